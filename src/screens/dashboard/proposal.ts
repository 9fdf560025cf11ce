import type { DayPlan } from '#domain/child/dayPlan'
import type { Manifest } from '#domain/activities/manifest'
import type { Session } from '#domain/activities/session'
import { DAY_MS, type Instant, isWithinLast } from '#domain/time'
import type { Tile } from '../activity/tiles'

/** The reason for a suggestion: the activity was played last, is familiar, or is new. */
type ProposalReason = 'last' | 'known' | 'new'

export interface Proposal {
  readonly tile: Tile
  readonly reason: ProposalReason
}

/** Number of short activities suggested for a day. */
const PROPOSED = 3
const KNOWN_WITHIN_MS = 28 * DAY_MS

/**
 * Suggests activities for today if no adult has planned the day: the last activity, the most frequent one of the last four
 * weeks, and a new one from another family of activities. Expects this child's `sessions` newest first. Considers only tiles
 * that suit the child now and, for a child who only looks, only activities for which looking is enough.
 */
export function proposeDay(tiles: readonly Tile[], sessions: readonly Session[], now: Instant, onlyLooks = false): readonly Proposal[] {
  const suiting = tiles.filter(({ access, isHarder }) => access === 'open' && !isHarder)
  const toLookAt = suiting.filter(({ manifest }) => isForLooking(manifest))
  const open = onlyLooks && toLookAt.length > 0 ? toLookAt : suiting
  // Ignores sessions dated in the future by a fast clock. Otherwise, such a session would count as the last one for years.
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
  // Takes one activity from each family in turn, because a day with only new or only similar activities is hard.
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

/** Whether looking is enough for the activity: the child sees things or follows them with the eyes. */
const isForLooking = ({ family, levels }: Manifest): boolean => family === 'see' || levels.some(({ needsMarks }) => needsMarks !== undefined)

export const planOf = (proposals: readonly Proposal[]): DayPlan =>
  proposals.map(({ tile: { manifest, category, level } }) => ({ activity: manifest.id, category, level }))
