import type { Place } from './plan'

/** Over this last part of the way a thing slows down, so that it arrives instead of stopping (look.md). */
const SLOWING_SHARE = 0.15
const LEAST_SPEED_SHARE = 0.25

/** Length of a way in stage widths. */
export const wayLength = (from: Place, to: Place, aspect: number): number => Math.hypot(to.x - from.x, (to.y - from.y) / aspect)

/** Where a thing is after `share` (0 to 1) of its straight way. */
export const alongWay = (from: Place, to: Place, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The share of the way done after `ms` more at `speed` (stage widths a second), slowing down to arrive. */
export function advanceShare(share: number, ms: number, speed: number, length: number): number {
  if (length === 0) return 1
  const slowing = Math.max(LEAST_SPEED_SHARE, Math.min(1, (1 - share) / SLOWING_SHARE))
  return Math.min(1, share + (speed * slowing * ms) / 1000 / length)
}
