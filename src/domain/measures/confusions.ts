import { groupBy } from '../groupBy'
import type { PlayEvent } from '../trials/engine/events'
import { counts } from '../trials/engine/trialResult'
import { trialResults } from './trialResults'

/** How often one thing was chosen instead of another. */
export interface Confusion {
  readonly asked: string
  readonly taken: string
  readonly n: number
}

/** Returns the confusions between words, most frequent first. Excludes warm-up, void, mashed and unmeasured trials. */
export function confusionsOf(logs: readonly (readonly PlayEvent[])[]): readonly Confusion[] {
  const pairs = logs.flatMap((events) =>
    trialResults(events)
      .filter(counts)
      .flatMap((result) => wrongWords(result, events)),
  )
  return [...groupBy(pairs, ({ asked, taken }) => `${asked} ${taken}`).values()]
    .map((same) => ({ ...(same[0] as { asked: string; taken: string }), n: same.length }))
    .toSorted((one, other) => other.n - one.n)
}

function wrongWords(
  { trial, shows, wrong }: ReturnType<typeof trialResults>[number],
  events: readonly PlayEvent[],
): readonly { asked: string; taken: string }[] {
  const wordOf = (id: string) => {
    const shown = events.find((event) => event.kind === 'stimulus-shown' && event.trial === trial && event.id === id)
    // The id of a printed word is the word's own id.
    return shown?.kind === 'stimulus-shown' && shown.shows !== undefined && 'word' in shown.shows ? shown.shows.word : id
  }
  const asked = askedWord(shows, trial, events)
  return asked === null ? [] : wrong.map((id) => ({ asked, taken: wordOf(id) })).filter(({ taken }) => taken !== asked)
}

function askedWord(shows: ReturnType<typeof trialResults>[number]['shows'], trial: number, events: readonly PlayEvent[]): string | null {
  if (shows === null || 'drawing' in shows) return null
  if ('word' in shows) return shows.word
  const target = events.find((event) => event.kind === 'stimulus-shown' && event.trial === trial && event.role === 'target')
  return target?.kind === 'stimulus-shown' ? target.id : null
}
