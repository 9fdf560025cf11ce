import { strFromU8, unzipSync } from 'fflate'

/** Contents of an exported file: the record, and the bytes of the other files in it. */
export async function readExport(file: Blob) {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = entries['everything.json']
  if (text === undefined) throw new Error('the file has no everything.json')
  return { entries, everything: JSON.parse(strFromU8(text)) as { readonly children: readonly Record<string, unknown>[]; readonly person: object | null } }
}
