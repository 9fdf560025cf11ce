import { wordsOfCategory } from '#scenes/pictures'
import { finds } from '#domain/search'
import type { PhotoNote } from '#domain/photos/photo'
import { everyNameOf } from '#domain/words/inLanguage'
import { isOwnWord } from '#domain/words/ownWords'
import { firstPhrases, nameOf, phraseIds, phraseText, utteranceKey, type Utterance } from '#domain/words/utterance'
import { categories } from '#domain/words/words'
import { useDevice } from '#app/page/deviceSettings'
import { type Loaded, useLoaded } from '#app/services/loaded'
import { useServices } from '#app/services/services'

/** The prompts, and the categories of words. */
export const spokenGroups = ['phrases', ...categories] as const
export type SpokenGroup = (typeof spokenGroups)[number]

/** One thing that can be recorded. */
export interface SpokenWord {
  readonly group: SpokenGroup
  readonly utterance: Utterance
  readonly label: string
  /** The list's name for the word, if the family has its own name for it. */
  readonly listed?: string | undefined
  /** All names by which the word can be found, if there are more than the label. */
  readonly names?: readonly string[]
  /** Set for a word that is not on the list. `left` means that its photo has been deleted and only its recording remains. */
  readonly own?: 'pictured' | 'left'
}

const phrases: readonly SpokenWord[] = phraseIds.map((id) => ({ group: 'phrases', utterance: { phrase: id }, label: phraseText(id) }))

/** The first phrases, and when each is heard. */
export const firstWords = firstPhrases.map((id) => ({
  when: id,
  word: { group: 'phrases', utterance: { phrase: id }, label: phraseText(id) } satisfies SpokenWord as SpokenWord,
}))

/** Returns everything on the list that can be recorded, under the current names. */
export function useSpokenWords(): Loaded<readonly SpokenWord[]> {
  const { choices } = useDevice()
  return useLoaded(JSON.stringify(choices.ownNames), async () => {
    const lists = await Promise.all(categories.map(wordsOfCategory))
    return [
      ...phrases,
      ...lists.flat().map((word) => ({ group: word.category, utterance: nameOf(word), label: word.word, listed: word.listed, names: everyNameOf(word) })),
    ]
  })
}

/** Returns the list's own name for a word. */
export const listedName = ({ label, listed }: SpokenWord): string => listed ?? label

/** Whether a word is on the list. A family may have its own name for such a word. */
export const isOfList = ({ group, own }: SpokenWord): boolean => group !== 'phrases' && own === undefined

/** Returns a child's photos, some of which are of the child's own words. */
export function usePhotoNotes(childId: string): Loaded<readonly PhotoNote[]> {
  const { photos } = useServices()
  return useLoaded(childId, (id) => photos.list(id))
}

/**
 * Returns a family's own words and the recordings without a photo. A recording outlives its photo, so a restored photo
 * has its voice again. A recording without a photo has lost its name and is shown as `nameless`.
 */
export function ownSpokenWords(notes: readonly PhotoNote[], recorded: ReadonlySet<string>, nameless: string): readonly SpokenWord[] {
  const pictured = notes
    .filter(({ wordId }) => isOwnWord({ id: wordId }))
    .map(({ category, wordId, name }): SpokenWord => ({
      group: category,
      utterance: nameOf({ category, id: wordId, say: name }),
      label: name,
      own: 'pictured',
    }))
  const known = new Set(pictured.map(({ utterance }) => utteranceKey(utterance)))
  const left = categories.flatMap((category) =>
    [...recorded]
      .filter((key) => key.startsWith(`${category}/`) && isOwnWord({ id: key.slice(category.length + 1) }) && !known.has(key))
      .map((key): SpokenWord => ({
        group: category,
        utterance: nameOf({ category, id: key.slice(category.length + 1), say: nameless }),
        label: nameless,
        own: 'left',
      })),
  )
  return [...pictured, ...left]
}

const namesOf = ({ label, listed = label, names = [] }: SpokenWord): readonly string[] => [label, listed, ...names]

/** Returns the matches of a search in all groups or, without a search, the chosen group. */
export function matching(words: readonly SpokenWord[], group: SpokenGroup, search: string): readonly SpokenWord[] {
  return words.filter((word) => (search.trim() === '' ? word.group === group : namesOf(word).some((name) => finds(search, name))))
}
