import type { Place } from '../geometry'
import type { WorkArea } from '../hands/workArea'

/** The usual range: about 13 degrees to each side, and 10 up and down. The middle is a little lower than straight ahead, as a camera is above a screen. */
export const COMMON_HEAD_AREA: WorkArea = { left: 0.34, top: 0.42, width: 0.32, height: 0.22 }
/** The sides to which the child looks in turn, and how long (ms) the light is at each: time to get there, and time in which the head is measured. */
export const headSides = ['left', 'right', 'up', 'down'] as const
export type HeadSide = (typeof headSides)[number]
export const SIDE_MS = 2500
export const SETTLE_MS = 1000
/** Minimum range (about 5 degrees): in a smaller one, every tremble would send the pointer across the stage. */
const LEAST = 0.12
/** A light is not quite at the edge: a head turned to it has reached this share of the range. */
const REACHED = 0.9
/** Minimum number of points for a side to count. */
const LEAST_POINTS = 3

/** Where the head pointed while the light was at each side. */
export type HeadPoints = Readonly<Record<HeadSide, readonly Place[]>>

/**
 * The range in which a head moves comfortably: from its median at each side. A direction in which it did not move, or the wrong way, keeps its usual length
 * around the middle of its positions; null when the head was hardly seen.
 */
export function headAreaOf(points: HeadPoints): WorkArea | null {
  if (headSides.some((side) => points[side].length < LEAST_POINTS)) return null
  const [left, right] = [middle(points.left, 'x'), middle(points.right, 'x')]
  const [up, down] = [middle(points.up, 'y'), middle(points.down, 'y')]
  const [from, width] = range(left, right, COMMON_HEAD_AREA.width)
  const [top, height] = range(up, down, COMMON_HEAD_AREA.height)
  return { left: from, top, width, height }
}

function range(low: number, high: number, usual: number): readonly [from: number, length: number] {
  const moved = (high - low) / REACHED
  const length = moved >= LEAST ? moved : moved > LEAST / 3 ? LEAST : usual
  return [(low + high - length) / 2, length]
}

function middle(points: readonly Place[], axis: 'x' | 'y'): number {
  const sorted = points.map((point) => point[axis]).sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0.5
}
