import type { DayPlan } from '#domain/child/dayPlan'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { DAY_MS, type Instant, isWithinLast } from '#domain/time'
import type { Tile } from '../activity/tiles'

/** Reason for a suggestion: it was played last, it is well known, or it would be new. */
type ProposalReason = 'last' | 'known' | 'new'

export interface Proposal {
  readonly tile: Tile
  readonly reason: ProposalReason
}

/** Number of short activities in a day. */
const PROPOSED = 3
const KNOWN_WITHIN_MS = 28 * DAY_MS

/**
 * Suggestions for today if no adult has planned: the last activity, the most frequent one of the last four weeks, and a new one from another family of
 * activities. `sessions` are this child's, newest first; only tiles that suit the child now are considered, and for a
 * child who only looks those in which looking is enough.
 */
export function proposeDay(tiles: readonly Tile[], sessions: readonly Session[], now: Instant, onlyLooks = false): readonly Proposal[] {
  const suiting = tiles.filter(({ access, isHarder }) => access === 'open' && !isHarder)
  const toLookAt = suiting.filter(({ manifest }) => isForLooking(manifest))
  const open = onlyLooks && toLookAt.length > 0 ? toLookAt : suiting
  // A session dated by a fast clock would otherwise be the last one for years.
  const known = sessions.filter(({ startedAt }) => isWithinLast(Infinity, startedAt, now))
  const playsOf = ({ manifest, category }: Tile) => known.filter((session) => session.activity === manifest.id && session.category === category)
  const chosen: Proposal[] = []
  const take = (reason: ProposalReason, among: readonly Tile[]): void => {
    const [tile] = among.filter((each) => chosen.every((one) => one.tile.key !== each.key))
    if (tile !== undefined && chosen.length < PROPOSED) chosen.push({ tile, reason })
  }
  const played = open.filter((tile) => playsOf(tile).length > 0)
  const lastPlayed = (tile: Tile) => playsOf(tile)[0]?.startedAt ?? 0
  const recentPlays = (tile: Tile) => playsOf(tile).filter(({ startedAt }) => isWithinLast(KNOWN_WITHIN_MS, startedAt, now)).length
  take(
    'last',
    played.toSorted((one, other) => lastPlayed(other) - lastPlayed(one)),
  )
  take(
    'known',
    played.toSorted((one, other) => recentPlays(other) - recentPlays(one)),
  )
  // One activity from each family: a day that is all new, or all alike, is hard.
  while (chosen.length < PROPOSED) {
    const before = chosen.length
    const isFresh = (tile: Tile) => !played.includes(tile)
    const families = new Set(chosen.map(({ tile }) => tile.manifest.family))
    take(
      'new',
      open.filter((tile) => isFresh(tile) && !families.has(tile.manifest.family)),
    )
    if (chosen.length === before) take('new', open.filter(isFresh))
    if (chosen.length === before) take('known', played)
    if (chosen.length === before) break
  }
  return chosen
}

/** Whether looking is enough: things to see, and things followed with the eyes. */
const isForLooking = ({ family, levels }: Manifest): boolean => family === 'see' || levels.some(({ needsMarks }) => needsMarks !== undefined)

export const planOf = (proposals: readonly Proposal[]): DayPlan =>
  proposals.map(({ tile: { manifest, category, level } }) => ({ activity: manifest.id, category, level }))
