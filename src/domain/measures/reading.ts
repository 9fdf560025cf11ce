import type { AnsweredBy, PlayEvent, Verdict } from '../trials/engine/events'
import { median, MIN_CELL, spreadOf, type Spread } from '../statistics'
import { trialResults } from './trialResults'

/** One reading of one word, with the time (ms) for which the word was highlighted. */
interface WordTime {
  readonly word: string
  readonly ms: number
}

/** Reading figures. Warm-up, void and mashed lines are excluded. Words that advanced automatically have no time. */
export interface Reading {
  readonly lines: number
  readonly times: readonly WordTime[]
  readonly time: Spread | null
  /** Number of times that the adult went back to an earlier word. */
  readonly backs: number
  /** Number of words that the adult listened to, and number of these that were read. `share` is null below MIN_CELL words. */
  readonly heard: number
  readonly read: number
  readonly share: number | null
  /** Number of words read before words took SLOWER times as long as at first; null if they never did. */
  readonly stamina: number | null
}

const SLOWER = 1.75
const WINDOW = 4

/** Minimum share of heard words that must be read for a line to count as read. */
export const READ_SHARE = 0.8

/** Judges a line at its end. If nobody listened, the line is unmeasured. */
export function lineVerdict(facts: readonly PlayEvent[]): Exclude<Verdict, 'wrong'> {
  const heard = lastHeard(facts)
  if (heard.length === 0) return 'unmeasured'
  return heard.filter((isRead) => isRead).length >= READ_SHARE * heard.length ? 'correct' : 'partly'
}

/** Computes the reading figures from logs; null if no word was shown. */
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

/** Returns the times of words from which the child advanced. A word that the adult returned to counts again. */
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

/** Returns the word that an event leaves, and who advanced. */
function leftBy(fact: PlayEvent): { readonly id: string; readonly by: AnsweredBy } | null {
  if (fact.kind === 'answered') return fact
  return fact.kind === 'did' && fact.deed.do === 'went-on' ? fact.deed : null
}

const backsOf = (facts: readonly PlayEvent[]) => facts.filter((fact) => fact.kind === 'did' && fact.deed.do === 'went-on' && fact.deed.by === 'adult')

/** Returns the last mark of each word. */
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
