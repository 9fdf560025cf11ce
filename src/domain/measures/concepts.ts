import type { Session } from '../activities/session'
import { counts, type TrialResult } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** Stages of learning a concept, in ascending order (clinical-design.md, /picture). */
const conceptStates = ['shown', 'looked', 'found-2', 'found-4', 'other-picture', 'named'] as const
type ConceptState = (typeof conceptStates)[number]

export interface Concept {
  readonly word: string
  /** Highest stage reached. */
  readonly state: ConceptState
  /** All stages reached, in order. */
  readonly reached: readonly ConceptState[]
  /** Number of trials in which the concept was shown. */
  readonly views: number
}

/** Minimum number of choices for a find to count as among several. */
const SEVERAL = 3

/** Returns the stages of each target word, in the order in which the words first appeared. Expects sessions of one activity. */
export function conceptsOf(sessions: readonly Pick<Session, 'events'>[]): readonly Concept[] {
  const found = new Map<string, { views: number; readonly reached: Set<ConceptState> }>()
  for (const { events } of sessions) {
    const named = new Set(events.flatMap((event) => (event.kind === 'heard' && event.isRead ? [event.trial] : [])))
    for (const result of trialResults(events)) {
      if (result.outcome === 'void' || result.shows === null || !('word' in result.shows)) continue
      const concept = found.get(result.shows.word) ?? { views: 0, reached: new Set<ConceptState>() }
      found.set(result.shows.word, concept)
      concept.views += 1
      for (const state of statesOf(result, named.has(result.trial))) concept.reached.add(state)
    }
  }
  return [...found].map(([word, { views, reached }]) => {
    const inOrder = conceptStates.filter((state) => reached.has(state))
    return { word, views, reached: inOrder, state: inOrder.at(-1) ?? 'shown' }
  })
}

function statesOf(result: TrialResult, isNamed: boolean): readonly ConceptState[] {
  const choices = Number(result.values['choices'] ?? 1)
  // Only independent finds in scored trials count.
  const isFound = choices > 1 && counts(result) && result.outcome === 'independent'
  return [
    'shown',
    ...(result.lookMs === null ? [] : ['looked' as const]),
    ...(isFound ? ['found-2' as const] : []),
    ...(isFound && choices >= SEVERAL ? ['found-4' as const] : []),
    ...(isFound && result.values['other'] === true ? ['other-picture' as const] : []),
    ...(isNamed ? ['named' as const] : []),
  ]
}
