import type { Hex } from '#domain/child/palette'
import type { PortraitPlan } from '#domain/trials/plan/portraits'
import type { PictureLevel } from '#domain/child/pictureLevels'
import type { Appearance, PicturePlace } from '#domain/words/words'

/** A part to be lit while the rest is dimmed: named parts of our own drawing where there are any, else the place; a realistic picture has its own place. */
interface LitPart {
  /** By which its outline on a realistic picture is found. */
  readonly id?: string
  readonly place: PicturePlace
  readonly realistic?: PicturePlace
  readonly parts?: readonly string[]
}

/** How a picture is to be drawn for one child. Two equal styles make the same pixels. */
export interface PictureStyle {
  readonly level: PictureLevel
  /** Longest side in pixels of the screen. */
  readonly size: number
  /** Colour of the silhouette and of the lines. */
  readonly colour: Hex
  readonly outlineColour: Hex
  /** Share of the picture's side. */
  readonly outlineWidth: number
  /** What is kept free about the picture, as a share of its side: as wide as the outline unless told. */
  readonly room?: number
  /** An outline also where the level and the ground do not ask for one. */
  readonly outlined?: boolean
  /** Which of a word's realistic pictures; 0, the usual one, unless told. */
  readonly view?: number
  /** A realistic picture of another kind; a child's own photo does not stand for that. */
  readonly as?: Appearance
  /** What line pictures are filled with, so that lines behind are hidden. */
  readonly ground: Hex
  /** As dim as strict mode shows it. */
  readonly strict?: boolean
  /** Opacity of all that is not lit, 0 to 1. */
  readonly dim?: number
  /** How dark the whole picture is, 0 black to 1 as it is. */
  readonly shade?: number
  readonly lit?: LitPart
  /** Only the lit part is drawn (guess from features). */
  readonly onlyLit?: boolean
  /** The lit part alone, as large as the thing would be. */
  readonly closeUp?: boolean
  /** Of a drawing whose lit part moves by itself: all but that part, or the part alone; without light. */
  readonly moving?: 'rest' | 'part'
  /** Only this piece of the picture, in fractions of its square; `size` is that of the whole. */
  readonly piece?: PicturePlace
  /** A piece fades out all round. */
  readonly soft?: boolean
  /** Layers of a rendered portrait in the place of any other picture. */
  readonly portrait?: PortraitPlan
  /** Its contour within its shape, in the colour of the outline, as a share of the picture's side; and within that only what `shade` leaves. */
  readonly contour?: number
  /** So many bites are taken out of its edge. */
  readonly bites?: number
  /** Right becomes left: the other hand, the other way to swim. */
  readonly mirrored?: boolean
}

/** A style to begin with: flat, yellow edge, on black. */
export const plainStyle: PictureStyle = {
  level: 'flat',
  size: 512,
  colour: '#FFE600',
  outlineColour: '#FFE600',
  outlineWidth: 0.025,
  ground: '#000000',
}

/** How round the ring about a part is, as a share of its lesser side. */
export const RING_CORNER = 0.4

/** A close-up is no nearer than this: the part must still be known for what it is. */
const NEAREST = 0.4

/** The square of a picture that is drawn, in fractions of it: all of it, or in a close-up the lit part. */
export function windowOf(
  { closeUp, lit }: Pick<PictureStyle, 'closeUp' | 'lit'>,
  place: PicturePlace | undefined = lit?.place,
): { readonly x: number; readonly y: number; readonly side: number } {
  if (closeUp !== true || place === undefined) return { x: 0, y: 0, side: 1 }
  const [x, y, width, height] = place
  const side = Math.min(1, Math.max(NEAREST, width, height))
  return { x: x + (width - side) / 2, y: y + (height - side) / 2, side }
}

/** One name per word and style, for a texture. */
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
