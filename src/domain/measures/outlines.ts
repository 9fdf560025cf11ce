import type { Session } from '../activities/session'
import { localDay } from '../time'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Results for a word that the child chooses by its outline or its letters. */
export interface KnownWord {
  readonly word: string
  /**
   * Number of times that the word was asked for, number of times that it was chosen first and independently, and number of days
   * with such a choice.
   */
  readonly tries: number
  readonly right: number
  readonly days: number
  readonly isKnown: boolean
}

/** A word is known if `right` of its last `of` tries were right, on at least `days` days (clinical-design.md, /bubblewordmaker). */
const KNOWN = { of: 5, right: 4, days: 2 } as const

/** Returns the results of each target word, in the order in which the words first appeared. Expects the oldest session first. */
export function knownWords(sessions: readonly Pick<Session, 'events' | 'startedAt'>[]): readonly KnownWord[] {
  const tried = new Map<string, { readonly isRight: boolean; readonly day: string }[]>()
  for (const { events, startedAt } of sessions) {
    for (const result of trialResults(events)) {
      const { shows } = result
      if (shows === null || !('text' in shows) || !isChoice(result)) continue
      tried.set(shows.text, [...(tried.get(shows.text) ?? []), { isRight: result.outcome === 'independent', day: localDay(startedAt) }])
    }
  }
  return [...tried].map(([word, tries]) => {
    const [right, last] = [tries, tries.slice(-KNOWN.of)].map((some) => some.filter(({ isRight }) => isRight)) as [typeof tries, typeof tries]
    const isKnown = last.length >= KNOWN.right && daysOf(last) >= KNOWN.days && tries.length >= KNOWN.of
    return { word, tries: tries.length, right: right.length, days: daysOf(right), isKnown }
  })
}

const daysOf = (tries: readonly { readonly day: string }[]): number => new Set(tries.map(({ day }) => day)).size

const isChoice = (result: TrialResult): boolean => counts(result) && result.choices > 1
