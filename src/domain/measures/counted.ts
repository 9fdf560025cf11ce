import { groupBy } from '../groupBy'
import { zones, type Zone } from '../child/zones'
import type { PlayEvent } from '../trials/engine/events'
import { spreadOf, type Spread } from '../statistics'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/**
 * Counting in one zone: number of things there, number missed at first (counted only with a prompt, or never), and number
 * counted twice.
 */
export interface CountedPlace {
  readonly zone: Zone
  readonly n: number
  readonly leftOut: number
  readonly twice: number
}

/** A number that was chosen first instead of the right one. */
interface OtherNumber {
  readonly asked: number
  readonly chosen: number
  readonly n: number
}

export interface Counted {
  readonly places: readonly CountedPlace[]
  /** Time (ms) from counting one thing to counting the next, without prompts and after all things have appeared; null below MIN_CELL. */
  readonly each: Spread | null
  readonly eachN: number
  /** Numbers chosen: how many, how many right at first, and the wrong ones, most frequent first. */
  readonly numbers: { readonly n: number; readonly right: number; readonly others: readonly OtherNumber[] }
}

/** Returns how the child counted and chose numbers in scored trials; null if nothing was counted. */
export function countedOf(logs: readonly (readonly PlayEvent[])[]): Counted | null {
  const turns = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .map((result) => ({ result, facts: events.filter((event) => 'trial' in event && event.trial === result.trial) })),
  )
  const ofKind = (kind: string) => turns.filter(({ result }) => result.values['does'] === kind)
  const things = ofKind('count').flatMap(({ facts }) => thingsOf(facts))
  const chosen = ofKind('choose').flatMap(({ result }) => numbersOf(result))
  if (things.length === 0 && chosen.length === 0) return null
  const times = things.flatMap(({ ms }) => ms ?? [])
  return {
    places: zones.map((zone) => {
      const there = things.filter((thing) => thing.zone === zone)
      return { zone, n: there.length, leftOut: there.filter(({ isLeftOut }) => isLeftOut).length, twice: there.filter(({ isTwice }) => isTwice).length }
    }),
    each: spreadOf(times),
    eachN: times.length,
    numbers: { n: chosen.length, right: chosen.filter((pair) => pair.asked === pair.chosen).length, others: othersOf(chosen) },
  }
}

interface CountedThing {
  readonly zone: Zone
  readonly isLeftOut: boolean
  readonly isTwice: boolean
  readonly ms: number | null
}

function thingsOf(facts: readonly PlayEvent[]): readonly CountedThing[] {
  const deeds = facts.flatMap((fact) => (fact.kind === 'did' ? [{ deed: fact.deed, at: fact.at }] : []))
  const found = deeds.flatMap(({ deed, at }) => (deed.do === 'found' ? [{ id: deed.id, at }] : []))
  const last = facts.flatMap((fact) => (fact.kind === 'answered' && fact.verdict === 'correct' && fact.by !== 'itself' ? [{ id: fact.id, at: fact.at }] : []))
  const counted = [...found, ...last]
  const again = new Set(deeds.flatMap(({ deed }) => (deed.do === 'found-again' ? [deed.id] : [])))
  const helpedAt = facts.flatMap((fact) => (fact.kind === 'prompted' ? [fact.at] : []))
  // Not all things have appeared before this time.
  const thereAt = facts.find((fact) => fact.kind === 'travelled' && fact.share >= 1)?.at ?? null
  return facts.flatMap((fact): CountedThing[] => {
    if (fact.kind !== 'stimulus-shown' || fact.role !== 'target') return []
    const index = counted.findIndex(({ id }) => id === fact.id)
    const at = counted[index]?.at ?? null
    const since = counted[index - 1]?.at ?? fact.at
    const isLeftOut = at === null || helpedAt.some((help) => help > since && help <= at)
    const from = thereAt === null ? null : Math.max(since, thereAt)
    return [{ zone: fact.zone, isLeftOut, isTwice: again.has(fact.id), ms: isLeftOut || at === null || from === null || at <= from ? null : at - from }]
  })
}

function numbersOf({ values: { asked, chosen } }: TrialResult): readonly { readonly asked: number; readonly chosen: number }[] {
  return typeof asked === 'number' && typeof chosen === 'number' ? [{ asked, chosen }] : []
}

function othersOf(pairs: readonly { readonly asked: number; readonly chosen: number }[]): readonly OtherNumber[] {
  const wrong = pairs.filter(({ asked, chosen }) => asked !== chosen)
  return [...groupBy(wrong, ({ asked, chosen }) => `${asked} ${chosen}`).values()]
    .map((same) => ({ ...(same[0] as { asked: number; chosen: number }), n: same.length }))
    .toSorted((one, other) => other.n - one.n || one.asked - other.asked)
}
