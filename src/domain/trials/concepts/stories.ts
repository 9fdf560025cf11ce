import type { ZoneWeights } from '../../child/zones'
import type { PromptPlan } from '../plan/prompts'
import type { CarryMode } from '../plan/mechanics/carrying'
import { bestZone, EDGE, zoneAt, type Aspect } from '../layout/placement'
import type { Place } from '../../geometry'

/**
 * Prompts: the thing sways, then its place glows, then the thing moves part of the way, and finally it moves there by itself
 * (clinical-design.md F6, "Nothing").
 */
export const homePrompts: PromptPlan = { 1: ['sway'], 2: ['glow'], 3: ['part-way'], 4: ['show-how'] }

/** Carry modes in which a thing finds its place by itself. With two places, the child must look for the right one. */
const HOME_ALONE: readonly CarryMode[] = ['touch', 'magnet']

/** Returns the carry mode: the level's or the adult's setting, but never one that makes a choice for the child. */
export function carryModeOf(level: CarryMode, wished: CarryMode | 'level', isChoice: boolean): CarryMode {
  const mode = wished === 'level' ? level : wished
  return isChoice && HOME_ALONE.includes(mode) ? 'tap-tap' : mode
}

/** Heights of the three rows (fractions of the stage), all clear of the edges. */
const ROWS = [0.3, 0.5, 0.7] as const
/** Distances (stage widths) to try if a shorter path would end where the child does not see. */
const LONGER = [0.45, 0.6, 0.7] as const
/** Minimum gap between a thing and its place (stage heights), even for a short distance. */
const APART = 0.03

/** The things at one end of the path: their number, their size, and the distance between their centres (stage heights). */
interface End {
  readonly count: number
  readonly size: number
  readonly between: number
}

interface TwoPlacesRequest {
  readonly zones: ZoneWeights
  readonly aspect: Aspect
  /** Side on which the hand starts. The places are on the other side. */
  readonly from: 'left' | 'right'
  /** Requested distance (stage widths). */
  readonly travel: number
  readonly things: End
  readonly homes: End
  /** Space (stage heights) that a single place needs above and below its centre for its effects. */
  readonly room?: { readonly above: number; readonly below: number }
}

export interface TwoPlaces {
  readonly things: readonly Place[]
  readonly homes: readonly Place[]
}

/**
 * Arranges two places to look at (clinical-design.md F6): the things on the reaching side and their places on the other, in the
 * row of the child's best zone, with the path between them through the middle. If the child does not see all of it, the path
 * becomes longer.
 */
export function twoPlaces({ zones, aspect, from, travel, things, homes, room = { above: 0, below: 0 } }: TwoPlacesRequest): TwoPlaces {
  const side = from === 'left' ? 1 : -1
  const wished = Math.max(travel, ((things.size + homes.size) / 2 + APART) / aspect)
  const wayOf = (way: number): TwoPlaces => {
    const seen = rowFor(zones, [0.5 - way / 2, 0.5 + way / 2])
    const y = Math.min(1 - room.below, Math.max(room.above, seen))
    const endAt = (x: number, { count, between, size }: End) =>
      Array.from({ length: count }, (_, index) => ({
        x,
        y: count === 1 ? y : 0.5 + (index - (count - 1) / 2) * Math.min(between, (1 - 2 * EDGE - size) / (count - 1)),
      }))
    return { things: endAt(0.5 - (side * way) / 2, things), homes: endAt(0.5 + (side * way) / 2, homes) }
  }
  const isSeen = (way: TwoPlaces) => [...way.homes, ...way.things].every((place) => zones[zoneAt(place)] > 0)
  return [wished, ...LONGER.filter((way) => way > wished)].map(wayOf).find(isSeen) ?? wayOf(wished)
}

/** Returns the row of the child's best zone, or the first row in which the child sees both ends. */
function rowFor(zones: ZoneWeights, ends: readonly number[]): number {
  const best = ROWS[Math.floor((bestZone(zones) - 1) / 3)] ?? 0.5
  return [best, ...ROWS].find((y) => ends.every((x) => zones[zoneAt({ x, y })] > 0)) ?? best
}
