import type { Mood } from '#domain/activities/mood'
import type { Session, SessionHeader } from '#domain/activities/session'
import type { Instant } from '#domain/time'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import type { StoreErrorCode } from '#ports/documents'
import type { StageRequest } from '#ports/stage'

/** Warnings that only the adult sees. `storage` says why events are not stored on this device, or is null if they are. */
export interface StageWarning {
  readonly sound: boolean
  /** Whether the device's graphics failed, so that the child saw nothing for a while. */
  readonly picture: boolean
  readonly tired: boolean
  /** Whether a break is due (clinical-design.md §1.9). */
  readonly rest: boolean
  readonly storage: StoreErrorCode | null
}

/** A session that has ended. Its delivery is `kept` if it has failed for now and will be tried again. */
export interface FinishedPlay {
  readonly session: Session
  readonly reason: EndReason
  readonly delivery: 'pending' | 'delivered' | 'kept'
}

/** The session on the stage, or the last session. */
export interface PlayProgress {
  readonly request: StageRequest | null
  /** Events of the session so far. */
  readonly events: readonly PlayEvent[]
  /** Active time (ms) from which the next break is counted. */
  readonly restFrom: number
  readonly finished: FinishedPlay | null
  readonly warning: StageWarning
  /** Time at which the page was last hidden during this session. */
  readonly hiddenAt: Instant | null
  readonly failure: { readonly reason: 'load' | 'scene'; readonly message: string } | null
  /** Ids of sessions that exist only in memory and would be lost with the page. */
  readonly unkept: readonly string[]
}

/** Returns the progress of a session before its first event. `unkept` lists earlier sessions that are still only in memory. */
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

/** Returns the finished session in the form in which it is stored. */
export function settlePlay({ request, events }: PlayProgress, reason: EndReason): Partial<PlayProgress> {
  if (request === null) return {}
  return { finished: { session: sessionFrom(request.header, events, reason), reason, delivery: 'pending' } }
}

/** Returns the finished session with an adult's note about it, or without a note. */
export function withMood(finished: FinishedPlay, mood: Mood | null): FinishedPlay {
  const { mood: _before, ...session } = finished.session
  return { ...finished, session: mood === null ? session : { ...session, mood } }
}

/** Returns a request for a new session with the same activity, level and settings. */
export function renewPlay(request: StageRequest, { id, seed, startedAt }: { id: string; seed: number; startedAt: Instant }): StageRequest {
  return { ...request, header: { ...request.header, id, seed, startedAt } }
}

// A stage that was closed during play has no reason for its end.
function sessionFrom(header: SessionHeader, events: readonly PlayEvent[], reason: EndReason): Session {
  if (events.some((event) => event.kind === 'ended')) return { ...header, events }
  return { ...header, events: [...events, { kind: 'ended', at: events.at(-1)?.at ?? 0, reason }] }
}
