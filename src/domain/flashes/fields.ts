/** A grid of cells, row by row. A non-zero cell is set. */
export interface Grid {
  readonly cells: Uint8Array
  readonly width: number
  readonly height: number
}

/** Width and height of a rectangle, in cells. */
export interface FlashField {
  readonly width: number
  readonly height: number
}

export const squareField = (side: number): FlashField => ({ width: side, height: side })

/** Returns the sums over all rectangles from the top left. The sum of any rectangle then takes only four reads. */
function integralOf({ cells, width, height }: Grid): Int32Array {
  const sums = new Int32Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += cells[y * width + x] === 0 ? 0 : 1
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Counts the set cells in the field with this top left corner. Cells outside the grid do not count. */
function countIn(sums: Int32Array, grid: Grid, x: number, y: number, field: FlashField): number {
  const line = grid.width + 1
  const [left, right] = [Math.max(0, x), Math.min(grid.width, x + field.width)]
  const [top, bottom] = [Math.max(0, y) * line, Math.min(grid.height, y + field.height) * line]
  return (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0)
}

/** Returns the maximum number of set cells in any field of this size. */
export function densestField(grid: Grid, field: FlashField): number {
  const sums = integralOf(grid)
  let most = 0
  for (let y = 0; y <= Math.max(0, grid.height - field.height); y++)
    for (let x = 0; x <= Math.max(0, grid.width - field.width); x++) most = Math.max(most, countIn(sums, grid, x, y, field))
  return most
}

/**
 * Returns the cells that are in at least one field of this size with at least `least` set cells, or null if there is no such
 * field.
 */
export function inDenseFields(grid: Grid, field: FlashField, least: number): Uint8Array | null {
  const sums = integralOf(grid)
  const { width, height } = grid
  const corners = new Uint8Array(width * height)
  let isAny = false
  for (let y = 0; y <= Math.max(0, height - field.height); y++) {
    for (let x = 0; x <= Math.max(0, width - field.width); x++) {
      if (countIn(sums, grid, x, y, field) < least) continue
      corners[y * width + x] = 1
      isAny = true
    }
  }
  if (!isAny) return null
  const cornerGrid = { cells: corners, width, height }
  const cornerSums = integralOf(cornerGrid)
  const dense = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) if (countIn(cornerSums, cornerGrid, x - field.width + 1, y - field.height + 1, field) > 0) dense[y * width + x] = 1
  return dense
}
