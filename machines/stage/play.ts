import type { Mood } from '#domain/activities/mood'
import type { Session, SessionHeader } from '#domain/activities/session'
import type { Instant } from '#domain/time'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import type { StoreErrorCode } from '#ports/documents'
import type { StageRequest } from '#ports/stage'

/** What only the adult is told. `storage` says why facts are not on this device's disk; null when they are. */
export interface StageWarning {
  readonly sound: boolean
  /** The device's graphics stopped: the child saw nothing for a while. */
  readonly picture: boolean
  readonly tired: boolean
  /** A break is due (clinical-design.md §1.9). */
  readonly rest: boolean
  readonly storage: StoreErrorCode | null
}

/** A session that is over. `kept` could not be delivered now and will be tried again. */
export interface FinishedPlay {
  readonly session: Session
  readonly reason: EndReason
  readonly delivery: 'pending' | 'delivered' | 'kept'
}

/** The session on the stage, or the last one. */
export interface PlayProgress {
  readonly request: StageRequest | null
  /** Its facts so far. */
  readonly events: readonly PlayEvent[]
  /** Active ms from which the next break is counted. */
  readonly restFrom: number
  readonly finished: FinishedPlay | null
  readonly warning: StageWarning
  /** When the page was last out of sight in this play. */
  readonly hiddenAt: Instant | null
  readonly failure: { readonly reason: 'load' | 'scene'; readonly message: string } | null
  /** Sessions that are held in memory alone, by id: they are lost with the page. */
  readonly unkept: readonly string[]
}

/** A session before its first fact. What of earlier ones is in memory alone stays so. */
export function newPlay(request: StageRequest | null, unkept: PlayProgress['unkept'] = []): PlayProgress {
  return {
    request,
    events: [],
    restFrom: 0,
    finished: null,
    hiddenAt: null,
    failure: null,
    warning: { sound: false, picture: false, tired: false, rest: false, storage: null },
    unkept,
  }
}

/** The play as it is kept. */
export function settlePlay({ request, events }: PlayProgress, reason: EndReason): Partial<PlayProgress> {
  if (request === null) return {}
  return { finished: { session: sessionFrom(request.header, events, reason), reason, delivery: 'pending' } }
}

/** The session that is over with what an adult said of it, or without. */
export function withMood(finished: FinishedPlay, mood: Mood | null): FinishedPlay {
  const { mood: _before, ...session } = finished.session
  return { ...finished, session: mood === null ? session : { ...session, mood } }
}

/** The same activity, level and settings as a new session. */
export function renewPlay(request: StageRequest, { id, seed, startedAt }: { id: string; seed: number; startedAt: Instant }): StageRequest {
  return { ...request, header: { ...request.header, id, seed, startedAt } }
}

// A stage that is closed in the middle has no time to say how it ended.
function sessionFrom(header: SessionHeader, events: readonly PlayEvent[], reason: EndReason): Session {
  if (events.some((event) => event.kind === 'ended')) return { ...header, events }
  return { ...header, events: [...events, { kind: 'ended', at: events.at(-1)?.at ?? 0, reason }] }
}
