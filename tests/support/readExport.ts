import { strFromU8, unzipSync } from 'fflate'

type Row = Readonly<Record<string, unknown>>

/** A child in an exported file, with the documents that belong to it. */
interface ExportedChild extends Row {
  readonly alias: string
  readonly sessions: readonly (Row & { readonly ranBy: string; readonly events: readonly (Row & { readonly kind: string; readonly outcome?: string })[] })[]
  readonly assessments: readonly (Row & { readonly id: string; readonly says?: unknown })[]
  readonly texts: readonly Row[]
}

/** Returns the contents of an exported file: the record, and the bytes of the other files in it. */
export async function readExport(file: Blob) {
  const entries = unzipSync(new Uint8Array(await file.arrayBuffer()))
  const text = entries['everything.json']
  if (text === undefined) throw new Error('the file has no everything.json')
  return { entries, everything: JSON.parse(strFromU8(text)) as { readonly children: readonly ExportedChild[]; readonly person: object | null } }
}
