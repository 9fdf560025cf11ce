import { driftPath } from './drift'
import type { Place } from '../../geometry'

/** A wall, with its centre as fractions of the stage and its sides in stage heights. */
export interface Wall extends Place {
  readonly wide: number
  readonly high: number
}

/** Drawn width of a wall, as a fraction of its square. */
export const WALL_WIDTH = 0.25
export const BROAD_WALL_WIDTH = 0.6

/** Area in which a ball of `size` (stage heights) rolls. */
export interface Court {
  readonly walls: readonly Wall[]
  readonly size: number
  readonly aspect: number
}

/** Share of the ball's radius that a wall stops. A ball that only grazes a wall passes it. */
const HELD = 0.85
/** Step (stage heights) at which the path is checked. It is narrower than any wall. */
const STEP = 0.02

/** Moves a ball's centre so that the whole ball is on the stage. */
export const courtToStage = ({ x, y }: Place, { size, aspect }: Omit<Court, 'walls'>): Place => {
  const [halfWide, halfHigh] = [size / 2 / aspect, size / 2]
  return { x: Math.max(halfWide, Math.min(1 - halfWide, x)), y: Math.max(halfHigh, Math.min(1 - halfHigh, y)) }
}

/**
 * Returns the final place of a ball that rolls from one place towards another. Edges and walls stop the ball, and it slides
 * along them.
 */
export function rolledTo(from: Place, to: Place, court: Court): Place {
  const goal = courtToStage(to, court)
  const far = Math.hypot((goal.x - from.x) * court.aspect, goal.y - from.y)
  const steps = Math.max(1, Math.ceil(far / STEP))
  const [dx, dy] = [(goal.x - from.x) / steps, (goal.y - from.y) / steps]
  let at = from
  for (let step = 0; step < steps; step++) {
    if (!isHeld({ x: at.x + dx, y: at.y }, court)) at = { x: at.x + dx, y: at.y }
    if (!isHeld({ x: at.x, y: at.y + dy }, court)) at = { x: at.x, y: at.y + dy }
  }
  return at
}

/** Returns the farthest of these places, in order, that the ball reaches in a straight line; the first place if it reaches none. */
export function farthestStraight(from: Place, places: readonly Place[], court: Court): Place | undefined {
  const isStraight = (place: Place) => {
    const at = rolledTo(from, place, court)
    return Math.hypot((at.x - place.x) * court.aspect, at.y - place.y) < STEP
  }
  return places.findLast(isStraight) ?? places[0]
}

/** Returns the length (stage heights) of the path through these places. */
export const pathLength = (from: Place, places: readonly Place[], aspect: number): number =>
  driftPath(from, { via: places.slice(0, -1), to: places.at(-1) ?? from }, aspect).length * aspect

function isHeld({ x, y }: Place, { walls, size, aspect }: Court): boolean {
  const half = (size / 2) * HELD
  return walls.some((wall) => Math.abs(x - wall.x) * aspect < wall.wide / 2 + half && Math.abs(y - wall.y) < wall.high / 2 + half)
}
