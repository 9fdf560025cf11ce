import type { StepsSpec } from '../activities/manifest'
import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import type { Instant } from '../time'
import { likelyShares, median, MIN_CELL, type ShareRange } from '../statistics'
import { SUCCESS_SHARE } from './summary'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/*
 * How a child manages steps that grow harder (things at once, forms of a thing, faint and strong scenes), over the
 * sessions of one activity. Only what was found alone and at the first try went well: with help it was an easier step.
 */

/** One step. Under MIN_CELL turns there is no share, and under MIN_CELL times no median. */
export interface StepFigures {
  readonly step: string
  /** Turns, and of them those that were done alone at the first try. */
  readonly n: number
  readonly alone: number
  readonly share: number | null
  readonly range: ShareRange | null
  /** The share (0 to 1) that comes by chance where one of several is chosen; null where nothing is chosen among. */
  readonly chance: number | null
  /** Onset to touch, ms, of those done alone. */
  readonly times: number
  readonly touchMs: number | null
  /** How many times as long as on the step against which times are set. */
  readonly against: number | null
  /** The first and the last session in which it was played. */
  readonly from: Instant
  readonly to: Instant
}

export interface StepsFound {
  readonly steps: readonly StepFigures[]
  /** The hardest step that goes well, as every easier one does that was played enough; null where none does. */
  readonly hardest: string | null
  /** Steps that were played enough and do not go well. */
  readonly hard: readonly string[]
  /** For each word that was asked for enough, in the order in which they came. */
  readonly words: readonly { readonly word: string; readonly hardest: string | null }[]
}

type Played = Pick<Session, 'events' | 'startedAt' | 'level'>

/** Folds the sessions of one child and one activity; null when nothing was played on any step. */
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

/** A lucky step above one that does not go well is no proof. */
function hardestOf(steps: readonly StepFigures[]): string | null {
  const enough = steps.filter(({ share }) => share !== null)
  const firstHard = enough.findIndex(({ share }) => (share ?? 0) < SUCCESS_SHARE)
  return (firstHard < 0 ? enough : enough.slice(0, firstHard)).at(-1)?.step ?? null
}

type Try = { readonly result: TrialResult; readonly startedAt: Instant }

function figuresOf(step: string, played: readonly Try[], against: number | null): StepFigures {
  // What was made easier until nothing could be chosen wrongly tells nothing of a step on which one is chosen of several.
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

/** Some activities let one wrong choice pass; here the first one tells. */
const isAlone = ({ result: { outcome, wrong } }: Try): boolean => outcome === 'independent' && wrong.length === 0

const timesOf = (all: readonly Try[]): readonly number[] => all.filter(isAlone).flatMap(({ result: { touchMs } }) => touchMs ?? [])

const timeOf = (all: readonly Try[]): number | null => {
  const times = timesOf(all)
  return times.length < MIN_CELL ? null : median(times)
}

const wordOf = ({ shows }: TrialResult): string => (shows !== null && 'word' in shows ? shows.word : '')
