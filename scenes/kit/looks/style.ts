import type { Hex } from '#domain/child/palette'
import type { PortraitPlan } from '#domain/trials/plan/portraits'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { Appearance, PicturePlace } from '#domain/words/words'

/**
 * A part that is lit while the rest is dimmed. In our own drawings it is a set of named parts if there are any, and
 * otherwise a region. A realistic picture has a region of its own.
 */
interface LitPart {
  /** Id of the part, which identifies its outline on a realistic picture. */
  readonly id?: string
  readonly place: PicturePlace
  readonly realistic?: PicturePlace
  readonly parts?: readonly string[]
}

/** The style in which a picture is drawn for one child. Equal styles give equal pixels. */
export interface PictureStyle {
  readonly level: PictureLevel
  /** Longest side of the picture (screen pixels). */
  readonly size: number
  /** Colour of silhouettes and lines. */
  readonly colour: Hex
  readonly outlineColour: Hex
  /** Width of the outline, as a share of the picture's side. */
  readonly outlineWidth: number
  /** Margin around the picture, as a share of its side; by default it is as wide as the outline. */
  readonly room?: number
  /** Whether an outline is drawn even if level and background do not require one. */
  readonly outlined?: boolean
  /** Index of the word's realistic picture; 0 by default, which is the usual one. */
  readonly view?: number
  /** Another kind of realistic picture. A child's own photo does not replace it. */
  readonly as?: Appearance
  /** Fill colour of line drawings, which hides the lines behind them. */
  readonly ground: Hex
  /** Whether the picture is dimmed as strict mode requires. */
  readonly strict?: boolean
  /** Opacity of everything that is not lit (0 to 1). */
  readonly dim?: number
  /** Brightness of the whole picture: 0 is black, 1 is unchanged. */
  readonly shade?: number
  readonly lit?: LitPart
  /** Whether only the lit part is drawn, for guessing a thing from its features. */
  readonly onlyLit?: boolean
  /** Whether the lit part is shown alone, as large as the whole thing would be. */
  readonly closeUp?: boolean
  /** For a drawing whose lit part moves by itself: `rest` draws everything except that part, `part` draws the part alone. Nothing is lit. */
  readonly moving?: 'rest' | 'part'
  /** The only piece of the picture that is drawn, in fractions of its square. `size` is still the size of the whole picture. */
  readonly piece?: PicturePlace
  /** Whether the piece fades out on all sides. */
  readonly soft?: boolean
  /** Layers of a rendered portrait, which is drawn instead of any other picture. */
  readonly portrait?: PortraitPlan
  /**
   * Width of the contour inside the shape's edge, as a share of the picture's side. The contour has the outline's colour; inside it the picture has
   * the brightness `shade`.
   */
  readonly contour?: number
  /** Number of bites taken out of the picture's edge. */
  readonly bites?: number
  /** Whether left and right are swapped, for the other hand or the other direction. */
  readonly mirrored?: boolean
}

/** The default style: a flat picture with a yellow outline on black. */
export const plainStyle: PictureStyle = {
  level: 'flat',
  size: 512,
  colour: '#FFE600',
  outlineColour: '#FFE600',
  outlineWidth: 0.025,
  ground: '#000000',
}

/** Corner radius of the ring around a part, as a share of the part's shorter side. */
export const RING_CORNER = 0.4

/** Minimum side of the square that a close-up shows, as a share of the picture's side. The part must still be recognisable. */
const NEAREST = 0.4

/** Returns the square of a picture that is drawn, in fractions of the picture: all of it or, in a close-up, the lit part. */
export function windowOf(
  { closeUp, lit }: Pick<PictureStyle, 'closeUp' | 'lit'>,
  place: PicturePlace | undefined = lit?.place,
): { readonly x: number; readonly y: number; readonly side: number } {
  if (closeUp !== true || place === undefined) return { x: 0, y: 0, side: 1 }
  const [x, y, width, height] = place
  const side = Math.min(1, Math.max(NEAREST, width, height))
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side }
}

/** Returns the texture name of a word in a style. */
export const keyOf = (wordId: string, style: PictureStyle): string =>
  [
    'picture',
    wordId,
    style.level,
    Math.ceil(style.size),
    style.colour,
    style.outlineColour,
    style.outlineWidth,
    style.room ?? 'as wide',
    style.outlined ? 'outlined' : 'plain',
    style.view ?? 0,
    style.as ?? 'usual',
    style.ground,
    style.dim ?? 1,
    style.shade ?? 1,
    style.lit ? [...style.lit.place, ...(style.lit.realistic ?? []), ...(style.lit.parts ?? [])].join('_') : 'whole',
    style.onlyLit ? 'only' : 'all',
    style.mirrored ? 'mirrored' : 'straight',
    style.moving ?? 'one piece',
    style.closeUp ? 'near' : 'far',
    style.strict ? 'strict' : 'full',
    style.piece?.join('_') ?? 'uncut',
    style.contour ?? 'filled',
    style.soft ? 'soft' : 'cut',
    style.bites ?? 'unbitten',
    style.portrait === undefined ? 'no layers' : [...style.portrait.layers, 'lit', ...(style.portrait.lit ?? [])].join('_'),
  ].join('/')
