import type { Place } from '../geometry'

/*
 * Detects movement in front of the camera, and its place, for children who cannot lift a hand: a head or a whole body will
 * do. A very small grey picture is enough. These do not count as movement: the camera's noise, which is learned first; a
 * lamp or the camera's automatic brightness, which change the whole picture; light that flickers in rows or columns; and
 * slow changes.
 */

/** The small picture. */
export const GREY = { width: 32, height: 24 } as const
const CELLS = GREY.width * GREY.height

/** One picture of the camera, not mirrored: the brightness of each cell, 0 to 255, row by row. */
export interface GreyPicture {
  readonly at: number
  readonly cells: ArrayLike<number>
}

/** Movement in the mirrored picture. Shares are of the cells of the whole picture, and of its left and right half. */
export interface Movement {
  readonly share: number
  readonly left: number
  readonly right: number
  /** The middle of the movement; null without any. */
  readonly centre: Place | null
}

/** State of watching the camera's pictures for movement. */
export interface WatchedPictures {
  readonly startedAt: number
  /** The last pictures, the newest last. */
  readonly recent: readonly GreyPicture[]
  /** Random change of each cell. */
  readonly noise: readonly number[]
  /** Time (ms) until which the light is changing, and nothing is reported. */
  readonly unsettledUntil: number
  /** Null while the noise is learned. */
  readonly movement: Movement | null
}

export const nothingWatched: WatchedPictures = { startedAt: 0, recent: [], noise: [], unsettledUntil: 0, movement: null }

/** Time (ms) to learn the camera's noise, at the start and after a gap between two pictures. */
export const LEARN_MS = 1000
const GAP_MS = 1000
/** Time (ms) between two compared pictures: a slow head moves half a cell in it, and slow light hardly changes. */
const COMPARED_MS = 250
/** A change of a cell counts from this many times its own noise, and from this much of 255. */
const NOISE_TIMES = 3.5
const LEAST_CHANGE = 7
/** Share of a change without movement that the noise learns in each picture: quickly at first, then slowly. */
const LEARNS = 0.15
/**
 * Share of the picture whose change at once, or change of all of it by this much, means that the light changed. Nothing is reported for this long (ms)
 * afterwards.
 */
const LIGHT_SHARE = 0.55
const LIGHT_CHANGE = 14
const SETTLES_MS = 700
/** Minimum number of changed cells among eight neighbours: movement is never a single cell. */
const LEAST_NEIGHBOURS = 2

const none: Movement = { share: 0, left: 0, right: 0, centre: null }

/** Processes one more picture. After a gap everything is learned again. */
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

/** A picture that is darker than this (0 to 1) comes from a covered camera or a dark room. A dim room has a tenth. */
export const DARK = 0.06

/** Mean brightness of a picture, 0 to 1. */
export function brightnessOf({ cells }: Pick<GreyPicture, 'cells'>): number {
  let sum = 0
  for (let cell = 0; cell < CELLS; cell++) sum += cells[cell] ?? 0
  return sum / CELLS / 255
}

/** The changes without the part common to the picture, to each row and to each column. */
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
