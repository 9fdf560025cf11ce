import type { StepsSpec } from '../activities/manifest'
import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import type { Instant } from '../time'
import { likelyShares, median, MIN_CELL, type ShareRange } from '../statistics'
import { SUCCESS_SHARE } from './summary'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/*
 * A child's success on steps of increasing difficulty (items, forms, ground strength), over the sessions of one activity. Only
 * an independent first try counts as success, because a prompt makes the step easier.
 */

/** Figures of one step. There is no share below MIN_CELL trials and no median below MIN_CELL times. */
export interface StepFigures {
  readonly step: string
  /** Number of trials, and number of independent first tries among them. */
  readonly n: number
  readonly alone: number
  readonly share: number | null
  readonly range: ShareRange | null
  /** Probability (0 to 1) of a correct choice by chance; null without a choice. */
  readonly chance: number | null
  /** Number of independent trials with a touch, and their median time from onset to touch (ms). */
  readonly times: number
  readonly touchMs: number | null
  /** Median time, divided by that of the reference step. */
  readonly against: number | null
  /** Times of the first and last session with this step. */
  readonly from: Instant
  readonly to: Instant
}

export interface StepsFound {
  readonly steps: readonly StepFigures[]
  /** Hardest step that goes well, provided that all easier steps with enough trials go well too; null if none. */
  readonly hardest: string | null
  /** Steps with enough trials that do not go well. */
  readonly hard: readonly string[]
  /** Hardest step that succeeds for each target word with enough trials, in order. */
  readonly words: readonly { readonly word: string; readonly hardest: string | null }[]
}

type Played = Pick<Session, 'events' | 'startedAt' | 'level'>

/** Computes the figures from one child's sessions of one activity; null if no step was played. */
export function stepsOf(sessions: readonly Played[], spec: StepsSpec): StepsFound | null {
  const tries = toldTogether(sessions, spec).flatMap(({ events, startedAt }) =>
    trialResults(events)
      .filter(counts)
      .filter(({ outcome }) => spec.ofAnswered !== true || outcome !== 'no-response')
      .map((result) => ({ result, startedAt, step: String(result.values[spec.record] ?? '') })),
  )
  const byStep = groupBy(tries, ({ step }) => step)
  const against = timeOf(byStep.get(spec.against ?? '') ?? [])
  const steps = spec.order.flatMap((step) => {
    const all = byStep.get(step)
    return all === undefined ? [] : [figuresOf(step, all, step === spec.against ? null : against)]
  })
  if (steps.length === 0) return null
  const words = spec.byWord === true ? groupBy(tries, ({ result }) => wordOf(result)) : new Map<string, typeof tries>()
  return {
    steps,
    hardest: hardestOf(steps),
    hard: steps.filter(({ share }) => share !== null && share < SUCCESS_SHARE).map(({ step }) => step),
    words: [...words].flatMap(([word, all]) => {
      const own = groupBy(all, ({ step }) => step)
      const figures = spec.order.flatMap((step) => (own.has(step) ? [figuresOf(step, own.get(step) ?? [], null)] : []))
      return word === '' || figures.every(({ share }) => share === null) ? [] : [{ word, hardest: hardestOf(figures) }]
    }),
  }
}

function toldTogether(sessions: readonly Played[], { byLevel }: StepsSpec): readonly Played[] {
  const [last] = sessions.toSorted((one, other) => other.startedAt - one.startedAt)
  return byLevel === true ? sessions.filter(({ level }) => level === last?.level) : sessions
}

/** Returns the hardest step that goes well. Success on a step above a failed one may be luck, so it does not count. */
function hardestOf(steps: readonly StepFigures[]): string | null {
  const enough = steps.filter(({ share }) => share !== null)
  const firstHard = enough.findIndex(({ share }) => (share ?? 0) < SUCCESS_SHARE)
  return (firstHard < 0 ? enough : enough.slice(0, firstHard)).at(-1)?.step ?? null
}

type Try = { readonly result: TrialResult; readonly startedAt: Instant }

function figuresOf(step: string, played: readonly Try[], against: number | null): StepFigures {
  // Trials reduced to a single choice are excluded.
  const chosen = played.filter(({ result }) => result.choices > 1)
  const all = chosen.length === 0 ? played : chosen
  const [n, alone] = [all.length, all.filter(isAlone).length]
  const touchMs = timeOf(all)
  const starts = all.map(({ startedAt }) => startedAt)
  const chances = all.flatMap(({ result: { choices: among } }) => (among > 1 ? [1 / among] : []))
  return {
    step,
    n,
    alone,
    share: n < MIN_CELL ? null : alone / n,
    range: n < MIN_CELL ? null : likelyShares(alone, n),
    chance: chances.length === 0 ? null : chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
    times: timesOf(all).length,
    touchMs,
    against: touchMs === null || against === null || against === 0 ? null : touchMs / against,
    from: Math.min(...starts),
    to: Math.max(...starts),
  }
}

/** Whether a try was independent. Some activities allow one wrong choice, but here only the first choice counts. */
const isAlone = ({ result: { outcome, wrong } }: Try): boolean => outcome === 'independent' && wrong.length === 0

const timesOf = (all: readonly Try[]): readonly number[] => all.filter(isAlone).flatMap(({ result: { touchMs } }) => touchMs ?? [])

const timeOf = (all: readonly Try[]): number | null => {
  const times = timesOf(all)
  return times.length < MIN_CELL ? null : median(times)
}

const wordOf = ({ shows }: TrialResult): string => (shows !== null && 'word' in shows ? shows.word : '')
