import type { OutlineForm } from '../../words/outlineStyle'
import type { Utterance } from '../../words/utterance'

const textMarks = ['colour', 'block', 'underline', 'bubble'] as const

/** How the current word is marked: by colour, a coloured block, an underline or a bubble. */
type TextMark = (typeof textMarks)[number]

/**
 * A printed word, with or without a bubble. `size` is its line height if it is alone. With a picture, it is a caption below the
 * picture.
 */
export interface TextPlan {
  readonly text: string
  readonly bubble: boolean
  /** Mark of the word while the child should read it. */
  readonly mark?: TextMark
  /** Whether the bubble fills with its colour when the word is lit. */
  readonly fills?: true
  /** Space on both sides of the letters, in line heights. Default: the usual space. */
  readonly sides?: number
  /** Number of the page. All words of a page appear together. */
  readonly page?: number
  /** Outline around the shape of the word, whose letters are then white. */
  readonly outline?: OutlinePlan
  /** Spoken form of the text; absent if the text is silent. */
  readonly says?: Utterance
}

/**
 * How an outlined word is drawn: the strength (0 to 1) of the line, and whether the letters are visible at once or appear when
 * the word is lit.
 */
export interface OutlinePlan {
  readonly form: OutlineForm
  readonly strength: number
  readonly letters: 'now' | 'later'
}
