import type { Hex } from '#domain/child/palette'
import type { PortraitPlan } from '#domain/trials/plan/portraits'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { Appearance, PicturePlace } from '#domain/words/words'

/** A part to light while the rest is dimmed: named parts of our own drawing if there are any, otherwise a place; a realistic picture has its own place. */
interface LitPart {
  /** Id of the part, by which its outline on a realistic picture is found. */
  readonly id?: string
  readonly place: PicturePlace
  readonly realistic?: PicturePlace
  readonly parts?: readonly string[]
}

/** Drawing style of a picture for one child. Equal styles give equal pixels. */
export interface PictureStyle {
  readonly level: PictureLevel
  /** Longest side, in pixels of the screen. */
  readonly size: number
  /** Colour of silhouettes and lines. */
  readonly colour: Hex
  readonly outlineColour: Hex
  /** Share of the picture's side. */
  readonly outlineWidth: number
  /** Margin around the picture, as a share of its side; as wide as the outline by default. */
  readonly room?: number
  /** Whether to draw an outline even where level and background do not need one. */
  readonly outlined?: boolean
  /** Index of the word's realistic picture; 0, the usual one, by default. */
  readonly view?: number
  /** A realistic picture of another kind, which a child's own photo does not replace. */
  readonly as?: Appearance
  /** The fill of line drawings, which hides lines behind them. */
  readonly ground: Hex
  /** Whether to dim it as strict mode does. */
  readonly strict?: boolean
  /** Opacity of everything that is not lit, 0 to 1. */
  readonly dim?: number
  /** Brightness of the whole picture, 0 black to 1 unchanged. */
  readonly shade?: number
  readonly lit?: LitPart
  /** Whether only the lit part is drawn (guess from features). */
  readonly onlyLit?: boolean
  /** Whether to show the lit part alone, as large as the thing would be. */
  readonly closeUp?: boolean
  /** For a drawing whose lit part moves by itself: everything but that part, or the part alone, without light. */
  readonly moving?: 'rest' | 'part'
  /** Only this piece of the picture, in fractions of its square; `size` is that of the whole. */
  readonly piece?: PicturePlace
  /** Whether a piece fades out all round. */
  readonly soft?: boolean
  /** Layers of a rendered portrait, which replace any other picture. */
  readonly portrait?: PortraitPlan
  /** Width of its contour inside its shape, in the outline's colour, as a share of the picture's side; inside that, only what `shade` leaves. */
  readonly contour?: number
  /** Number of bites taken out of its edge. */
  readonly bites?: number
  /** Whether right becomes left: the other hand, the other direction. */
  readonly mirrored?: boolean
}

/** The default style: flat, yellow outline, on black. */
export const plainStyle: PictureStyle = {
  level: 'flat',
  size: 512,
  colour: '#FFE600',
  outlineColour: '#FFE600',
  outlineWidth: 0.025,
  ground: '#000000',
}

/** Corner radius of the ring around a part, as a share of its shorter side. */
export const RING_CORNER = 0.4

/** Closest framing of a close-up: the part must still be recognisable. */
const NEAREST = 0.4

/** The square of a picture that is drawn, in fractions of it: all of it or, in a close-up, the lit part. */
export function windowOf(
  { closeUp, lit }: Pick<PictureStyle, 'closeUp' | 'lit'>,
  place: PicturePlace | undefined = lit?.place,
): { readonly x: number; readonly y: number; readonly side: number } {
  if (closeUp !== true || place === undefined) return { x: 0, y: 0, side: 1 }
  const [x, y, width, height] = place
  const side = Math.min(1, Math.max(NEAREST, width, height))
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side }
}

/** The texture name of a word in a style. */
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
