import type { Place } from '../geometry'

/*
 * Detects movement in front of the camera, and where it is, for children who cannot lift a hand: moving the head or the body is
 * enough. A very small grey picture suffices. The following do not count as movement: the camera's noise, which is learned
 * first; a lamp or the camera's automatic brightness, which change the whole picture; light that flickers in rows or columns;
 * and slow changes.
 */

/** Size of the small grey picture, in cells. */
export const GREY = { width: 32, height: 24 } as const
const CELLS = GREY.width * GREY.height

/** One picture of the camera, not mirrored: the brightness of each cell (0 to 255), row by row. */
export interface GreyPicture {
  readonly at: number
  readonly cells: ArrayLike<number>
}

/**
 * Movement in the mirrored picture. Shares are fractions of the cells of the whole picture, and of those of its left and right
 * half.
 */
export interface Movement {
  readonly share: number
  readonly left: number
  readonly right: number
  /** Centre of the movement; null if there is none. */
  readonly centre: Place | null
}

/** State of movement detection from one picture to the next. */
export interface WatchedPictures {
  readonly startedAt: number
  /** The most recent pictures, newest last. */
  readonly recent: readonly GreyPicture[]
  /** Typical random change of each cell (of 255). */
  readonly noise: readonly number[]
  /** Time (ms) until which nothing is reported, because the light is changing. */
  readonly unsettledUntil: number
  /** Movement in the last pictures; null while the camera's noise is being learned. */
  readonly movement: Movement | null
}

export const nothingWatched: WatchedPictures = { startedAt: 0, recent: [], noise: [], unsettledUntil: 0, movement: null }

/** Time (ms) in which the camera's noise is learned, at the start and after a gap (ms) between two pictures. */
export const LEARN_MS = 1000
const GAP_MS = 1000
/** Time (ms) between two compared pictures. In this time a slow head moves half a cell, and slow light hardly changes. */
const COMPARED_MS = 250
/** Minimum change of a cell that counts: this many times the cell's own noise, and this much of 255. */
const NOISE_TIMES = 3.5
const LEAST_CHANGE = 7
/** Share of a change without movement that is added to the learned noise in each picture at first. Later, learning is slower. */
const LEARNS = 0.15
/**
 * Share of the picture that must change at once, or minimum change of the whole picture (of 255), for the light to count as
 * changed. Nothing is reported for SETTLES_MS (ms) afterwards.
 */
const LIGHT_SHARE = 0.55
const LIGHT_CHANGE = 14
const SETTLES_MS = 700
/** Minimum number of changed cells among a cell's eight neighbours. Movement never affects only a single cell. */
const LEAST_NEIGHBOURS = 2

const none: Movement = { share: 0, left: 0, right: 0, centre: null }

/** Processes one more picture. After a gap, the noise is learned again. */
export function watchPicture(before: WatchedPictures, picture: GreyPicture): WatchedPictures {
  const last = before.recent.at(-1)
  if (last === undefined || picture.at - last.at > GAP_MS || picture.at <= last.at)
    return { ...nothingWatched, startedAt: picture.at, recent: [picture], noise: Array.from({ length: CELLS }, () => 0) }
  const compared = before.recent.findLast(({ at }) => picture.at - at >= COMPARED_MS) ?? before.recent[0] ?? last
  const recent = [...before.recent.filter(({ at }) => at >= compared.at), picture]
  const isLearning = picture.at - before.startedAt < LEARN_MS
  const raw = Array.from({ length: CELLS }, (_, cell) => value(picture, cell) - value(compared, cell))
  const changes = withoutLight(raw)
  const isLight = Math.abs(median(raw)) > LIGHT_CHANGE || shareOf(raw, LEAST_CHANGE * 2) > LIGHT_SHARE
  const unsettledUntil = isLight ? picture.at + SETTLES_MS : before.unsettledUntil
  if (picture.at < unsettledUntil) return { ...before, recent, unsettledUntil, movement: isLearning ? null : none }
  const moved = changes.map((change, cell) => Math.abs(change) > Math.max(LEAST_CHANGE, NOISE_TIMES * (before.noise[cell] ?? 0)))
  const noise = changes.map((change, cell) => {
    const known = before.noise[cell] ?? 0
    if (isLearning) return Math.max(known, Math.abs(change) / 2, known + (Math.abs(change) - known) * LEARNS)
    return moved[cell] === true ? known : known + (Math.abs(change) - known) * LEARNS * 0.2
  })
  return { startedAt: before.startedAt, recent, noise, unsettledUntil, movement: isLearning ? null : movementIn(moved) }
}

/** Mean brightness (0 to 1) below which a picture comes from a covered camera or a dark room. A dim room has about 0.1. */
export const DARK = 0.06

/** Returns the mean brightness of a picture, 0 to 1. */
export function brightnessOf({ cells }: Pick<GreyPicture, 'cells'>): number {
  let sum = 0
  for (let cell = 0; cell < CELLS; cell++) sum += cells[cell] ?? 0
  return sum / CELLS / 255
}

/** Returns the changes without the part that is common to the whole picture, to each row and to each column. */
function withoutLight(raw: readonly number[]): readonly number[] {
  const common = median(raw)
  const level = raw.map((change) => change - common)
  const rows = Array.from({ length: GREY.height }, (_, row) => median(level.slice(row * GREY.width, (row + 1) * GREY.width)))
  const rest = level.map((change, cell) => change - (rows[Math.floor(cell / GREY.width)] ?? 0))
  const columns = Array.from({ length: GREY.width }, (_, column) => median(rest.filter((_change, cell) => cell % GREY.width === column)))
  return rest.map((change, cell) => change - (columns[cell % GREY.width] ?? 0))
}

function movementIn(moved: readonly boolean[]): Movement {
  let [count, left, x, y] = [0, 0, 0, 0]
  for (let cell = 0; cell < CELLS; cell++) {
    if (moved[cell] !== true || neighboursOf(cell).filter((near) => moved[near] === true).length < LEAST_NEIGHBOURS) continue
    const at = 1 - ((cell % GREY.width) + 0.5) / GREY.width
    count += 1
    left += at < 0.5 ? 1 : 0
    x += at
    y += (Math.floor(cell / GREY.width) + 0.5) / GREY.height
  }
  if (count === 0) return none
  return { share: count / CELLS, left: left / (CELLS / 2), right: (count - left) / (CELLS / 2), centre: { x: x / count, y: y / count } }
}

function neighboursOf(cell: number): readonly number[] {
  const [column, row] = [cell % GREY.width, Math.floor(cell / GREY.width)]
  return [-1, 0, 1].flatMap((down) =>
    [-1, 0, 1].flatMap((across) => {
      const [c, r] = [column + across, row + down]
      return (across === 0 && down === 0) || c < 0 || c >= GREY.width || r < 0 || r >= GREY.height ? [] : [r * GREY.width + c]
    }),
  )
}

const value = ({ cells }: GreyPicture, cell: number): number => cells[cell] ?? 0

const shareOf = (changes: readonly number[], least: number): number => changes.filter((change) => Math.abs(change) > least).length / CELLS

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
