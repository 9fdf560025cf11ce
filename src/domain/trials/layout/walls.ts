import { driftPath } from './drift'
import type { Place } from '../../geometry'

/** A wall that stands on the stage: its middle in fractions of the stage, its sides in stage heights. */
export interface Wall extends Place {
  readonly wide: number
  readonly high: number
}

/** Of its square, a wall is so wide as it is drawn. */
export const WALL_WIDTH = 0.25
export const BROAD_WALL_WIDTH = 0.6

/** Where something of `size` (stage heights) rolls on a stage of this aspect. */
export interface Court {
  readonly walls: readonly Wall[]
  readonly size: number
  readonly aspect: number
}

/** Of the ball so much is held by a wall: what only grazes it goes by. */
const HELD = 0.85
/** The way is looked at in steps of so much (stage heights), which is less than any wall is wide. */
const STEP = 0.02

/** Within the edges of the stage, which hold a ball wherever it is sent. */
export const courtToStage = ({ x, y }: Place, { size, aspect }: Omit<Court, 'walls'>): Place => {
  const [halfWide, halfHigh] = [size / 2 / aspect, size / 2]
  return { x: Math.max(halfWide, Math.min(1 - halfWide, x)), y: Math.max(halfHigh, Math.min(1 - halfHigh, y)) }
}

/** Where it comes to lie that rolls from one place towards another: edges and walls hold it, and along them it goes on. */
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

/** The farthest of these places, in their order, to which it rolls straight; the first where there is none. */
export function farthestStraight(from: Place, places: readonly Place[], court: Court): Place | undefined {
  const isStraight = (place: Place) => {
    const at = rolledTo(from, place, court)
    return Math.hypot((at.x - place.x) * court.aspect, at.y - place.y) < STEP
  }
  return places.findLast(isStraight) ?? places[0]
}

/** How long (stage heights) the way is from a place over these to the last of them. */
export const lengthOfWay = (from: Place, places: readonly Place[], aspect: number): number =>
  driftPath(from, { via: places.slice(0, -1), to: places.at(-1) ?? from }, aspect).length * aspect

function isHeld({ x, y }: Place, { walls, size, aspect }: Court): boolean {
  const half = (size / 2) * HELD
  return walls.some((wall) => Math.abs(x - wall.x) * aspect < wall.wide / 2 + half && Math.abs(y - wall.y) < wall.high / 2 + half)
}
