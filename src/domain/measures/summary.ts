import { groupBy } from '../groupBy'
import { zones, type Zone } from '../child/zones'
import type { AnsweredBy, PlayEvent } from '../trials/engine/events'
import { MIN_CELL, spreadOf, type Spread } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { type Basis, basisOf, speedStep, trialResults } from './trialResults'

/** Results of one zone. `share` and `touch` are null below MIN_CELL trials. */
export interface ZoneFigures {
  readonly zone: Zone
  readonly n: number
  readonly share: number | null
  readonly touch: Spread | null
}

/** Support that a trial needed: a step of the prompt ladder, an adult's hand, a wrong choice first, or the thing acting by itself. */
export const ladderPrompts = ['none', 'moved', 'grew', 'voice', 'shown-how'] as const
export const otherPrompts = ['wrong-first', 'by-hand', 'itself'] as const
export type PromptUse = (typeof ladderPrompts | typeof otherPrompts)[number]

function helpOf({ prompt, outcome, wrong }: TrialResult): PromptUse {
  if (prompt > 0) return ladderPrompts[prompt]
  if (outcome === 'assisted') return 'by-hand'
  if (outcome === 'other') return 'wrong-first'
  if (outcome !== 'prompted') return 'none'
  return wrong.length > 0 ? 'wrong-first' : 'itself'
}

/** Figures of one or several sessions. Excludes warm-up, void, mashed and unmeasured trials. */
export interface Summary {
  readonly n: number
  readonly voids: number
  /** Number of trials mashed so much that their answer says nothing, and number of trials that nobody could judge. */
  readonly mashed: number
  readonly unmeasured: number
  readonly independent: number
  readonly prompted: number
  readonly assisted: number
  /** Number of trials in which the child followed or read less than the share that counts. */
  readonly partly: number
  readonly noResponse: number
  /** Number of trials by the support needed. */
  readonly help: Readonly<Record<PromptUse, number>>
  readonly touch: Spread | null
  readonly look: Spread | null
  /** Distance of the first touch from the target's centre (stage heights). */
  readonly error: Spread | null
  /** Number of touches that missed every target. */
  readonly beside: number
  /** Number of answers on a thing other than the target. */
  readonly wrong: number
  /** Number of trials by access method. */
  readonly answeredBy: Readonly<Partial<Record<AnsweredBy, number>>>
  /** Maximum number of things on the screen together; null without a trial. */
  readonly mostItems: number | null
  readonly byZone: readonly ZoneFigures[]
  /** Maximum speed (stage widths per second) at which at least 80 % of MIN_CELL or more trials were answered. */
  readonly fastestSpeed: number | null
  /** How the places, sizes and speeds were measured. */
  readonly basis: Basis
  readonly tired: boolean
  readonly overloads: number
}

/** Minimum success share of a block (clinical-design.md §2). */
export const SUCCESS_SHARE = 0.8

export const wasAnswered = (result: TrialResult): boolean => result.outcome === 'independent' || result.outcome === 'prompted' || result.outcome === 'assisted'

export function summarise(logs: readonly (readonly PlayEvent[])[]): Summary {
  const all = logs.flatMap((events) => trialResults(events)).filter((result) => !result.warmUp)
  const valid = all.filter(counts)
  const without = (outcome: TrialResult['outcome']) => all.filter((result) => result.outcome === outcome).length
  const count = (outcome: TrialResult['outcome']) => valid.filter((result) => result.outcome === outcome).length
  const events = logs.flat()
  return {
    n: valid.length,
    voids: without('void'),
    mashed: all.filter(({ outcome, isMashed }) => isMashed && outcome !== 'void' && outcome !== 'unmeasured').length,
    unmeasured: without('unmeasured'),
    independent: count('independent'),
    prompted: count('prompted'),
    assisted: count('assisted'),
    partly: count('partly'),
    noResponse: count('no-response'),
    help: Object.fromEntries(
      [...ladderPrompts, ...otherPrompts].map((help) => [help, valid.filter((result) => helpOf(result) === help).length]),
    ) as Summary['help'],
    touch: spreadOf(present(valid.map((result) => result.touchMs))),
    look: spreadOf(present(valid.map((result) => result.lookMs))),
    error: spreadOf(present(valid.map((result) => result.error))),
    beside: valid.reduce((sum, { offTarget }) => sum + offTarget, 0),
    wrong: valid.reduce((sum, { wrong }) => sum + wrong.length, 0),
    answeredBy: waysOf(valid),
    mostItems: valid.length === 0 ? null : Math.max(...valid.map(({ items }) => items)),
    byZone: zones.map((zone) =>
      zoneFigures(
        zone,
        valid.filter((result) => result.zone === zone),
      ),
    ),
    fastestSpeed: fastestSpeed(valid),
    basis: basisOf(valid),
    tired: events.some((event) => event.kind === 'tired'),
    overloads: events.filter((event) => event.kind === 'overloaded').length,
  }
}

const present = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null)

function waysOf(results: readonly TrialResult[]): Summary['answeredBy'] {
  const byWay = groupBy(
    results.flatMap(({ by }) => (by === null ? [] : [by])),
    (by) => by,
  )
  return Object.fromEntries([...byWay].map(([by, all]) => [by, all.length]))
}

const shareAnswered = (results: readonly TrialResult[]): number => results.filter(wasAnswered).length / results.length

function zoneFigures(zone: Zone, results: readonly TrialResult[]): ZoneFigures {
  return {
    zone,
    n: results.length,
    share: results.length < MIN_CELL ? null : shareAnswered(results),
    touch: spreadOf(present(results.map((result) => result.touchMs))),
  }
}

function fastestSpeed(results: readonly TrialResult[]): number | null {
  const bySpeed = groupBy(
    results.filter((result) => speedStep(result) > 0),
    speedStep,
  )
  const managed = [...bySpeed].filter(([, group]) => group.length >= MIN_CELL && shareAnswered(group) >= SUCCESS_SHARE)
  return managed.length === 0 ? null : Math.max(...managed.map(([speed]) => speed))
}
