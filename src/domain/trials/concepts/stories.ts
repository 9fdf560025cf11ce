import type { ZoneWeights } from '../../child/zones'
import type { PromptPlan } from '../plan/prompts'
import type { CarryMode } from '../plan/mechanics/carrying'
import { bestZone, EDGE, zoneAt, type Aspect } from '../layout/placement'
import type { Place } from '../../geometry'

/** The thing rocks; its place glows; it goes a third of the way; at last it goes there by itself (clinical-design.md F6, "Nothing"). */
export const homePrompts: PromptPlan = { 1: ['sway'], 2: ['glow'], 3: ['part-way'], 4: ['show-how'] }

/** So brought, a thing finds its place by itself: where there are two, the child must look which one. */
const HOME_ALONE: readonly CarryMode[] = ['touch', 'magnet']

/** How things are brought: as the level has it or the adult set it, and never so that a choice is made for the child. */
export function carryModeOf(level: CarryMode, wished: CarryMode | 'level', isChoice: boolean): CarryMode {
  const mode = wished === 'level' ? level : wished
  return isChoice && HOME_ALONE.includes(mode) ? 'tap-tap' : mode
}

/** Heights of the three rows: nothing comes too near to an edge. */
const ROWS = [0.3, 0.5, 0.7] as const
/** Ways (stage widths) that are tried where a shorter one would end where the child does not see. */
const LONGER = [0.45, 0.6, 0.7] as const
/** Black between a thing and its place (stage heights), however short the way is. */
const APART = 0.03

/** What stands at one end of the way: how many, how large each, and how far their middles are apart (stage heights). */
interface End {
  readonly count: number
  readonly size: number
  readonly between: number
}

interface TwoPlacesWish {
  readonly zones: ZoneWeights
  readonly aspect: Aspect
  /** On which side the hand begins; the places are on the other one. */
  readonly from: 'left' | 'right'
  /** The way that is wished, in stage widths. */
  readonly travel: number
  readonly things: End
  readonly homes: End
  /** Room (stage heights) that a single place needs above and below its middle, for what happens there. */
  readonly room?: { readonly above: number; readonly below: number }
}

export interface TwoPlaces {
  readonly things: readonly Place[]
  readonly homes: readonly Place[]
}

/**
 * Two places to look at (clinical-design.md F6): the things on the reaching side, their places on the other, in the row of the
 * child's best zone, and the way through the middle. Where the child does not see all of it, the way is longer.
 */
export function twoPlaces({ zones, aspect, from, travel, things, homes, room = { above: 0, below: 0 } }: TwoPlacesWish): TwoPlaces {
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

/** The row of the child's best zone, or the first in which both ends of the way may be seen. */
function rowFor(zones: ZoneWeights, ends: readonly number[]): number {
  const best = ROWS[Math.floor((bestZone(zones) - 1) / 3)] ?? 0.5
  return [best, ...ROWS].find((y) => ends.every((x) => zones[zoneAt({ x, y })] > 0)) ?? best
}
