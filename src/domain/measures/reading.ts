import type { PlayEvent } from '../trials/events'
import { median, MIN_CELL, spreadOf, type Spread } from './statistics'
import { trialResults } from './trialResults'

/** One reading of one word: how long (ms) it stood lit. */
export interface WordTime {
  readonly word: string
  readonly ms: number
}

/** How a text was read. Warm-up and void lines never count; what went on by itself has no time of the child's. */
export interface Reading {
  readonly lines: number
  readonly times: readonly WordTime[]
  readonly time: Spread | null
  /** How often the adult went back. */
  readonly backs: number
  /** Words that the adult heard, and how many of these were read. `share` is null under MIN_CELL words. */
  readonly heard: number
  readonly read: number
  readonly share: number | null
  /** How many words were read before they took SLOWER times as long as at first; null when they never did. */
  readonly stamina: number | null
}

const SLOWER = 1.75
const WINDOW = 4

/** Folds logs into the figures of reading; null when no word was shown. */
export function readingOf(logs: readonly (readonly PlayEvent[])[]): Reading | null {
  const lines = logs.flatMap((events) =>
    trialResults(events)
      .filter(({ warmUp, outcome }) => !warmUp && outcome !== 'void')
      .map(({ trial }) => events.filter((event) => 'trial' in event && event.trial === trial)),
  )
  if (!lines.some((facts) => facts.some(isWord))) return null
  const times = lines.flatMap(timesOf)
  const heard = lines.flatMap(lastHeard)
  const read = heard.filter((isRead) => isRead).length
  return {
    lines: lines.length,
    times,
    time: spreadOf(times.map(({ ms }) => ms)),
    backs: lines.flatMap(backsOf).length,
    heard: heard.length,
    read,
    share: heard.length < MIN_CELL ? null : read / heard.length,
    stamina: staminaOf(times.map(({ ms }) => ms)),
  }
}

type Shown = Extract<PlayEvent, { kind: 'stimulus-shown' }>
const isWord = (event: PlayEvent): event is Shown => event.kind === 'stimulus-shown' && event.role === 'target' && event.says !== undefined

/** Every word that the child itself went on from; a word to which the adult went back is read anew. */
function timesOf(facts: readonly PlayEvent[]): readonly WordTime[] {
  const words = facts.filter(isWord)
  const wordOf = (id: string) => words.find((word) => word.id === id)?.says ?? ''
  let since = words[0]?.at ?? 0
  return facts.flatMap((fact): readonly WordTime[] => {
    if (fact.kind !== 'stepped' && fact.kind !== 'answered') return []
    const time = { word: wordOf(fact.id), ms: fact.at - since }
    since = fact.at
    return fact.by === 'adult' || fact.by === 'itself' ? [] : [time]
  })
}

const backsOf = (facts: readonly PlayEvent[]) => facts.filter((fact) => fact.kind === 'stepped' && fact.by === 'adult')

/** What was said last of each word. */
function lastHeard(facts: readonly PlayEvent[]): readonly boolean[] {
  const said = new Map(facts.flatMap((fact) => (fact.kind === 'heard' ? [[fact.id, fact.isRead] as const] : [])))
  return [...said.values()]
}

function staminaOf(times: readonly number[]): number | null {
  if (times.length < WINDOW * 2) return null
  const first = median(times.slice(0, WINDOW))
  const slow = times.findIndex((_, index) => index >= WINDOW && index + WINDOW <= times.length && median(times.slice(index, index + WINDOW)) > SLOWER * first)
  return slow < 0 ? null : times.findIndex((ms, index) => index >= slow && ms > SLOWER * first)
}
