/*
 * Unpacks a web font (WOFF 1.0, W3C Recommendation 2012) into its TrueType file, the only kind that jsPDF reads. Each table is compressed separately,
 * and the platform decompresses it.
 */

const HEADER = 44
const ENTRY = 20
const SFNT_ENTRY = 16

export async function sfntOf(woff: ArrayBuffer): Promise<Uint8Array> {
  const view = new DataView(woff)
  if (view.getUint32(0) !== 0x77_4f_46_46) throw new Error('not a WOFF font')
  const count = view.getUint16(12)
  const tables = await Promise.all(Array.from({ length: count }, (_, index) => tableAt(woff, view, HEADER + index * ENTRY)))
  const directory = 12 + count * SFNT_ENTRY
  const places = tables.reduce<readonly number[]>((so, { data }) => [...so, (so.at(-1) ?? directory) + padded(data.length)], [directory])
  const file = new Uint8Array(places.at(-1) ?? directory)
  const out = new DataView(file.buffer)
  const power = Math.floor(Math.log2(count))
  out.setUint32(0, view.getUint32(4))
  out.setUint16(4, count)
  out.setUint16(6, 16 * 2 ** power)
  out.setUint16(8, power)
  out.setUint16(10, 16 * count - 16 * 2 ** power)
  for (const [index, { tag, sum, data }] of tables.entries()) {
    const at = 12 + index * SFNT_ENTRY
    const place = places[index] ?? 0
    out.setUint32(at, tag)
    out.setUint32(at + 4, sum)
    out.setUint32(at + 8, place)
    out.setUint32(at + 12, data.length)
    file.set(data, place)
  }
  return file
}

/** Returns a length rounded up to a multiple of four bytes, at which tables begin. */
const padded = (length: number): number => Math.ceil(length / 4) * 4

async function tableAt(woff: ArrayBuffer, view: DataView, at: number) {
  const [offset, packed, length] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)]
  const bytes = new Uint8Array(woff, offset, packed)
  return { tag: view.getUint32(at), sum: view.getUint32(at + 16), data: packed === length ? bytes : await unpacked(bytes) }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
