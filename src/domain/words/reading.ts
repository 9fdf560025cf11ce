/** Limits of the texts: letters as people count them and UTF-16 units as databases count them in one text, and the number of texts. */
export const TEXT_LIMIT = { letters: 400, units: 4000, texts: 40 } as const
/** Maximum number of words in a line that is read at one time (clinical-design.md, /highlightedwords). */
const MAX_WORDS = 8

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const CURSIVE = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

type Grain = 'grapheme' | 'word' | 'sentence'

/** Returns the parts of a text; null in browsers that cannot find the words of all scripts. */
function partsOf(text: string, granularity: Grain): readonly { readonly segment: string; readonly isWordLike?: boolean | undefined }[] | null {
  return typeof Intl.Segmenter === 'undefined' ? null : [...new Intl.Segmenter(undefined, { granularity }).segment(text)]
}

/** Splits a text into letters as people see them: an accent belongs to its letter, and a flag is one letter. */
export const graphemesOf = (text: string): readonly string[] => partsOf(text, 'grapheme')?.map(({ segment }) => segment) ?? [...text]

/** Whether the letters of this text are joined to one another. */
export const isCursive = (text: string): boolean => CURSIVE.test(text)

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text)

/** Removes broken characters and invisible ones that change the writing direction, and tidies spaces and line ends. */
export function tidyText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\p{Cs}|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+|(?!\n)\p{Cc}/gu, ' ')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}

/** Returns the reason why a text cannot be stored, or null. */
export function faultOf(text: string): 'empty' | 'too-long' | null {
  const tidy = tidyText(text)
  if (tidy === '') return 'empty'
  return tidy.length > TEXT_LIMIT.units || graphemesOf(tidy).length > TEXT_LIMIT.letters ? 'too-long' : null
}

/** Returns the words of a text, with their punctuation. */
export function wordsOf(text: string): readonly string[] {
  return tidyText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
    .flatMap((word) => (UNSPACED.test(word) ? unspacedWords(word) : [word]))
}

function unspacedWords(run: string): readonly string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of partsOf(run, 'word') ?? [{ segment: run, isWordLike: true }]) {
    if (isWordLike === true || words.length === 0) words.push(segment)
    else words.push(`${words.pop() ?? ''}${segment}`)
  }
  return words
}

/** Returns the lines of a text, each of one to eight words. Lines are sentences; long sentences are split evenly. */
export function linesOf(text: string): readonly (readonly string[])[] {
  const sentences = tidyText(text)
    .split('\n')
    .flatMap((line) => partsOf(line, 'sentence')?.map(({ segment }) => segment) ?? [line])
  return sentences
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .flatMap((words) => {
      const parts = Math.ceil(words.length / MAX_WORDS)
      const each = Math.ceil(words.length / parts)
      return Array.from({ length: parts }, (_, index) => words.slice(index * each, (index + 1) * each)).filter((part) => part.length > 0)
    })
}

/** Splits a word into its beginning and the rest, which rhymes: `c|at`, `tr|ee`. A single letter stays whole. */
export function chunksOf(word: string): readonly string[] {
  const letters = graphemesOf(word)
  if (letters.length < 2) return [word]
  const vowel = letters.findIndex((letter) => /^[aeiouyäöü]/iu.test(letter))
  const cut = vowel < 1 ? 1 : vowel
  return [letters.slice(0, cut).join(''), letters.slice(cut).join('')]
}

/** Returns a word in the form used in word lists: without punctuation and in lower case. */
export const plainWord = (word: string): string => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '').toLowerCase()
