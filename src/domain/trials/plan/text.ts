import type { OutlineForm } from '../../words/outlineStyle'
import type { Utterance } from '../../words/utterance'

const textMarks = ['colour', 'block', 'underline', 'bubble'] as const

/** What makes the word that is read now stand out: its colour alone, a coloured block, a line under it, or a bubble. */
type TextMark = (typeof textMarks)[number]

/** A printed word in a bubble or without. Alone, `size` is the height of its line; with a picture it stands under it. */
export interface TextPlan {
  readonly text: string
  readonly bubble: boolean
  /** How the word looks while it is the one to be read; it may be lit and unlit. */
  readonly mark?: TextMark
  /** Its bubble is filled with its colour as soon as it is lit, and not before. */
  readonly fills?: true
  /** Room on both sides of the letters, in heights of the line; without it the common one. */
  readonly sides?: number
  /** Words of one page are seen together. */
  readonly page?: number
  /** It has a line round its shape, and its letters are white. */
  readonly outline?: OutlinePlan
  /** What the voice calls it; it is not named without. */
  readonly says?: Utterance
}

/** How a word with a line round it is drawn: how strong (0 to 1) the line is, and whether its letters are there from the start or come when it is lit. */
export interface OutlinePlan {
  readonly form: OutlineForm
  readonly strength: number
  readonly letters: 'now' | 'later'
}
