import { groupBy } from '../groupBy'
import type { Zone } from '../child/zones'
import type { AnsweredBy, Outcome, PlayEvent, PromptStep } from '../trials/events'

/** One trial as figures. Latencies are ms of active time from onset; null where it did not happen. */
export interface TrialResult {
  readonly trial: number
  readonly warmUp: boolean
  readonly outcome: Outcome
  readonly prompt: PromptStep
  readonly zone: Zone | null
  readonly size: number | null
  readonly speed: number | null
  /** How many things were on the screen, the target among them. */
  readonly items: number
  /** The drawing or word that was to be found; null in the first sessions. */
  readonly look: string | null
  /** How long the child could wait with the answer; null for ever. */
  readonly waitMs: number | null
  /** How the answer came, of several the right one; null where there was none. */
  readonly by: AnsweredBy | null
  /** Onset to the adult's "looked now". */
  readonly lookMs: number | null
  /** Onset to the first touch in the hit area. It contains reaching and thinking: never call it visual latency. */
  readonly touchMs: number | null
  /** First touch: distance from the target's centre in stage heights. */
  readonly error: number | null
  readonly offTarget: number
  readonly wrong: readonly string[]
}

/** Folds a log into one result for each finished trial. A trial that a killed tab cut off has no end and no result. */
export function trialResults(events: readonly PlayEvent[]): readonly TrialResult[] {
  const byTrial = groupBy(
    events.filter((event): event is Extract<PlayEvent, { trial: number }> => 'trial' in event),
    (event) => event.trial,
  )
  return [...byTrial.values()].flatMap((facts) => {
    const result = resultOf(facts)
    return result === null ? [] : [result]
  })
}

type Fact = Extract<PlayEvent, { trial: number }>

function resultOf(facts: readonly Fact[]): TrialResult | null {
  const all = <K extends Fact['kind']>(kind: K) => facts.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)
  const began = all('trial-began')[0]
  const ended = all('trial-ended')[0]
  if (began === undefined || ended === undefined) return null
  const shown = all('stimulus-shown')
  const answers = all('answered')
  const correct = answers.find((answer) => answer.verdict === 'correct')
  const targets = shown.filter((stimulus) => stimulus.role === 'target')
  // Where any of several will do, the figures belong to the one the child chose.
  const target = targets.find((stimulus) => stimulus.id === correct?.id) ?? targets[0]
  const targetIds = new Set(targets.map((stimulus) => stimulus.id))
  const arrival = all('travelled').find(({ share }) => share >= 1)
  // Who follows a thing is not asked to touch it before it has come to its place.
  const onset = target?.way === undefined ? (target?.at ?? null) : (arrival?.at ?? null)
  const since = (at: number | undefined) => (onset === null || at === undefined ? null : at - onset)
  const points = all('pointed')
  const looked = facts.find((fact) => fact.kind === 'looked')
  const onTarget = points.find((point) => point.on !== null && targetIds.has(point.on) && point.at >= (onset ?? 0))
  return {
    trial: began.trial,
    warmUp: began.warmUp,
    outcome: ended.outcome,
    prompt: all('prompted').reduce<PromptStep>((highest, prompt) => (prompt.step > highest ? prompt.step : highest), 0),
    zone: target?.zone ?? null,
    size: target?.h ?? null,
    speed: target?.speed ?? null,
    items: shown.length,
    look: target?.look ?? null,
    waitMs: began.waitMs,
    by: (correct ?? answers.at(-1))?.by ?? null,
    lookMs: target === undefined || looked === undefined ? null : looked.at - target.at,
    touchMs: since(onTarget?.at ?? (correct?.by === 'adult' || correct?.by === 'camera' ? undefined : correct?.at)),
    error: points[0]?.error ?? null,
    offTarget: points.filter((point) => point.on === null || !targetIds.has(point.on)).length,
    wrong: answers.filter((answer) => answer.verdict === 'wrong').map((answer) => answer.id),
  }
}
