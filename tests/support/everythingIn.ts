import { strFromU8, unzipSync } from 'fflate'

/** What a file that was given out holds: the record, and the bytes of what lies beside it. */
export async function everythingIn(file: Blob) {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = entries['everything.json']
  if (text === undefined) throw new Error('the file has no everything.json')
  return { entries, everything: JSON.parse(strFromU8(text)) as { readonly children: readonly Record<string, unknown>[]; readonly person: object | null } }
}
