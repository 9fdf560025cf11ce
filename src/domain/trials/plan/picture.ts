import type { Hex } from '../../child/palette'
import type { PictureLevel } from '../../child/pictureLevels'
import { mayShowFace } from '../../photos/face'
import type { Appearance, PicturePlace, SalientPart, Word } from '../../words/words'
import type { PortraitPlan } from './portraits'

/** Picture of a word, and the part of it that is lit (clinical-design.md, /salient). */
export interface PicturePlan {
  readonly word: Word
  /** Default: the child's own level. */
  readonly level?: PictureLevel
  readonly lit?: SalientPart
  /** Index of the realistic picture. */
  readonly view?: number
  /** A realistic picture of another kind than the usual one. */
  readonly as?: Appearance
  /** Draws a lit edge around the whole thing. */
  readonly outlined?: true
  /** Width of the lit edge in stage heights. Default: the common width. */
  readonly edge?: number
  /** Opacity (0 to 1) of everything that is not lit. */
  readonly dim?: number
  /** Brightness (0 black, 1 unchanged) of the whole picture, which stays opaque. */
  readonly shade?: number
  /** Draws only the lit part. */
  readonly onlyLit?: true
  readonly mirrored?: true
  /** Colour of the lit edge. Default: the child's own. */
  readonly edgeColour?: Hex
  /** Only the lit part, enlarged to the thing's size. */
  readonly closeUp?: true
  /**
   * Shows only this piece of the picture (fractions of its square: left, top, width, height). The thing takes the piece's size and its place is the piece's
   * centre, so adjacent cut pieces form the whole again.
   */
  readonly piece?: PicturePlace
  /** The piece fades out at its edge. */
  readonly soft?: true
  /** A person's rendered portrait in layers, at any picture level. The word must be one of `portrayed`. */
  readonly portrait?: PortraitPlan
  /** Width (stage heights) of a contour inside the shape, in the edge colour. The inside is empty, or as dark as `shade`. */
  readonly contour?: number
  /** When it replaces another picture, it appears line by line from the top. */
  readonly drawnSlowly?: true
  /** A part that moves alone where the whole thing would sway. The drawing must have shapes for it behind all others. */
  readonly moves?: SalientPart
  /** A part that turns about its joint (fractions of the picture's square) when the thing wiggles, as a tail does. In all other movements the whole moves. */
  readonly limb?: Limb
  /** Number of bites taken out of its edge. */
  readonly bites?: number
  /** Pictures shown one after the other as prompts. */
  readonly helped?: readonly PicturePlan[]
}

/** Whether it shows a face, or a part of one. */
export const showsFace = ({ word, portrait }: Pick<PicturePlan, 'word' | 'portrait'>): boolean => portrait !== undefined || mayShowFace(word)

/** A part of a picture that turns about a point. */
export interface Limb {
  readonly part: SalientPart
  readonly joint: { readonly x: number; readonly y: number }
}
