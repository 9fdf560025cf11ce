import type { Archive, Unpacked } from '#ports/archive'
import { type OwnNames, ownNamesFrom } from '#domain/words/ownNames'
import type { DocumentData } from '#ports/documents'
import type { MediumInFile, OwnFile } from '#ports/ownFile'
import { childInFile } from './childInFile'
import { dateOf, countInvalidRows } from './fileRows'
import { isMap, parseJson } from './parsing'

/*
 * The file that a family downloads: one zip with data that can be read back, a table, printed reports, pictures and voice
 * recordings.
 */

/** Version in which files are written. All older versions stay readable forever (tests/fixtures/ownFile). */
const FILE_VERSION = 2
const EVERYTHING = 'everything.json'
/** Maximum size of a file (bytes). A larger one did not come from this app, and a browser could not load it. */
const MOST_BYTES = 2_000_000_000
/** Maximum length of the text (characters). No browser can make a longer one, so no export contains one. */
const MOST_TEXT = 500_000_000
/** Maximum size of a picture, a voice recording or a printed report (bytes): far more than this app produces. */
const MOST_MEDIUM = 20_000_000

/** Maximum number of children in a file: far more than one family has. A page that shows thousands stops responding for minutes. */
const MOST_CHILDREN = 64

/** A picture or voice recording with its file name. */
export interface PackedMedium {
  readonly name: string
  readonly blob: Blob
}

export interface ToPack {
  readonly madeAt: Date
  readonly person: DocumentData | null
  readonly children: readonly DocumentData[]
  readonly media: readonly PackedMedium[]
  /** The family's own names for listed words on this device. */
  readonly ownNames: OwnNames
  /** Table of all trials, for a spreadsheet. */
  readonly table: string
}

export async function packFile(archive: Archive, { madeAt, person, children, media, ownNames, table }: ToPack): Promise<Blob> {
  const everything = JSON.stringify({ version: FILE_VERSION, madeAt, person, children, ownNames }, null, 1)
  const letters = new TextEncoder()
  const beside = await Promise.all(media.map(async ({ name, blob }) => ({ name, bytes: new Uint8Array(await blob.arrayBuffer()), isPacked: true as const })))
  return archive.pack([{ name: EVERYTHING, bytes: letters.encode(everything) }, { name: 'trials.csv', bytes: letters.encode(table) }, ...beside])
}

/** Reads the contents of a file. Returns null if it did not come from this app, is damaged, or has an unknown version. */
export async function readFile(archive: Archive, file: Blob): Promise<OwnFile | null> {
  if (file.size > MOST_BYTES) return null
  // A dropped folder, or a cloud file that is not on this device, fails only when it is read.
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (bytes === null) return null
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const entries = isZip ? await archive.unpack(bytes, mostOf) : new Map<string, Uint8Array>()
  const text = isZip ? entries.get(EVERYTHING) : bytes
  const found = text === undefined || text === null ? undefined : parseJson(new TextDecoder().decode(text))
  if (!isMap(found) || !Array.isArray(found['children']) || found['children'].length > MOST_CHILDREN) return null
  const { version } = found
  if (version !== 1 && version !== FILE_VERSION) return null
  return {
    madeAt: dateOf(found['madeAt']),
    personId: isMap(found['person']) && typeof found['person']['id'] === 'string' ? found['person']['id'] : null,
    children: found['children'].filter(isMap),
    unreadable: countInvalidRows(found['children']),
    ownNames: ownNamesFrom(found['ownNames']),
    medium: (note) => mediumOf(note, entries),
    look: (child) => childInFile(child, (note) => mediumOf(note, entries), reportsIn(entries, child)),
  }
}

const mostOf = (name: string): number => (name === EVERYTHING ? MOST_TEXT : MOST_MEDIUM)

const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  png: 'image/png',
  wav: 'audio/wav',
  webm: 'audio/webm',
  mp4: 'audio/mp4',
  ogg: 'audio/ogg',
}

const blobOf = (bytes: Uint8Array, type: string): Blob => new Blob([new Uint8Array(bytes)], { type })

const reportsIn = (entries: Unpacked, { id }: DocumentData): readonly MediumInFile[] =>
  [...entries]
    .filter(([name]) => name.startsWith(`${String(id)}/reports/`))
    .map(([name, bytes]) => ({ name: name.split('/').at(-1) ?? name, blob: bytes === null ? null : blobOf(bytes, 'application/pdf') }))

/**
 * Returns the content of a picture or recording. In version 1 it was part of the text; since then it has been a separate file in
 * the zip.
 */
function mediumOf(note: DocumentData, entries: Unpacked): Blob | null {
  const { file, type, base64 } = note
  if (typeof base64 === 'string') return decoded(base64, typeof type === 'string' ? type : '')
  const bytes = typeof file === 'string' ? entries.get(file) : undefined
  if (bytes === undefined || bytes === null) return null
  const known = typeof type === 'string' ? type : types[String(file).split('.').at(-1) ?? '']
  return blobOf(bytes, known ?? '')
}

function decoded(base64: string, type: string): Blob | null {
  try {
    return new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type })
  } catch {
    return null
  }
}

/** Returns the file extension for the type of a picture or voice recording. */
export const endingOf = (type: string): string => Object.entries(types).find(([, known]) => type.startsWith(known))?.[0] ?? 'bin'
