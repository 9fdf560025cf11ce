import type { Hex } from '#domain/child/palette'
import type { Paper } from '#domain/words/cardSheet'

/** A word as shapes, the same as on the stage: SVG path data in a box of this many units. */
export interface WordShape {
  readonly width: number
  readonly height: number
  /** Null if no outline is drawn. */
  readonly outline: string | null
  /** Thickness of the outline, in the same units. */
  readonly line: number
  /** Null: no letters are drawn. Where two parts are over each other there is a hole. */
  readonly letters: string | null
}

export interface WordCard {
  readonly shape: WordShape
  /** A picture in a square, as a data address, for the back; null for a card with an empty back. */
  readonly picture: string | null
}

export interface CardLook {
  /** Title of the document. */
  readonly title: string
  /** Its language, as `en`. */
  readonly language: string
  readonly paper: Paper
  readonly ground: Hex
  readonly outline: Hex
  readonly letters: Hex
}

/** Makes sheets of cards on this device. */
export interface WordCards {
  /** One page of fronts, and one of backs if there are pictures. At most ten cards. */
  sheet(cards: readonly WordCard[], look: CardLook): Promise<Blob>
}
