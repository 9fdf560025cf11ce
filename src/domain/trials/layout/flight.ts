import type { Aspect } from './placement'
import type { Place } from '../../geometry'

/** Heights in a flight into another thing (stage heights): the first rise, and the height from which the thing comes down. */
const LIFT = 0.08
const ABOVE = 0.2
/** Share of the horizontal distance at which the rise ends. */
const RISES_BY = 0.15
/** Number of straight pieces that approximate the curve. */
const STEPS = 48

/** A path along a gentle curve. */
export interface Flight {
  /** Length of the path (stage widths). */
  readonly length: number
  /** Returns the place after this share (0 to 1) of the length. */
  readonly at: (share: number) => Place
}

/** Returns the path from one place into another, arriving from above. */
export function flightTo(from: Place, to: Place, aspect: Aspect): Flight {
  const { x, y } = from
  const rise = { x: x + (to.x - x) * RISES_BY, y: Math.max(0, y - LIFT) }
  const fall = { x: to.x, y: Math.max(0, to.y - ABOVE) }
  const points = Array.from({ length: STEPS + 1 }, (_, index) => bezier(index / STEPS, from, rise, fall, to))
  const gone = [0]
  for (const [index, { x: nextX, y: nextY }] of points.slice(1).entries()) {
    const before = points[index] ?? from
    gone.push((gone.at(-1) ?? 0) + Math.hypot(nextX - before.x, (nextY - before.y) / aspect))
  }
  const length = gone.at(-1) ?? 0
  return {
    length,
    at: (share) => {
      const way = share * length
      const next = Math.max(
        1,
        gone.findIndex((each) => each >= way),
      )
      const [start = 0, end = 0, one = from, other = to] = [gone[next - 1], gone[next], points[next - 1], points[next]]
      const part = end > start ? (way - start) / (end - start) : 1
      return share >= 1 ? to : { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }
    },
  }
}

function bezier(share: number, ...[one, two, three, four]: readonly [Place, Place, Place, Place]): Place {
  const rest = 1 - share
  const [a, b, c, d] = [rest ** 3, 3 * rest ** 2 * share, 3 * rest * share ** 2, share ** 3]
  return { x: a * one.x + b * two.x + c * three.x + d * four.x, y: a * one.y + b * two.y + c * three.y + d * four.y }
}
