import type { Hex } from '../../child/palette'
import type { PictureLevel } from '../../child/pictureLevels'
import type { Appearance, PicturePlace, SalientPart, Word } from '../../words/words'
import type { PortraitPlan } from './portraits'

/** Which picture of a word is shown, and which of its parts is lit (domain.md, salient). */
export interface PicturePlan {
  readonly word: Word
  /** Without it the child's own level. */
  readonly level?: PictureLevel
  readonly lit?: SalientPart
  /** Which of the realistic pictures. */
  readonly view?: number
  /** A realistic picture of another kind than the usual one. */
  readonly as?: Appearance
  /** A lit edge round the whole thing. */
  readonly outlined?: true
  /** Width of the lit edge in stage heights; without it the common one. */
  readonly edge?: number
  /** Opacity of what is not lit, 0 to 1. */
  readonly dim?: number
  /** The whole picture is so dark (0 black, 1 as it is), and nothing is seen through it. */
  readonly shade?: number
  /** Nothing but the lit part is drawn. */
  readonly onlyLit?: true
  readonly mirrored?: true
  /** Colour of the lit edge; without it the child's own. */
  readonly edgeColour?: Hex
  /** Only the lit part, as large as the thing would be. */
  readonly closeUp?: true
  /**
   * Nothing but this piece of the picture (fractions of its square: left, top, width, height); the thing is as large as the piece, and its place
   * is the middle of it. Pieces that lie beside one another as they were cut are the whole again.
   */
  readonly piece?: PicturePlace
  /** A piece of it has no edge: it fades out all round. */
  readonly soft?: true
  /** Somebody's rendered portrait, layer by layer, whatever the child's level; the word is one of `portrayed`. */
  readonly portrait?: PortraitPlan
  /** Its contour is seen, within its own shape, so wide (stage heights), in the colour of its edge; and within that nothing, or the picture as dark as `shade`. */
  readonly contour?: number
  /** When it is worn in the place of another one, it comes line by line from the top. */
  readonly drawnSlowly?: true
  /** A part that moves by itself where the whole thing would sway; our own drawing must have shapes for it, behind all others. */
  readonly moves?: SalientPart
  /** A part that turns about its joint (fractions of the picture's square) where the thing wiggles, as a tail does; with everything else the whole moves. */
  readonly limb?: Limb
  /** So many bites are taken out of its edge. */
  readonly bites?: number
  /** Worn one after the other when help is due. */
  readonly helped?: readonly PicturePlan[]
}

/** A part of a picture that moves about a point. */
export interface Limb {
  readonly part: SalientPart
  readonly joint: { readonly x: number; readonly y: number }
}
