import { type AsyncZippable, unzip, zip } from 'fflate'
import type { Archive } from '#ports/archive'

/** Archives as zip files. */
export const zipArchive: Archive = {
  async pack(entries) {
    const files: AsyncZippable = Object.fromEntries(entries.map(({ name, bytes, isPacked }) => [name, [bytes, { level: isPacked ? 0 : 6 }]]))
    const packed = await new Promise<Uint8Array>((resolve, reject) => zip(files, (error, data) => (error === null ? resolve(data) : reject(error))))
    return new Blob([new Uint8Array(packed)], { type: 'application/zip' })
  },

  unpack: (bytes) => new Promise((resolve) => unzip(bytes, (error, data) => resolve(new Map(error === null ? Object.entries(data) : [])))),
}
