import type { ColourName } from '../child/palette'
import phrases from './en/phrases.json' with { type: 'json' }
import { type PhraseId, wordsNow } from './inLanguage'
import { isOwnWord } from './ownWords'
import type { Category, Word } from './words'

export type { PhraseId } from './inLanguage'

export const phraseIds = Object.keys(phrases) as PhraseId[]

/** The five most frequent phrases, which are among the first things that any activity says. */
export const firstPhrases = ['look', 'there-it-is', 'follow-it', 'find-the-same', 'which-one'] as const satisfies readonly PhraseId[]

/** Names of the palette's colours. Coral is called red. */
export const colourPhrases: Readonly<Record<ColourName, PhraseId>> = {
  yellow: 'yellow',
  cyan: 'light-blue',
  green: 'green',
  orange: 'orange',
  coral: 'red',
  pink: 'pink',
  purple: 'purple',
  blue: 'blue',
  red: 'red',
}

/** Returns the text of a phrase. */
export const phraseText = (id: PhraseId): string => wordsNow().phrases[id]

const numbers: readonly PhraseId[] = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** Returns the phrase for a number from 0 to 10. For higher numbers, callers use another cue. */
export const numberWord = (number: number): PhraseId => numbers[number] ?? 'how-many'

/** Something that can be spoken: a word, a prompt, the name of a salient part, or an adult's own text. */
export type Utterance =
  /** `say` is set for the child's own words, which are not in the list. */
  | { readonly word: `${Category}/${string}`; readonly say?: string }
  | { readonly phrase: PhraseId }
  | { readonly part: string }
  /** Text without a recording, which only the device's own voice can speak. */
  | { readonly text: string; /** Language of the text, if not the current one. */ readonly language?: string }

/** Returns the utterance that names a word. */
export const nameOf = ({ category, id, say }: Pick<Word, 'category' | 'id' | 'say'>): Utterance => ({
  word: `${category}/${id}`,
  ...(isOwnWord({ id }) ? { say } : {}),
})

/** Returns the key under which recordings of an utterance are stored, such as `animals/cat`, `phrases/look` or `parts/long tail`. */
export function utteranceKey(utterance: Utterance): string {
  if ('word' in utterance) return utterance.word
  if ('text' in utterance) return `texts/${utterance.text}`
  return 'phrase' in utterance ? `phrases/${utterance.phrase}` : `parts/${utterance.part}`
}
