import type { OutlineForm } from '../../words/outlineStyle'
import type { Utterance } from '../../words/utterance'

const textMarks = ['colour', 'block', 'underline', 'bubble'] as const

/** Mark of the current word: colour, a coloured block, an underline or a bubble. */
type TextMark = (typeof textMarks)[number]

/** A printed word with or without a bubble. Alone, `size` is its line height; with a picture it is a caption below it. */
export interface TextPlan {
  readonly text: string
  readonly bubble: boolean
  /** Mark of the word while it is the one to read. */
  readonly mark?: TextMark
  /** The bubble fills with its colour once lit. */
  readonly fills?: true
  /** Space on both sides of the letters, in line heights. Default: the common space. */
  readonly sides?: number
  /** Words of one page appear together. */
  readonly page?: number
  /** Drawn with an outline around its shape and white letters. */
  readonly outline?: OutlinePlan
  /** The text's spoken form; absent for a silent text. */
  readonly says?: Utterance
}

/** Drawing of an outlined word: strength (0 to 1) of the line, and whether the letters are there at once or appear when it is lit. */
export interface OutlinePlan {
  readonly form: OutlineForm
  readonly strength: number
  readonly letters: 'now' | 'later'
}
