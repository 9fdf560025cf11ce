import { type AsyncZippable, unzip, zip } from 'fflate'
import type { Archive } from '#ports/archive'

/** A file that says it is larger than this, unpacked, would fill the memory (bytes). */
const MOST_UNPACKED = 2_000_000_000

/** Archives as zip files. */
export const zipArchive: Archive = {
  async pack(entries) {
    const files: AsyncZippable = Object.fromEntries(entries.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]))
    const packed = await new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error === null ? resolve(data) : reject(error))))
    return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
  },

  unpack: (bytes) =>
    new Promise((resolve) => {
      let whole = 0
      // Nothing is unpacked further than it says of itself, so that this bounds all of it.
      const filter = ({ originalSize }: { readonly originalSize: number }) => (whole += originalSize) <= MOST_UNPACKED
      unzip(bytes, { filter }, (error, data) => resolve(new Map(error === null && whole <= MOST_UNPACKED ? Object.entries(data) : [])))
    }),
}
