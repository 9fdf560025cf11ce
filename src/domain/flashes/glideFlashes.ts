import { densestField, inDenseFields, squareField } from './fields'
import { FILM_GRID, FRAMES_PER_SECOND, type FlashLimits } from './limits'
import type { LitPicture } from './litPicture'
import { opposingFrom, type Swing, swingsOf } from './swings'

/*
 * Finds the flashes of a picture that glides at constant speed, without making a film. All points on one line of the picture's
 * path get the same series of light, one after another. Simultaneous changes therefore keep their shape and travel with the
 * picture. One table, with a row per line and a column per frame of that series, covers the whole glide.
 */

export interface Glide {
  /** Height of the picture (stage heights). */
  readonly size: number
  /** Speed of the glide (stage widths per second). */
  readonly speed: number
  /** Maximum distance of the glide (stage widths). No place sees more of the picture than passes it within this distance. */
  readonly way: number
  /** Whether the picture returns at once, as in a sway or a hop. Each place then sees the same changes twice. */
  readonly isToAndFro?: boolean
  /** Whether the glide starts again after the return, as in a sway. */
  readonly repeats?: boolean
  /** Whether the picture may pass over other things. */
  readonly isOverOthers?: boolean
  /** The only axis along which the picture moves; absent if it may move in any direction. */
  readonly along?: Axis
  /**
   * Minimum share of the picture's contrast that must stay (default 0; 1 is all of it). If that is not enough, the glide can only
   * be slowed.
   */
  readonly leastContrast?: number
  /** Whether the picture's thin parts stay as bright as the rest. */
  readonly keepsThin?: boolean
}

export type Axis = 'across' | 'down'

/** A glide along one of the picture's own axes. */
export interface DirectedGlide extends Glide {
  readonly axis: Axis
}

/** Changes at the places that a gliding picture passes. Shares are fractions of the stage's area, as in `Flashes` of a film. */
export interface GlideFlashes {
  readonly changes: number
  readonly overShare: number
  readonly cellChanges: number
  readonly fastShare: number
}

/** Whether a glide stays within limit 1. */
export const isSafeGlide = ({ overShare, fastShare }: GlideFlashes, { overArea, cellArea }: FlashLimits): boolean =>
  overShare < overArea && fastShare < cellArea

/** Number of samples taken while a slow picture passes one cell. */
const ENOUGH_PER_CELL = 4

/** Counts the flashes of a glide over black in the same way as `judgeFilm` counts those of a film. */
export function judgeGlide(picture: LitPicture, { size, speed, way, axis }: DirectedGlide, limits: FlashLimits): GlideFlashes {
  const cellsPerSecond = speed * FILM_GRID.width
  const framesPerSecond = Math.min(FRAMES_PER_SECOND, Math.ceil(ENOUGH_PER_CELL * cellsPerSecond))
  const framesPerCell = framesPerSecond / cellsPerSecond
  const pixelsPerCell = picture.height / (size * FILM_GRID.height)
  const side = Math.round(limits.field * FILM_GRID.height)
  const field = { width: Math.max(1, Math.round(side * framesPerCell)), height: side }
  const lines = seriesOf(picture, axis, pixelsPerCell, framesPerCell)
  const length = lines[0]?.length ?? 0
  const swings = lines.map((line) => swingsOf(line, limits))
  // Each cell takes up as many columns of the table as the picture needs frames to pass the cell.
  const stageInTable = FILM_GRID.width * FILM_GRID.height * framesPerCell
  const counting = countByArea(swings, length, framesPerCell, side, limits.area * FILM_GRID.width * FILM_GRID.height)
  const quarter = Math.round(framesPerSecond / 4)
  const within = Math.min(framesPerSecond, Math.max(1, Math.round((way / speed) * framesPerSecond)))
  const over = new Uint8Array((length + quarter) * lines.length)
  let [changes, cellChanges, fastCells] = [0, 0, 0]
  for (const [row, all] of swings.entries()) {
    const runs = all.map((first, index) => ({ first, ...opposingFrom(all, index, within) }))
    cellChanges = Math.max(cellChanges, ...runs.map(({ count }) => count))
    // A place sees a whole run of changes only if the whole run passes the place within the distance of the glide.
    const fast = runs.filter(({ count }) => count > limits.cellChanges).map(({ first, last }) => (last.to - first.from) / framesPerCell)
    fastCells += Math.max(0, way * FILM_GRID.width - Math.min(Infinity, ...fast))
    const counted = all.filter((swing) => counting.has(swing))
    for (const [index, first] of counted.entries()) {
      const { count, last } = opposingFrom(counted, index, within)
      changes = Math.max(changes, count)
      // The picture moves on within a quarter of a second, so all these places see too many changes in the same quarter.
      const start = row * (length + quarter)
      if (count > limits.changes) over.fill(1, start + first.to, start + last.to + quarter)
    }
  }
  return {
    changes,
    overShare: densestField({ cells: over, width: length + quarter, height: lines.length }, field) / stageInTable,
    cellChanges,
    fastShare: fastCells / (FILM_GRID.width * FILM_GRID.height),
  }
}

/**
 * Returns the light that a cell sees in each frame while the picture passes, for each line of cells along the path. It is black
 * before and after.
 */
function seriesOf(picture: LitPicture, axis: Axis, pixelsPerCell: number, framesPerCell: number): readonly Float32Array[] {
  const { luminance, width, height } = picture
  const [along, beside, alongStep, besideStep] = axis === 'across' ? [width, height, 1, width] : [height, width, width, 1]
  const frames = Math.ceil((along / pixelsPerCell + 1) * framesPerCell) + 2
  return Array.from({ length: Math.ceil(beside / pixelsPerCell) }, (_, line) => {
    const [from, to] = [Math.round(line * pixelsPerCell), Math.min(beside, Math.round((line + 1) * pixelsPerCell))]
    // Sums of the light of all pixels up to each place along the path.
    const sums = new Float64Array(along + 1)
    for (let at = 0; at < along; at++) {
      let light = 0
      for (let across = from; across < to; across++) light += luminance[at * alongStep + across * besideStep] ?? 0
      sums[at + 1] = (sums[at] ?? 0) + light / pixelsPerCell
    }
    const upTo = (place: number) => {
      const within = Math.min(along, Math.max(0, place))
      const pixel = Math.floor(within)
      return (sums[pixel] ?? 0) + (within - pixel) * ((sums[pixel + 1] ?? 0) - (sums[pixel] ?? 0))
    }
    return Float32Array.from({ length: frames }, (__, frame) => {
      const start = (frame / framesPerCell - 1) * pixelsPerCell
      return (upTo(start + pixelsPerCell) - upTo(start)) / pixelsPerCell
    })
  })
}

/**
 * Finds the swings that count because enough of the stage changes with them. In one frame, the cells along a line see every n-th
 * frame of their series, so each offset is one moment of the glide.
 */
function countByArea(lines: readonly (readonly Swing[])[], length: number, framesPerCell: number, side: number, least: number): ReadonlySet<Swing> {
  const counting = new Set<Swing>()
  const width = Math.ceil(length / framesPerCell)
  for (const direction of [1, -1] as const) {
    for (let moment = 0; moment < framesPerCell; moment++) {
      const cellAt = (frame: number) => Math.ceil((frame - moment) / framesPerCell)
      /** Returns the range of cells in which the swing is under way at this moment. */
      const cellsOf = ({ from, to }: Swing) => [Math.max(0, cellAt(from)), Math.max(0, cellAt(to + 1))] as const
      const cells = new Uint8Array(width * lines.length)
      for (const [row, swings] of lines.entries()) {
        for (const swing of swings) {
          const [from, to] = cellsOf(swing)
          if (swing.direction === direction) cells.fill(1, row * width + from, row * width + to)
        }
      }
      const dense = inDenseFields({ cells, width, height: lines.length }, squareField(side), least)
      if (dense === null) continue
      for (const [row, swings] of lines.entries()) {
        for (const swing of swings) {
          const [from, to] = cellsOf(swing)
          if (swing.direction === direction && dense.subarray(row * width + from, row * width + to).includes(1)) counting.add(swing)
        }
      }
    }
  }
  return counting
}
