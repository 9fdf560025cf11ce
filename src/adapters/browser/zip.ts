import { type AsyncZippable, inflate, inflateSync, strFromU8, zip } from 'fflate'
import type { Archive } from '#ports/archive'

/** Total size (bytes), unpacked, above which a file would fill the memory. */
const MOST_UNPACKED = 2_000_000_000
/** Size (bytes) above which a file is unpacked in a worker. */
const LARGE = 320_000

/** Archives as zip files. */
export const zipArchive: Archive = {
  async pack(entries) {
    const files: AsyncZippable = Object.fromEntries(entries.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]))
    const packed = await new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error === null ? resolve(data) : reject(error))))
    return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
  },

  async unpack(bytes, most) {
    const listed = withoutFolder(listedIn(bytes))
    if (listed.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) return new Map()
    const unpacked = new Map<string, Uint8Array | null>()
    for (const entry of listed) unpacked.set(entry.name, entry.size > most(entry.name) ? null : await whole(bytes, entry).catch(() => null))
    return unpacked
  },
}

/** A file's entry in the archive's directory; `at` is the position of its local header. */
interface Listed {
  readonly name: string
  readonly isStored: boolean
  readonly sum: number
  readonly packed: number
  readonly size: number
  readonly at: number
}

const END_OF_LIST = 0x06054b50
const IN_LIST = 0x02014b50
/** Size of the end record, which is followed by a comment at most. */
const END_BYTES = 22
const MOST_REMARK = 0xffff

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** The directory at the end of an archive, as far as it can be read. fflate reads it too, but ignores the checksums. */
function listedIn(bytes: Uint8Array): readonly Listed[] {
  const view = viewOf(bytes)
  let end = bytes.length - END_BYTES
  const first = Math.max(0, end - MOST_REMARK)
  while (end >= first && view.getUint32(end, true) !== END_OF_LIST) end--
  if (end < first) return []
  const listed: Listed[] = []
  let at = view.getUint32(end + 16, true)
  while (at + 46 <= end && view.getUint32(at, true) === IN_LIST) {
    const [nameLength, extraLength, remarkLength] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [number, number, number]
    listed.push({
      name: strFromU8(bytes.subarray(at + 46, at + 46 + nameLength)),
      isStored: view.getUint16(at + 10, true) === 0,
      sum: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    at += 46 + nameLength + extraLength + remarkLength
  }
  return listed
}

/** Files that macOS adds to archives. */
const OF_MACOS = /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store)$/

/** The files without a single folder that holds them all. Safari unpacks what it downloads, and packing that again adds such a folder. */
function withoutFolder(listed: readonly Listed[]): readonly Listed[] {
  const files = listed.filter(({ name }) => !name.endsWith('/') && !OF_MACOS.test(name))
  const folder = files[0]?.name.split('/').slice(0, -1)[0]
  if (folder === undefined || !files.every(({ name }) => name.startsWith(`${folder}/`))) return files
  return files.map((file) => ({ ...file, name: file.name.slice(folder.length + 1) }))
}

/** The bytes of a file in an archive, no more than listed; null where their checksum is wrong. Rejects when they cannot be unpacked. */
async function whole(bytes: Uint8Array, { isStored, sum, packed, size, at }: Listed): Promise<Uint8Array | null> {
  const view = viewOf(bytes)
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const data = bytes.subarray(from, from + packed)
  const found = isStored ? data : size > LARGE ? await inflatedBeside(data, size) : inflateSync(data, { out: new Uint8Array(size) })
  return found.length === size && sumOf(found) === sum ? found : null
}

const inflatedBeside = (data: Uint8Array, size: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => inflate(data.slice(), { size, consume: true }, (error, found) => (error === null ? resolve(found) : reject(error))))

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

/** The CRC-32 by which a zip detects damage. */
function sumOf(bytes: Uint8Array): number {
  let sum = -1
  for (const byte of bytes) sum = (sums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}
