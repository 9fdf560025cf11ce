/** Type of a file, found from its first bytes whatever its name. The result is null if it is not a picture of a known type. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'bmp' | 'avif' | 'heic'

/** Number of bytes that `fileKindOf` needs. */
export const HEADER_BYTES = 32

const starts: readonly (readonly [kind: FileKind, start: readonly number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
  ['bmp', [0x42, 0x4d]],
]

/** Brands of the ISO container that contain HEVC, which most browsers cannot read. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export function fileKindOf(header: Uint8Array): FileKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...header.subarray(from, to))
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') {
    const brand = text(8, 12)
    if (brand === 'avif' || brand === 'avis') return 'avif'
    return heicBrands.includes(brand) ? 'heic' : null
  }
  return starts.find(([, start]) => start.every((byte, index) => header[index] === byte))?.[0] ?? null
}
