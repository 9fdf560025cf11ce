import type { Place } from '../geometry'
import type { WorkArea } from '../hands/workArea'

/**
 * The usual range of a head: about 13 degrees to each side, and 10 up and down. Its middle is a little lower than straight
 * ahead, because a camera is above the screen.
 */
export const COMMON_HEAD_AREA: WorkArea = { left: 0.34, top: 0.42, width: 0.32, height: 0.22 }
/**
 * Sides to which the child looks one after another. The light is at each side for SIDE_MS (ms): SETTLE_MS for reaching it, and the rest for measuring the head.
 */
export const headSides = ['left', 'right', 'up', 'down'] as const
export type HeadSide = (typeof headSides)[number]
export const SIDE_MS = 2500
export const SETTLE_MS = 1000
/** Minimum range (about 5 degrees). In a smaller one, any tremor would send the pointer across the stage. */
const LEAST = 0.12
/** Share of the range that a head reaches when it is turned to a light, because a light is not quite at the edge. */
const REACHED = 0.9
/** Minimum number of points that each side needs. */
const LEAST_POINTS = 3

/** Points at which the head pointed while the light was at each side. */
export type HeadPoints = Readonly<Record<HeadSide, readonly Place[]>>

/**
 * Returns the range in which a head moves comfortably, from the median at each side. Along an axis on which it hardly moved or
 * moved the wrong way, the range has its usual length around the middle of the positions. Returns null if the head was hardly
 * seen.
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
