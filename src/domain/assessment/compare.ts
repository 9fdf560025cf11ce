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
 * One-change experiment (clinical-design.md §3.3): whether a child touches sooner in one of two alternating arms. It does not say why, and applies only
 * to this
 * child, these days and this change.
 */

/** The level that compares a factor. */
export const factorLevel = (factor: ExperimentFactor): OpenedLevel => ({ activity: 'lightcatcher', category: null, level: `compare-${factor}` })

/** One trial that counts. */
export interface ComparedTurn {
  readonly arm: Arm
  readonly session: string
  /** Number of its block within the session. Both arms are equally frequent in each block. */
  readonly block: number
  /** Onset to touch (ms); null without a touch. */
  readonly ms: number | null
}

interface ArmFigures {
  readonly n: number
  readonly touched: number
  /** Median over all trials, one without a touch being later than any touch; null if most had none. */
  readonly medianMs: number | null
}

type Call = 'a-sooner' | 'b-sooner' | 'no-clear-difference' | 'not-enough'

export interface Comparison {
  readonly a: ArmFigures
  readonly b: ArmFigures
  readonly call: Call
  /** Trials still needed before anything is concluded; 0 if there are enough. */
  readonly missing: number
  /** Delay of b relative to a (ms; negative: sooner), with its 95 % interval; null if a median is missing. */
  readonly laterMs: { readonly value: number; readonly low: number; readonly high: number } | null
  /** Probability (0 to 1) of such a difference by chance; null with too few trials. */
  readonly chance: number | null
}

/** Trials per arm before anything is concluded. [I] */
export const MIN_COMPARED_TURNS = 8
/** With this many per arm, an arm that takes a third less is detected in nine of ten comparisons for typical variability. */
export const SURE_TURNS = 18
/** Significance level: a difference is reported if chance alone makes it in at most one of twenty comparisons. */
const TOLD = 0.05
/** Share of trials without a touch that is ignored. [I] */
const FEW = 1 / 8
const RESAMPLES = 2000
const SEED = 20_261

/** Sessions of an experiment. */
export const sessionsOf = ({ factor, createdAt }: Pick<Experiment, 'factor' | 'createdAt'>, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(
    (session) => session.startedAt >= createdAt && session.activity === factorLevel(factor).activity && session.level === factorLevel(factor).level,
  )

export const compareArms = (sessions: readonly Pick<Session, 'id' | 'events'>[]): Comparison => compareTurns(sessions.flatMap(turnsOf))

/** Trials with an adult's hand-over-hand help are excluded: their time is not the child's. */
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

/** A result is reported only if the medians, or without them the touch counts, agree with it. */
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

/** Times vary by factors, so logarithms are compared, within each block so that drift along a session favours neither arm. */
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
 * A few trials without a touch are dropped in either arm: a child looks away now and then, and each would outweigh several touches. If there are more,
 * they are the
 * result, and each counts as the latest touch. The rule does not depend on the arms.
 */
function timed(turns: readonly ComparedTurn[]): readonly (ComparedTurn & { readonly ms: number })[] {
  const touched = turns.flatMap((turn) => (turn.ms === null ? [] : [{ ...turn, ms: turn.ms }]))
  if (turns.length - touched.length <= turns.length * FEW) return touched
  const latest = Math.max(...touched.map(({ ms }) => ms))
  return turns.map((turn) => ({ ...turn, ms: turn.ms ?? latest }))
}

/** Difference of the medians with a bootstrap interval: trials are resampled per session and arm, always with the same seed. */
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
