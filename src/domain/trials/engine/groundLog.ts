import type { Dials } from '../../child/dials'
import { GROUND_FADE_MS, type GroundShown } from '../plan/ground'
import type { PlayEvent } from './events'
import type { LevelSpec } from './levelSpec'

/** A ground and its strength (0 to 1). */
export interface GroundSnapshot {
  readonly shows: GroundShown
  readonly strength: number
}

/** Returns the highest complexity rung in this session: the child's limit, or the level's own if an adult tries a harder one. */
export const openRung = ({ maxComplexity }: Pick<Dials, 'maxComplexity'>, level: Pick<LevelSpec, 'complexity'> | undefined): number =>
  Math.max(maxComplexity, level?.complexity ?? 0)

/** Returns the ground that applies after these events, with its strength; null if only the child's background is shown. */
export function groundNow(events: readonly PlayEvent[]): GroundSnapshot | null {
  const last = events.findLast((event) => event.kind === 'ground')
  return last?.kind !== 'ground' || last.shows === null ? null : { shows: last.shows, strength: last.strength }
}

/** Returns the ground that is visible at a moment (active ms), including a fade between two strengths. */
export function groundAt(events: readonly PlayEvent[], at: number): GroundSnapshot | null {
  let shows: GroundShown | null = null
  let [from, to, since] = [0, 0, 0]
  const strengthAt = (moment: number) => from + (to - from) * Math.min(1, (moment - since) / GROUND_FADE_MS)
  for (const event of events) {
    if (event.kind !== 'ground' || event.at > at) continue
    const isOther = event.shows !== null && JSON.stringify(event.shows) !== JSON.stringify(shows)
    from = isOther ? 0 : strengthAt(event.at)
    to = event.shows === null ? 0 : event.strength
    since = event.at
    shows = event.shows ?? shows
  }
  const strength = strengthAt(at)
  return shows === null || strength === 0 ? null : { shows, strength }
}
