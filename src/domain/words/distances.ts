/**
 * Returns each pixel's distance (pixels), row by row, from the nearest pixel that is 1 (Felzenszwalb and Huttenlocher: columns,
 * then rows).
 */
export function distancesTo(pixels: Uint8Array, width: number, height: number): Float64Array {
  const far = (width + height) ** 2
  const squares = Float64Array.from(pixels, (pixel) => (pixel === 1 ? 0 : far))
  const longest = Math.max(width, height)
  const scratch = { line: new Float64Array(longest), feet: new Int32Array(longest), borders: new Float64Array(longest + 1) }
  for (let x = 0; x < width; x++) alongLine(squares, x, width, height, scratch)
  for (let y = 0; y < height; y++) alongLine(squares, y * width, 1, width, scratch)
  return squares.map(Math.sqrt)
}

interface Scratch {
  readonly line: Float64Array
  readonly feet: Int32Array
  readonly borders: Float64Array
}

/** Replaces one line of `count` squared distances with the lower envelope of their parabolas. */
function alongLine(squares: Float64Array, from: number, step: number, count: number, { line, feet, borders }: Scratch): void {
  for (let index = 0; index < count; index++) line[index] = squares[from + index * step] as number
  let last = 0
  feet[0] = 0
  borders[0] = Number.NEGATIVE_INFINITY
  borders[1] = Number.POSITIVE_INFINITY
  for (let index = 1; index < count; index++) {
    const own = (line[index] as number) + index * index
    let border = Number.NEGATIVE_INFINITY
    for (;;) {
      const foot = feet[last] as number
      border = (own - (line[foot] as number) - foot * foot) / (2 * (index - foot))
      if (border > (borders[last] as number)) break
      last -= 1
    }
    last += 1
    feet[last] = index
    borders[last] = border
    borders[last + 1] = Number.POSITIVE_INFINITY
  }
  last = 0
  for (let index = 0; index < count; index++) {
    while ((borders[last + 1] as number) < index) last += 1
    const foot = feet[last] as number
    squares[from + index * step] = (index - foot) ** 2 + (line[foot] as number)
  }
}
