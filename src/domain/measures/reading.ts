import type { AnsweredBy, PlayEvent, Verdict } from '../trials/engine/events'
import { median, MIN_CELL, spreadOf, type Spread } from '../statistics'
import { trialResults } from './trialResults'

/** One reading of one word: how long (ms) it stood lit. */
interface WordTime {
  readonly word: string
  readonly ms: number
}

/** How a text was read. Warm-up, void and mashed lines never count; what went on by itself has no time of the child's. */
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

/** The share of the heard words of a line that counts as read. */
export const READ_SHARE = 0.8

/** How a line is judged at its end, from the facts of its trial: what nobody heard is not known. */
export function lineVerdict(facts: readonly PlayEvent[]): Exclude<Verdict, 'wrong'> {
  const heard = lastHeard(facts)
  if (heard.length === 0) return 'unmeasured'
  return heard.filter((isRead) => isRead).length >= READ_SHARE * heard.length ? 'correct' : 'partly'
}

/** Folds logs into the figures of reading; null when no word was shown. */
export function readingOf(logs: readonly (readonly PlayEvent[])[]): Reading | null {
  const lines = logs.flatMap((events) =>
    trialResults(events)
      .filter(({ warmUp, outcome, isMashed }) => !warmUp && outcome !== 'void' && !isMashed)
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

type Printed = Extract<PlayEvent, { kind: 'stimulus-shown' }> & { readonly shows: { readonly text: string } }
const isWord = (event: PlayEvent): event is Printed =>
  event.kind === 'stimulus-shown' && event.role === 'target' && event.shows !== undefined && 'text' in event.shows

/** Every word that the child itself went on from; a word to which the adult went back is read anew. */
function timesOf(facts: readonly PlayEvent[]): readonly WordTime[] {
  const words = facts.filter(isWord)
  const wordOf = (id: string) => words.find((word) => word.id === id)?.shows.text ?? ''
  let since = words[0]?.at ?? 0
  return facts.flatMap((fact): readonly WordTime[] => {
    const left = leftBy(fact)
    if (left === null) return []
    const time = { word: wordOf(left.id), ms: fact.at - since }
    since = fact.at
    return left.by === 'adult' || left.by === 'itself' ? [] : [time]
  })
}

/** The word that a fact leaves, and who went on from it. */
function leftBy(fact: PlayEvent): { readonly id: string; readonly by: AnsweredBy } | null {
  if (fact.kind === 'answered') return fact
  return fact.kind === 'did' && fact.deed.do === 'went-on' ? fact.deed : null
}

const backsOf = (facts: readonly PlayEvent[]) => facts.filter((fact) => fact.kind === 'did' && fact.deed.do === 'went-on' && fact.deed.by === 'adult')

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
