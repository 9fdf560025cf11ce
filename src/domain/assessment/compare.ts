import type { Session } from '../activities/session'
import { groupBy } from '../groupBy'
import { MIN_CELL, median, quantile } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from '../measures/trialResults'
import { pick, seededRandom } from '../random'
import { ARM_BLOCK, type Arm, arms } from '../trials/concepts/balanced'
import type { Experiment, ExperimentFactor } from './papers'
import { chanceOf } from './rearranged'
import type { OpenedLevel } from './sample'

/*
 * One-change experiment (clinical-design.md §3.3): finds whether a child touches sooner in one of two alternating arms. It does
 * not explain why, and applies only to this child, these days and this change.
 */

/** Returns the level that compares a factor. */
export const factorLevel = (factor: ExperimentFactor): OpenedLevel => ({ activity: 'lightcatcher', category: null, level: `compare-${factor}` })

/** One scored trial of an experiment. */
export interface ComparedTurn {
  readonly arm: Arm
  readonly session: string
  /** Number of the trial's block within the session. Both arms are equally frequent in each block. */
  readonly block: number
  /** Time from onset to touch (ms); null without a touch. */
  readonly ms: number | null
}

interface ArmFigures {
  readonly n: number
  readonly touched: number
  /** Median (ms) over all trials. A trial without a touch counts as later than any touch; null if most trials had none. */
  readonly medianMs: number | null
}

type Call = 'a-sooner' | 'b-sooner' | 'no-clear-difference' | 'not-enough'

export interface Comparison {
  readonly a: ArmFigures
  readonly b: ArmFigures
  readonly call: Call
  /** Number of trials still needed before a conclusion is drawn; 0 if there are enough. */
  readonly missing: number
  /** Delay of arm b relative to arm a (ms; negative if b is sooner), with its 95 % interval; null if a median is missing. */
  readonly laterMs: { readonly value: number; readonly low: number; readonly high: number } | null
  /** Probability (0 to 1) that chance alone makes such a difference; null with too few trials. */
  readonly chance: number | null
}

/** Minimum number of trials per arm before a conclusion is drawn. [I] */
export const MIN_COMPARED_TURNS = 8
/**
 * Number of trials per arm at which, with typical variability, nine of ten comparisons detect an arm whose times are a third
 * shorter.
 */
export const SURE_TURNS = 18
/** Significance level: a difference is reported if chance alone makes it in at most one of twenty comparisons. */
const TOLD = 0.05
/** Share of trials without a touch up to which these trials are ignored. [I] */
const FEW = 1 / 8
const RESAMPLES = 2000
const SEED = 20_261

/** Returns the sessions that belong to an experiment. */
export const sessionsOf = ({ factor, createdAt }: Pick<Experiment, 'factor' | 'createdAt'>, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(
    (session) => session.startedAt >= createdAt && session.activity === factorLevel(factor).activity && session.level === factorLevel(factor).level,
  )

export const compareArms = (sessions: readonly Pick<Session, 'id' | 'events'>[]): Comparison => compareTurns(sessions.flatMap(turnsOf))

/** Returns the trials to compare. Excludes trials with an adult's hand-over-hand help, because their time is not the child's. */
function turnsOf({ id, events }: Pick<Session, 'id' | 'events'>): readonly ComparedTurn[] {
  const results = trialResults(events)
  const first = results.find(({ warmUp }) => !warmUp)?.trial ?? 0
  return results.flatMap((result): ComparedTurn[] => {
    const arm = arms.find((name) => name === result.values['arm'])
    if (arm === undefined || !counts(result) || result.outcome === 'assisted') return []
    return [{ arm, session: id, block: Math.floor((result.trial - first) / ARM_BLOCK), ms: timeOf(result) }]
  })
}

const timeOf = ({ outcome, touchMs }: TrialResult): number | null => (outcome === 'no-response' ? null : touchMs)

export function compareTurns(turns: readonly ComparedTurn[]): Comparison {
  const [a, b] = arms.map((arm) => figuresOf(turns.filter((turn) => turn.arm === arm))) as [ArmFigures, ArmFigures]
  const missing = Math.max(0, MIN_COMPARED_TURNS - a.n) + Math.max(0, MIN_COMPARED_TURNS - b.n)
  // With hardly any touch in either arm there is nothing to compare, however many trials there were.
  const isEnough = missing === 0 && Math.max(a.touched, b.touched) >= MIN_CELL
  if (!isEnough) return { a, b, missing, call: 'not-enough', chance: null, laterMs: null }
  const { call, chance } = judged(turns)
  return { a, b, missing, call: isShown(call, a, b) ? call : 'no-clear-difference', chance, laterMs: laterOf(turns) }
}

/** Whether to report a result: only if the medians agree with it, or the touch counts if the medians are equal. */
function isShown(call: Call, a: ArmFigures, b: ArmFigures): boolean {
  const [sooner, later] = call === 'b-sooner' ? [b, a] : [a, b]
  const [first, second] = [sooner.medianMs ?? Infinity, later.medianMs ?? Infinity]
  return call === 'no-clear-difference' || first < second || (first === second && sooner.touched > later.touched)
}

function figuresOf(turns: readonly ComparedTurn[]): ArmFigures {
  return { n: turns.length, touched: turns.filter(({ ms }) => ms !== null).length, medianMs: medianOf(turns) }
}

function medianOf(turns: readonly ComparedTurn[]): number | null {
  const found = turns.length === 0 ? Infinity : median(turns.map(({ ms }) => ms ?? Number.MAX_VALUE))
  return found < Number.MAX_VALUE / 4 ? found : null
}

/**
 * Compares the arms. Uses logarithms because times vary by factors, and compares within each block so drift along a session
 * favours neither arm.
 */
export function judged(turns: readonly ComparedTurn[]): Pick<Comparison, 'call' | 'chance'> {
  const valued = timed(turns).map(({ arm, session, block, ms }) => ({ arm, key: `${session} ${block}`, value: Math.log(Math.max(1, ms)) }))
  const chance = chanceOf([...groupBy(valued, ({ key }) => key).values()])
  const mean = (arm: Arm) => {
    const values = valued.filter((turn) => turn.arm === arm)
    return values.reduce((sum, { value }) => sum + value, 0) / values.length
  }
  if (chance >= TOLD) return { call: 'no-clear-difference', chance }
  return { call: mean('a') < mean('b') ? 'a-sooner' : 'b-sooner', chance }
}

/**
 * Prepares the times for the comparison. A few trials without a touch are dropped from both arms: a child looks away now and
 * then, and each such trial would outweigh several touches. If there are more, they are part of the result, and each counts as
 * the latest touch. The rule is the same for both arms.
 */
function timed(turns: readonly ComparedTurn[]): readonly (ComparedTurn & { readonly ms: number })[] {
  const touched = turns.flatMap((turn) => (turn.ms === null ? [] : [{ ...turn, ms: turn.ms }]))
  if (turns.length - touched.length <= turns.length * FEW) return touched
  const latest = Math.max(...touched.map(({ ms }) => ms))
  return turns.map((turn) => ({ ...turn, ms: turn.ms ?? latest }))
}

/**
 * Returns the difference of the medians with a bootstrap interval. Trials are resampled per session and arm, always with the
 * same seed.
 */
function laterOf(turns: readonly ComparedTurn[]): Comparison['laterMs'] {
  const differenceOf = (drawn: readonly ComparedTurn[]): number | null => {
    const [a, b] = arms.map((arm) => medianOf(drawn.filter((turn) => turn.arm === arm)))
    return a == null || b == null ? null : b - a
  }
  const value = differenceOf(turns)
  if (value === null) return null
  const random = seededRandom(SEED)
  const groups = [...groupBy(turns, ({ session, arm }) => `${session} ${arm}`).values()]
  const drawn = Array.from({ length: RESAMPLES }, () => differenceOf(groups.flatMap((group) => group.map(() => pick(random, group))))).filter(
    (difference) => difference !== null,
  )
  if (drawn.length < RESAMPLES / 2) return null
  return { value, low: quantile(drawn, 0.025), high: quantile(drawn, 0.975) }
}
