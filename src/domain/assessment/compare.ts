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
 * One change (domain.md §3.3): whether a child touches sooner in one of two ways that took turns. It says nothing of why, and only ever of this child,
 * these days and this one change.
 */

/** The level in which a factor is compared. */
export const factorLevel = (factor: ExperimentFactor): OpenedLevel => ({ activity: 'lightcatcher', category: null, level: `compare-${factor}` })

/** One turn that counts. */
export interface ComparedTurn {
  readonly arm: Arm
  readonly session: string
  /** Number of its block within the session: in each both ways come as often. */
  readonly block: number
  /** From onset to the touch; null where there was none. */
  readonly ms: number | null
}

interface ArmFigures {
  readonly n: number
  readonly touched: number
  /** Of all turns, one without a touch being later than every touch; null where most had none. */
  readonly medianMs: number | null
}

type Call = 'a-sooner' | 'b-sooner' | 'no-clear-difference' | 'not-enough'

export interface Comparison {
  readonly a: ArmFigures
  readonly b: ArmFigures
  readonly call: Call
  /** So many turns more are needed before anything is said; 0 when there are enough. */
  readonly missing: number
  /** By how much b is later than a (less than 0: sooner), and between which it lies at 95 %; null where a median is missing. */
  readonly laterMs: { readonly value: number; readonly low: number; readonly high: number } | null
  /** How often chance alone makes as much of a difference (0 to 1); null where there are too few turns. */
  readonly chance: number | null
}

/** So many turns of each way before anything is said. [I] */
export const LEAST_TURNS = 8
/** With so many of each a way that takes a third less is found in nine comparisons of ten, for a child whose times vary as most do; with fewer it may be missed. */
export const SURE_TURNS = 18
/** A difference that chance makes in one of twenty comparisons or less is told. */
const TOLD = 0.05
/** One turn in eight without a touch, or less, says nothing. [I] */
const FEW = 1 / 8
const RESAMPLES = 2000
const SEED = 20_261

/** The sessions of an experiment. */
export const sessionsOf = ({ factor, createdAt }: Pick<Experiment, 'factor' | 'createdAt'>, sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(
    (session) => session.startedAt >= createdAt && session.activity === factorLevel(factor).activity && session.level === factorLevel(factor).level,
  )

export const compareArms = (sessions: readonly Pick<Session, 'id' | 'events'>[]): Comparison => compareTurns(sessions.flatMap(turnsOf))

/** What a turn that an adult's hand helped says is nothing of the child's own time: it is left out. */
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
  const missing = Math.max(0, LEAST_TURNS - a.n) + Math.max(0, LEAST_TURNS - b.n)
  // Where there is hardly a touch in either way there is nothing to compare, however many turns there were.
  const isEnough = missing === 0 && Math.max(a.touched, b.touched) >= MIN_CELL
  if (!isEnough) return { a, b, missing, call: 'not-enough', chance: null, laterMs: null }
  const { call, chance } = judged(turns)
  return { a, b, missing, call: isShown(call, a, b) ? call : 'no-clear-difference', chance, laterMs: laterOf(turns) }
}

/** A call that the medians, or where there are none the touches, do not show as well is not told. */
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

/** Times differ by factors, so their logarithms are compared; within each block, so that what changes along a session speaks for neither way. */
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
 * A few turns without a touch, in whichever way, are left out: one child looks away now and then, and each would outweigh several touches. Where there are more
 * of them they are what is to be told, and each counts as the latest touch of all. Which of both it is does not depend on the ways.
 */
function timed(turns: readonly ComparedTurn[]): readonly (ComparedTurn & { readonly ms: number })[] {
  const touched = turns.flatMap((turn) => (turn.ms === null ? [] : [{ ...turn, ms: turn.ms }]))
  if (turns.length - touched.length <= turns.length * FEW) return touched
  const latest = Math.max(...touched.map(({ ms }) => ms))
  return turns.map((turn) => ({ ...turn, ms: turn.ms ?? latest }))
}

/** The difference of the medians, and its range by drawing turns anew from each session and way, always with the same seed. */
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
