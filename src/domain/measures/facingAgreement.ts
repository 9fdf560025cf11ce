import type { Session } from '../activities/session'
import { type RatedPair, cohensKappa, MIN_CELL } from '../statistics'
import { SECOND_MS } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import { facingAt, type Span, stimulusSpans } from './facing'

/** Minimum number of seconds that both camera and adult rated for a kappa to be given. [I] */
const LEAST_RATED = 60

/** Time (ms) that a single press marks, because the length of that look is not known. */
const PRESS_MS = SECOND_MS

/** Agreement of the camera with the adult's marks, second by second. */
export interface FacingAgreement {
  /** Number of seconds that both rated, and number of trials with such seconds. */
  readonly n: number
  readonly trials: number
  /** Share of these seconds in which both agree; null with too few seconds or trials. */
  readonly same: number | null
  /** Cohen's kappa; null with too few seconds or trials, or if both always gave the same answer. */
  readonly kappa: number | null
}

/** Whether the adult's marks show a look at `at`; null if the marks do not show it either way. */
function markedAt(marks: readonly Mark[], at: number): boolean | null {
  const index = marks.findLastIndex((mark) => mark.at <= at)
  const [last, next] = [marks[index], marks[index + 1]]
  if (last === undefined || last.kind === 'looked-away') return false
  return next?.kind === 'looked-away' || at < last.at + PRESS_MS ? true : null
}

type Mark = Extract<PlayEvent, { kind: 'looked' | 'looked-away' }>

/**
 * Returns the seconds of a log that both rated, by trial. A trial without a mark is no evidence, so only trials with a mark are
 * compared.
 */
function ratedIn(events: readonly PlayEvent[]): readonly (readonly RatedPair[])[] {
  const facing = facingAt(events)
  return stimulusSpans(events).flatMap(({ trial, counts, from, until }) => {
    const marks = events.filter((event): event is Mark => (event.kind === 'looked' || event.kind === 'looked-away') && event.trial === (trial ?? 0))
    if (!counts || !marks.some(({ kind }) => kind === 'looked')) return []
    const rated = secondsOf({ from, until }).flatMap((at): readonly RatedPair[] => {
      const [adult, camera] = [markedAt(marks, at), facing(at)]
      return adult === null || camera === 'unknown' ? [] : [{ one: adult, other: camera === 'toward' }]
    })
    return rated.length === 0 ? [] : [rated]
  })
}

/** Returns the middle (ms) of each whole second. */
const secondsOf = ({ from, until }: Span): readonly number[] =>
  Array.from({ length: Math.floor((until - from) / SECOND_MS) }, (_, second) => from + (second + 0.5) * SECOND_MS)

/**
 * Computes the agreement over these sessions; null if there is no second that both rated. Simulated sessions are left out
 * because they have no real marks.
 */
export function facingAgreement(sessions: readonly Pick<Session, 'events' | 'demo'>[]): FacingAgreement | null {
  const trials = sessions.filter(({ demo }) => demo !== true).flatMap(({ events }) => ratedIn(events))
  const rated = trials.flat()
  if (rated.length === 0) return null
  const isEnough = rated.length >= LEAST_RATED && trials.length >= MIN_CELL
  return {
    n: rated.length,
    trials: trials.length,
    same: isEnough ? rated.filter(({ one, other }) => one === other).length / rated.length : null,
    kappa: isEnough ? cohensKappa(rated) : null,
  }
}
