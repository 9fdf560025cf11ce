import type { Hex } from '../../child/palette'
import type { PictureLevel } from '../../child/pictureLevels'
import { mayShowFace } from '../../photos/face'
import type { Appearance, PicturePlace, SalientPart, Word } from '../../words/words'
import type { PortraitPlan } from './portraits'

/** Picture of a word, and the part of it that is lit (clinical-design.md, /salient). */
export interface PicturePlan {
  readonly word: Word
  /** Picture level. Default: the child's own. */
  readonly level?: PictureLevel
  readonly lit?: SalientPart
  /** Index of the realistic picture that is used. */
  readonly view?: number
  /** Kind of a realistic picture other than the usual one. */
  readonly as?: Appearance
  /** Whether a lit edge is drawn around the whole thing. */
  readonly outlined?: true
  /** Width of the lit edge (stage heights). Default: the usual width. */
  readonly edge?: number
  /** Opacity (0 to 1) of everything except the lit part. */
  readonly dim?: number
  /** Brightness of the whole picture (0 black, 1 unchanged), which stays opaque. */
  readonly shade?: number
  /** Whether only the lit part is drawn. */
  readonly onlyLit?: true
  readonly mirrored?: true
  /** Colour of the lit edge. Default: the child's own. */
  readonly edgeColour?: Hex
  /** Whether only the lit part is shown, enlarged to the thing's size. */
  readonly closeUp?: true
  /**
   * The only piece of the picture that is shown (fractions of its square: left, top, width, height). The thing takes the piece's
   * size and its place is the piece's centre, so adjacent pieces form the whole picture again.
   */
  readonly piece?: PicturePlace
  /** Whether the piece fades out at its edge. */
  readonly soft?: true
  /** Layers of a person's rendered portrait, at any picture level. The word must be one of `portrayed`. */
  readonly portrait?: PortraitPlan
  /** Width (stage heights) of a contour inside the shape, in the colour of the edge. The inside is empty, or as dark as `shade`. */
  readonly contour?: number
  /** Whether the picture appears line by line from the top when it replaces another. */
  readonly drawnSlowly?: true
  /** Part that moves alone where the whole thing would sway. The drawing must have shapes for it, behind all others. */
  readonly moves?: SalientPart
  /**
   * Part that turns about its joint (fractions of the picture's square) when the thing wiggles, as a tail does. In all other
   * movements the whole thing moves.
   */
  readonly limb?: Limb
  /** Number of bites taken out of the thing's edge. */
  readonly bites?: number
  /** Pictures that are shown one after another as prompts. */
  readonly helped?: readonly PicturePlan[]
}

/** Whether the picture shows a face or a part of one. */
export const showsFace = ({ word, portrait }: Pick<PicturePlan, 'word' | 'portrait'>): boolean => portrait !== undefined || mayShowFace(word)

/** A part of a picture that turns about a point. */
export interface Limb {
  readonly part: SalientPart
  readonly joint: { readonly x: number; readonly y: number }
}
