import type { Session } from '../activities/session'
import { type RatedPair, cohensKappa, MIN_CELL } from '../statistics'
import { SECOND_MS } from '../time'
import type { PlayEvent } from '../trials/engine/events'
import { facingAt, type Span, stimulusSpans } from './facing'

/** Seconds in which both rated, without which no kappa is given. [I] */
const LEAST_RATED = 60

/** Time (ms) that a single press marks: the length of that look is not known. */
const PRESS_MS = SECOND_MS

/** Agreement of the camera with the adult's marks, second by second. */
export interface FacingAgreement {
  /** Seconds in which both rated, and the trials they are from. */
  readonly n: number
  readonly trials: number
  /** Share of these seconds in which both said the same; null with too few. */
  readonly same: number | null
  /** Cohen's kappa; null with too few seconds or trials, or if neither ever changed. */
  readonly kappa: number | null
}

/** Whether the adult marked a look at `at`; null if the marks do not tell. */
function markedAt(marks: readonly Mark[], at: number): boolean | null {
  const index = marks.findLastIndex((mark) => mark.at <= at)
  const [last, next] = [marks[index], marks[index + 1]]
  if (last === undefined || last.kind === 'looked-away') return false
  return next?.kind === 'looked-away' || at < last.at + PRESS_MS ? true : null
}

type Mark = Extract<PlayEvent, { kind: 'looked' | 'looked-away' }>

/** The seconds of a log in which both rated. An unmarked trial is no sign of anything: only trials with a mark are compared. */
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

/** The middle of each whole second. */
const secondsOf = ({ from, until }: Span): readonly number[] =>
  Array.from({ length: Math.floor((until - from) / SECOND_MS) }, (_, second) => from + (second + 0.5) * SECOND_MS)

/** Agreement over these sessions; null without a second in which both rated. Simulated sessions have no real marks and are left out. */
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
