/**
 * Side (pixels) of the square on which thin parts are searched for, and maximum width of a thin part, as a share of the
 * picture's side.
 */
const SIDE = 64
const THIN = 0.12
const HALF = 0.5

/** Returns how much (0 to 1) of the point `x`, `y` (0 to 1) of a square picture belongs to its thin parts. */
export type ThinPartCoverage = (x: number, y: number) => number

/**
 * Finds the thin parts of a picture, such as a handle or a spout. A bright thin part that follows the body causes another flash
 * at each place it passes. Thin parts are those that a morphological opening removes. `opacityAt` returns the opacity (0 to 1)
 * of the square picture at `x`, `y` (0 to 1).
 */
export function thinParts(opacityAt: (x: number, y: number) => number): ThinPartCoverage {
  const solid = Uint8Array.from({ length: SIDE * SIDE }, (_, index) =>
    opacityAt(((index % SIDE) + HALF) / SIDE, (Math.floor(index / SIDE) + HALF) / SIDE) > HALF ? 1 : 0,
  )
  const eroded = near(solid, 0).map((value) => 1 - value)
  const opened = near(eroded, 1)
  // The area around a thin part counts too, so its soft edge is dimmed with it.
  return (x, y) => 1 - between(opened, x * SIDE - HALF, y * SIDE - HALF)
}

/** Width of the empty border around the square: half the width of a thin part. */
const BORDER = Math.floor((THIN * SIDE) / 2)
const ROW = SIDE + 2 * BORDER

/** Offsets to the cells within half the width of a thin part. */
const DISC = Int32Array.from(discOf((THIN * SIDE) / 2))

function discOf(radius: number): readonly number[] {
  const reach = Math.floor(radius)
  const side = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach)
  return side.flatMap((y) => side.filter((x) => x * x + y * y <= radius * radius).map((x) => y * ROW + x))
}

const withBorder = (cells: Uint8Array): Uint8Array => {
  const bordered = new Uint8Array(ROW * ROW)
  for (let y = 0; y < SIDE; y++) bordered.set(cells.subarray(y * SIDE, (y + 1) * SIDE), (y + BORDER) * ROW + BORDER)
  return bordered
}

/** Returns the cells that have one with this value nearby. Must be fast: it runs at the start of a trial, between two frames. */
function near(cells: Uint8Array, wanted: 0 | 1): Uint8Array {
  const bordered = withBorder(cells)
  const found = new Uint8Array(SIDE * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const at = (y + BORDER) * ROW + x + BORDER
      for (let step = 0; step < DISC.length; step++) {
        if (bordered[at + (DISC[step] ?? 0)] !== wanted) continue
        found[y * SIDE + x] = 1
        break
      }
    }
  }
  return found
}

const cellAt = (cells: Uint8Array, x: number, y: number): number => (x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (cells[y * SIDE + x] ?? 0))

/** Interpolates between the values of four cells. */
function between(cells: Uint8Array, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const rowAt = (row: number) => cellAt(cells, left, row) * (1 - right) + cellAt(cells, left + 1, row) * right
  return rowAt(top) * (1 - down) + rowAt(top + 1) * down
}
