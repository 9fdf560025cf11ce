import type { Hex } from '#domain/child/palette'
import type { Paper } from '#domain/words/cardSheet'

/** A word as shapes, the same as on the stage: SVG path data in a box of this size, in units of its own. */
export interface WordShape {
  readonly width: number
  readonly height: number
  /** Path of the outline; null if none is drawn. */
  readonly outline: string | null
  /** Thickness of the outline, in the same units. */
  readonly line: number
  /** Path of the letters; null if none are drawn. Where two parts overlap, there is a hole. */
  readonly letters: string | null
}

export interface WordCard {
  readonly shape: WordShape
  /** Square picture for the back of the card, as a data URL; null for an empty back. */
  readonly picture: string | null
}

export interface CardLook {
  readonly title: string
  /** Language of the document, such as `en`. */
  readonly language: string
  readonly paper: Paper
  readonly ground: Hex
  readonly outline: Hex
  readonly letters: Hex
}

/** Makes sheets of word cards on this device. */
export interface WordCards {
  /** Makes one page of fronts, and one of backs if there are pictures. At most ten cards fit. */
  sheet(cards: readonly WordCard[], look: CardLook): Promise<Blob>
}
