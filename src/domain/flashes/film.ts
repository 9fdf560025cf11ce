import { densestField, type FlashField, inDenseFields, squareField } from './fields'
import { linearOf, luminanceOfLinear } from './light'
import { type FlashLimits, LEAST_RED, RED_CHANGE, SATURATED_RED } from './limits'
import { opposingFrom, type Swing, swingsOf } from './swings'

/** A film of the stage: square cells, row by row, each with red, green and blue as sRGB bytes. */
export interface Film {
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number
  readonly frames: readonly Uint8Array[]
}

/** A film's figures for one kind of change. Shares are fractions of the stage's area. */
interface Flashes {
  /** Maximum number of opposing changes within a second at any place, counting only those of a large enough area. */
  readonly changes: number
  /** Largest area within a field that has more of these changes than allowed in the same quarter of a second. */
  readonly overShare: number
  /** Cell with the most changes, and the frames of the first and the last of these changes. */
  readonly worst: FilmFrame | null
  /**
   * Maximum number of opposing changes within a second at any place, whatever their area, and the share of the stage that has more
   * of these than allowed.
   */
  readonly cellChanges: number
  readonly fastShare: number
  readonly busiest: FilmFrame | null
  /**
   * Largest area that changes at once in one direction, faster than allowed for the whole screen, and the frame in which this
   * happens.
   */
  readonly hastyShare: number
  readonly hastyAt: number
}

/** A cell, and the frames in which the first and the last of its changes end. */
export interface FilmFrame {
  readonly x: number
  readonly y: number
  readonly from: number
  readonly to: number
}

/**
 * Rule that a film breaks: more flashes than allowed in an area that counts, or in any area; or a change of the whole screen
 * that is too fast (clinical-design.md §1.7, limits 1 and 2).
 */
export type BrokenRule = 'flash' | 'red flash' | 'flicker' | 'red flicker' | 'hasty change'

export interface FilmVerdict {
  readonly luminance: Flashes
  readonly red: Flashes
  /** Rules that the film breaks; empty if it is safe. */
  readonly broken: readonly BrokenRule[]
}

/**
 * Time (s) below which a change is hasty. A change of the whole screen takes at least 800 ms (limit 2), but an eased one is
 * almost still during the first and last 15 % of that time.
 */
const HASTY_SECONDS = 0.55
/** Share of the stage from which a change counts as a change of the whole screen. */
const WHOLE_SCREEN = 0.25

/** The changes of every cell in a film. They depend on how large a change must be to count, not on any area. */
export interface FilmSwings {
  readonly film: Film
  readonly luminance: readonly (readonly Swing[])[]
  readonly red: readonly (readonly Swing[])[]
}

/** Counts flashes, for luminance and for saturated red, by the area that changes together. */
export const judgeFilm = (film: Film, limits: FlashLimits): FilmVerdict => judgeSwings(swingsIn(film, limits), limits)

export function judgeSwings({ film, luminance, red }: FilmSwings, limits: FlashLimits): FilmVerdict {
  const verdict = { luminance: judge(luminance, film, limits), red: judge(red, film, limits) }
  return { ...verdict, broken: rulesBrokenBy(verdict, limits) }
}

export function swingsIn(film: Film, limits: Pick<FlashLimits, 'change' | 'darkerUnder'>): FilmSwings {
  const { width, height, frames } = film
  const luminance: (readonly Swing[])[] = []
  const red: (readonly Swing[])[] = []
  const changing = changingCells(film)
  const light = new Float32Array(frames.length)
  const redness = new Float32Array(frames.length)
  const isSaturated = new Uint8Array(frames.length)
  for (let cell = 0; cell < width * height; cell++) {
    if (changing[cell] === 0) {
      luminance.push([])
      red.push([])
      continue
    }
    let isRed = false
    for (let frame = 0; frame < frames.length; frame++) {
      const bytes = frames[frame] ?? new Uint8Array()
      const r = linearOf(bytes[3 * cell])
      const g = linearOf(bytes[3 * cell + 1])
      const b = linearOf(bytes[3 * cell + 2])
      light[frame] = luminanceOfLinear(r, g, b)
      redness[frame] = Math.max(0, r - g - b)
      isSaturated[frame] = r > LEAST_RED && r / (r + g + b) >= SATURATED_RED ? 1 : 0
      isRed ||= isSaturated[frame] === 1
    }
    luminance.push(swingsOf(light, limits))
    const isOfRed = ({ start, end }: Swing) => isSaturated.subarray(start, end + 1).includes(1)
    red.push(isRed ? swingsOf(redness, { change: RED_CHANGE, darkerUnder: Infinity }).filter(isOfRed) : [])
  }
  return { film, luminance, red }
}

function rulesBrokenBy({ luminance, red }: Pick<FilmVerdict, 'luminance' | 'red'>, { overArea, cellArea }: FlashLimits): readonly BrokenRule[] {
  const rules: readonly (readonly [BrokenRule, boolean])[] = [
    ['flash', luminance.overShare >= overArea],
    ['red flash', red.overShare >= overArea],
    ['flicker', luminance.fastShare >= cellArea],
    ['red flicker', red.fastShare >= cellArea],
    ['hasty change', luminance.hastyShare >= WHOLE_SCREEN],
  ]
  return rules.flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

/** Returns 1 for each cell that changes in any frame. Most of the stage is still. */
function changingCells({ width, height, frames }: Film): Uint8Array {
  const changing = new Uint8Array(width * height)
  for (const [index, bytes] of frames.entries()) {
    const before = frames[index - 1]
    if (before === undefined || before === bytes) continue
    for (let cell = 0, at = 0; cell < changing.length; cell++, at += 3)
      if (bytes[at] !== before[at] || bytes[at + 1] !== before[at + 1] || bytes[at + 2] !== before[at + 2]) changing[cell] = 1
  }
  return changing
}

function judge(swings: readonly (readonly Swing[])[], film: Film, limits: FlashLimits): Flashes {
  const { width, height, framesPerSecond } = film
  const cells = width * height
  const field = squareField(Math.max(1, Math.round(limits.field * height)))
  const { counting, ...hasty } = countByArea(swings, film, field, limits.area * cells)
  const over = Array.from({ length: Math.ceil((film.frames.length / framesPerSecond) * 4) + 1 }, () => new Set<number>())
  let [most, mostOfCell, fast] = [0, 0, 0]
  let worst: FilmFrame | null = null
  let busiest: FilmFrame | null = null
  for (const [cell, all] of swings.entries()) {
    if (all.length === 0) continue
    const place = { x: cell % width, y: Math.floor(cell / width) }
    const ofAny = mostOpposing(all, framesPerSecond)
    if (ofAny.count > mostOfCell) {
      mostOfCell = ofAny.count
      busiest = { ...place, from: ofAny.from, to: ofAny.to }
    }
    if (ofAny.count > limits.cellChanges) fast += 1
    const counted = all.filter((swing) => counting.has(swing))
    const { count, from, to } = mostOpposing(counted, framesPerSecond)
    if (count > most) {
      most = count
      worst = { ...place, from, to }
    }
    for (const span of spansOver(counted, framesPerSecond, limits.changes))
      for (let quarter = Math.floor((span.from * 4) / framesPerSecond); quarter <= Math.floor((span.to * 4) / framesPerSecond); quarter++)
        over[quarter]?.add(cell)
  }
  const overShare = Math.max(0, ...over.map((set) => (set.size < 2 ? set.size : densestField(gridOf(set, width, height), field)))) / cells
  return { changes: most, overShare, worst, cellChanges: mostOfCell, fastShare: fast / cells, busiest, ...hasty }
}

/** Finds the swings that count, because enough of the stage changes with them, and the largest area that changes too fast at once. */
function countByArea(
  swings: readonly (readonly Swing[])[],
  { width, height, framesPerSecond, frames }: Film,
  field: FlashField,
  least: number,
): { readonly counting: ReadonlySet<Swing> } & Pick<Flashes, 'hastyShare' | 'hastyAt'> {
  const counting = new Set<Swing>()
  const cells = width * height
  const isHasty = ({ start, end }: Swing) => end - start < HASTY_SECONDS * framesPerSecond
  let [mostHasty, hastyAt] = [0, 0]
  for (const direction of [1, -1]) {
    const { starting, ending } = byFrame(swings, frames.length, direction)
    // In one direction a cell has at most one swing under way, because swings alternate.
    const underWay: (Swing | undefined)[] = Array.from({ length: cells })
    const mask = new Uint8Array(cells)
    let [count, hasty] = [0, 0]
    for (let frame = 0; frame < frames.length; frame++) {
      for (const [cell, swing] of starting[frame] ?? []) {
        underWay[cell] = swing
        mask[cell] = 1
        count += 1
        if (isHasty(swing)) hasty += 1
      }
      if (hasty > mostHasty) [mostHasty, hastyAt] = [hasty, frame]
      // If nothing has started since the last frame, no area has become dense.
      const dense = count >= least && (starting[frame]?.length ?? 0) > 0 ? inDenseFields({ cells: mask, width, height }, field, least) : null
      if (dense !== null) for (const [cell, swing] of underWay.entries()) if (swing !== undefined && dense[cell] === 1) counting.add(swing)
      for (const [cell, swing] of ending[frame] ?? []) {
        underWay[cell] = undefined
        mask[cell] = 0
        count -= 1
        if (isHasty(swing)) hasty -= 1
      }
    }
  }
  return { counting, hastyShare: mostHasty / cells, hastyAt }
}

type CellSwing = readonly [cell: number, swing: Swing]

/** Groups the swings in one direction by the frames in which they start and end. */
function byFrame(swings: readonly (readonly Swing[])[], frameCount: number, direction: number) {
  const starting: CellSwing[][] = Array.from({ length: frameCount }, () => [])
  const ending: CellSwing[][] = Array.from({ length: frameCount }, () => [])
  for (const [cell, list] of swings.entries()) {
    for (const swing of list) {
      if (swing.direction !== direction) continue
      starting[swing.from]?.push([cell, swing])
      ending[swing.to]?.push([cell, swing])
    }
  }
  return { starting, ending }
}

function gridOf(set: ReadonlySet<number>, width: number, height: number) {
  const cells = new Uint8Array(width * height)
  for (const cell of set) cells[cell] = 1
  return { cells, width, height }
}

/**
 * Finds the maximum number of opposing swings that end within any one second, and the frames in which the first and the last of
 * them end.
 */
function mostOpposing(swings: readonly Swing[], framesPerSecond: number): { readonly count: number; readonly from: number; readonly to: number } {
  let most = { count: 0, from: 0, to: 0 }
  for (const [index, first] of swings.entries()) {
    const { count, last } = opposingFrom(swings, index, framesPerSecond)
    if (count > most.count) most = { count, from: first.to, to: last.to }
  }
  return most
}

/** Returns the spans in which more than `most` opposing swings end within a second. */
const spansOver = (swings: readonly Swing[], framesPerSecond: number, most: number): readonly { readonly from: number; readonly to: number }[] =>
  swings.flatMap((first, index) => {
    const { count, last } = opposingFrom(swings, index, framesPerSecond)
    return count > most ? [{ from: first.to, to: last.to }] : []
  })
