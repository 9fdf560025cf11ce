import type { Place } from '../geometry'

/** Part of the mirrored picture that corresponds to the whole stage, as fractions of the picture. */
export interface WorkArea {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The usual area. It excludes the outer tenth of the picture, which is hard to reach with a whole hand. */
export const COMMON_AREA: WorkArea = { left: 0.1, top: 0.1, width: 0.8, height: 0.8 }
/** Time (ms) in which the hand's comfortable area is measured. */
export const WORK_AREA_MS = 5000
/** Minimum size of the area. In a smaller one, a hand that hardly moves would send its light across the stage with every tremor. */
const LEAST = 1 / 3
/** Share of places at either end that are ignored as slips. */
const SLIP = 0.05
/** Minimum number of places for a result. A slow device takes two pictures a second. */
const LEAST_PLACES = 4

/**
 * Returns the area in which a hand moves, from the middle of the hand in each picture (mirrored, fractions); null if the hand
 * was hardly seen.
 */
export function workAreaOf(places: readonly Place[]): WorkArea | null {
  if (places.length < LEAST_PLACES) return null
  const [left, width] = rangeOf(places.map(({ x }) => x))
  const [top, height] = rangeOf(places.map(({ y }) => y))
  return { left, top, width, height }
}

/** Converts a place in the mirrored picture to one on the stage. Places outside the area are moved to the stage's edge. */
export function workAreaToStage({ x, y }: Place, area: WorkArea = COMMON_AREA): Place {
  const within = (value: number) => Math.max(0, Math.min(1, value))
  return { x: within((x - area.left) / area.width), y: within((y - area.top) / area.height) }
}

/**
 * Returns the start and length of the range from the 5th to the 95th percentile, which is at least a third long and within the
 * picture.
 */
function rangeOf(values: readonly number[]): readonly [from: number, length: number] {
  const sorted = [...values].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0.5
  const [low, high] = [at(SLIP), at(1 - SLIP)].map((value) => Math.max(0, Math.min(1, value))) as [number, number]
  const length = Math.max(LEAST, high - low)
  return [Math.max(0, Math.min(1 - length, (low + high - length) / 2)), length]
}
