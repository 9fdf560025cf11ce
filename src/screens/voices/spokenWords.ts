import { useEffect, useState } from 'react'
import { wordsIn } from '#scenes/catalogue'
import { nameOf, phraseIds, phraseText, type Utterance } from '#domain/words/utterance'
import { categories } from '#domain/words/words'

/** The prompts, and the categories of words. */
export const spokenGroups = ['phrases', ...categories] as const
export type SpokenGroup = (typeof spokenGroups)[number]

/** One thing that can be recorded. */
export interface SpokenWord {
  readonly group: SpokenGroup
  readonly utterance: Utterance
  readonly label: string
}

const phrases: readonly SpokenWord[] = phraseIds.map((id) => ({ group: 'phrases', utterance: { phrase: id }, label: phraseText(id) }))

/** Everything that can be recorded; null while it is being fetched. */
export function useSpokenWords(): readonly SpokenWord[] | 'failed' | null {
  const [words, setWords] = useState<readonly SpokenWord[] | 'failed' | null>(null)
  useEffect(() => {
    let isGone = false
    Promise.all(categories.map(wordsIn)).then(
      (lists) => isGone || setWords([...phrases, ...lists.flat().map((word) => ({ group: word.category, utterance: nameOf(word), label: word.word }))]),
      () => isGone || setWords('failed'),
    )
    return () => {
      isGone = true
    }
  }, [])
  return words
}

/** What a search finds, over all groups; without one, the chosen group. */
export function matching(words: readonly SpokenWord[], group: SpokenGroup, search: string): readonly SpokenWord[] {
  const wanted = search.trim().toLowerCase()
  return words.filter((word) => (wanted === '' ? word.group === group : word.label.toLowerCase().includes(wanted)))
}
