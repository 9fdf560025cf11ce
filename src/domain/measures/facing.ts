import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import type { LoggedFacing } from '../trials/engine/facingSpec'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { SECOND_MS } from '../time'

/** A period of active time (ms). */
export interface Span {
  readonly from: number
  readonly until: number
}

/** Active time (ms) by the camera's report. Time without pictures is `unknownMs` and counts in no share. */
export interface FacingTime {
  readonly towardMs: number
  readonly awayMs: number
  readonly noFaceMs: number
  readonly unknownMs: number
}

/** Facing during one trial or free play: with things on the stage (`on`), and on the empty stage before (`before`). */
export interface FacingStretch {
  /** Number of the trial; null for free play. */
  readonly trial: number | null
  /** Whether the stretch counts in the figures: it is neither a warm-up nor void. */
  readonly counts: boolean
  readonly on: FacingTime
  readonly before: FacingTime
}

/** Share of known time with the face towards the screen, over `n` stretches. Null with too little known time. */
export interface FacingShare {
  readonly share: number | null
  readonly n: number
  readonly time: FacingTime
}

/** Figures for “Face towards the screen (camera)” over one or several sessions. */
export interface FacingFigures {
  /** Share with things on the stage, and share with an empty stage. */
  readonly on: FacingShare
  readonly off: FacingShare
  /** Spread of the shares of single trials, with things on the stage. */
  readonly byTrial: Spread | null
}

/** Minimum known time (ms) for a share: over at least MIN_CELL stretches, or over fewer. [I] */
const LEAST_FACING_MS = 20 * SECOND_MS
const LEAST_ALONE_MS = 60 * SECOND_MS
/** Minimum known time (ms) for a trial to have its own share. [I] */
const LEAST_OF_TRIAL_MS = 2 * SECOND_MS

const NOTHING: FacingTime = { towardMs: 0, awayMs: 0, noFaceMs: 0, unknownMs: 0 }

export const knownMs = ({ towardMs, awayMs, noFaceMs }: FacingTime): number => towardMs + awayMs + noFaceMs

const sum = (one: FacingTime, other: FacingTime): FacingTime => ({
  towardMs: one.towardMs + other.towardMs,
  awayMs: one.awayMs + other.awayMs,
  noFaceMs: one.noFaceMs + other.noFaceMs,
  unknownMs: one.unknownMs + other.unknownMs,
})

const fieldOf = { toward: 'towardMs', away: 'awayMs', none: 'noFaceMs', unknown: 'unknownMs' } as const satisfies Readonly<
  Record<LoggedFacing, keyof FacingTime>
>

interface FacingSpan extends Span {
  readonly facing: LoggedFacing
}

/** Returns the camera's reports as spans from the start to the end of a log. Before the first report, facing is unknown. */
function spansOf(events: readonly PlayEvent[]): readonly FacingSpan[] {
  const end = Math.max(0, ...events.map(({ at }) => at))
  const changes = events.flatMap((event) => (event.kind === 'facing' ? [{ from: event.at, facing: event.facing ?? ('unknown' as const) }] : []))
  const sorted = [{ from: 0, facing: 'unknown' as const }, ...changes.toSorted((one, other) => one.from - other.from)]
  return sorted.map((change, index) => ({ ...change, until: sorted[index + 1]?.from ?? end }))
}

/** Returns a function that looks up the camera's report at a time. */
export function facingAt(events: readonly PlayEvent[]): (at: number) => LoggedFacing {
  const spans = spansOf(events)
  return (at) => spans.findLast(({ from }) => from <= at)?.facing ?? 'unknown'
}

function timeWithin(spans: readonly FacingSpan[], { from, until }: Span): FacingTime {
  return spans.reduce((time, span) => {
    const ms = Math.min(until, span.until) - Math.max(from, span.from)
    return ms <= 0 ? time : sum(time, { ...NOTHING, [fieldOf[span.facing]]: ms })
  }, NOTHING)
}

/**
 * Returns the span of each trial's things on the stage, in order. The span of free play, or of a trial cut off by the end of the
 * session, lasts until the session ends.
 */
export function stimulusSpans(events: readonly PlayEvent[]): readonly (Span & { readonly trial: number | null; readonly counts: boolean })[] {
  const end = Math.max(0, ...events.map(({ at }) => at))
  const isFree = events.some(({ kind }) => kind === 'free-began')
  const onsets = new Map<number, number>()
  for (const event of events)
    if (event.kind === 'stimulus-shown' && event.unseen !== true) onsets.set(event.trial, Math.min(event.at, onsets.get(event.trial) ?? Infinity))
  if (isFree) {
    const from = onsets.get(0)
    return from === undefined ? [] : [{ trial: null, counts: true, from, until: end }]
  }
  return [...onsets].map(([trial, from]) => {
    const began = events.find((event) => event.kind === 'trial-began' && event.trial === trial)
    const ended = events.find((event) => event.kind === 'trial-ended' && event.trial === trial)
    const isWarmUp = began?.kind === 'trial-began' && began.warmUp
    const isWhole = ended?.kind === 'trial-ended' && ended.outcome !== 'void'
    return { trial, from, until: ended?.at ?? end, counts: isWhole && !isWarmUp }
  })
}

/** Returns the stretches of a log; null if the camera reported nothing in it. */
export function facingStretches(events: readonly PlayEvent[]): readonly FacingStretch[] | null {
  if (!events.some(({ kind }) => kind === 'facing')) return null
  const spans = spansOf(events)
  const shown = stimulusSpans(events)
  return shown.map(({ trial, counts, from, until }, index) => ({
    trial,
    counts,
    on: timeWithin(spans, { from, until }),
    before: timeWithin(spans, { from: shown[index - 1]?.until ?? 0, until: from }),
  }))
}

function shareOf(times: readonly FacingTime[]): FacingShare {
  const time = times.reduce(sum, NOTHING)
  const known = knownMs(time)
  const n = times.filter((each) => knownMs(each) > 0).length
  const isEnough = known >= LEAST_ALONE_MS || (known >= LEAST_FACING_MS && n >= MIN_CELL)
  return { share: isEnough ? time.towardMs / known : null, n, time }
}

/** Computes the figures of one or several logs; null if the camera reported nothing in any of them. */
export function facingOf(logs: readonly (readonly PlayEvent[])[]): FacingFigures | null {
  const recorded = logs.flatMap((events) => facingStretches(events) ?? [])
  const stretches = recorded.filter(({ counts }) => counts)
  const [on, off] = [shareOf(stretches.map((stretch) => stretch.on)), shareOf(stretches.map((stretch) => stretch.before))]
  if (on.n === 0 && off.n === 0) return null
  const single = stretches.filter((stretch) => stretch.trial !== null && knownMs(stretch.on) >= LEAST_OF_TRIAL_MS)
  return { on, off, byTrial: spreadOf(single.map((stretch) => stretch.on.towardMs / knownMs(stretch.on))) }
}

/** Returns the figures of each activity, most known time first. Leaves out activities without camera reports. */
export function facingByActivity(
  sessions: readonly Pick<Session, 'activity' | 'events'>[],
): readonly { readonly activity: string; readonly figures: FacingFigures }[] {
  return [...groupBy(sessions, ({ activity }) => activity)]
    .flatMap(([activity, of]) => {
      const figures = facingOf(of.map(({ events }) => events))
      return figures === null ? [] : [{ activity, figures }]
    })
    .toSorted((one, other) => knownMs(other.figures.on.time) - knownMs(one.figures.on.time))
}
