import { configure, type FileEntry, Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js/lib/zip-core-custom.js'
import { type AsyncZippable, Inflate, zip } from 'fflate'
import type { Archive } from '#ports/archive'

/** Total unpacked size (bytes) above which a file would fill the memory. */
const MOST_UNPACKED = 2_000_000_000

/** Decompresses data in browsers that have no DecompressionStream of their own. */
class Inflating extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    let inflate: Inflate
    super({
      start: (controller) => void (inflate = new Inflate((chunk) => controller.enqueue(chunk))),
      transform: (chunk) => inflate.push(chunk),
      flush: () => inflate.push(new Uint8Array(0), true),
    })
  }
}
configure({ useWebWorkers: false, DecompressionStreamFallback: Inflating })

/** Reads and writes archives as zip files. One library packs them, another reads them and detects damage by the checksums. */
export const zipArchive: Archive = {
  async pack(entries) {
    const files: AsyncZippable = Object.fromEntries(entries.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]))
    const packed = await new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error === null ? resolve(data) : reject(error))))
    return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
  },

  async unpack(bytes, most) {
    const listed = withoutFolder(await filesIn(bytes))
    if (listed.reduce((sum, { entry }) => sum + entry.uncompressedSize, 0) > MOST_UNPACKED) return new Map()
    const unpacked = new Map<string, Uint8Array | null>()
    for (const { name, entry } of listed) unpacked.set(name, entry.uncompressedSize > most(name) ? null : await whole(entry))
    return unpacked
  },
}

/** Returns the files of an archive, as far as its directory can be read. */
async function filesIn(bytes: Uint8Array): Promise<readonly Listed[]> {
  const files: Listed[] = []
  try {
    for await (const entry of new ZipReader(new Uint8ArrayReader(bytes)).getEntriesGenerator())
      if (!entry.directory) files.push({ name: entry.filename, entry })
  } catch {
    return files
  }
  return files
}

/** Returns the bytes of a file, or null if they are damaged. */
const whole = (entry: FileEntry): Promise<Uint8Array | null> => entry.getData(new Uint8ArrayWriter(), { checkSignature: true }).catch(() => null)

interface Listed {
  readonly name: string
  readonly entry: FileEntry
}

/** Files that macOS adds to archives. */
const OF_MACOS = /^__MACOSX\/|(^|\/)(\._[^/]*|\.DS_Store)$/

/** Removes a single folder that contains all files. Safari unpacks downloads, and packing them again adds such a folder. */
function withoutFolder(listed: readonly Listed[]): readonly Listed[] {
  const files = listed.filter(({ name }) => !OF_MACOS.test(name))
  const folder = files[0]?.name.split('/').slice(0, -1)[0]
  if (folder === undefined || !files.every(({ name }) => name.startsWith(`${folder}/`))) return files
  return files.map((file) => ({ ...file, name: file.name.slice(folder.length + 1) }))
}
