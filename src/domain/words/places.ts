import type { Hex } from '../child/palette'
import type { Word } from './words'

export const placeIds = ['park', 'wardrobe', 'classroom', 'kitchen'] as const
/** A real place composed of pictures (clinical-design.md, /complexitynew). */
export type PlaceId = (typeof placeIds)[number]

/** Width to height of the pictures of places. The stage shows their full height, and of their width the middle. */
export const PLACE_ASPECT = 1560 / 720

/** Part of a picture, as fractions of its width and height. */
interface PicturePart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The calm part of each furnished place, without any thing: sky, wall, or the back of the wardrobe. */
const calmParts: Readonly<Record<PlaceId, PicturePart>> = {
  park: { left: 0, right: 1, top: 0, bottom: 0.33 },
  wardrobe: { left: 0.57, right: 0.83, top: 0.12, bottom: 0.66 },
  classroom: { left: 0.48, right: 0.83, top: 0, bottom: 0.57 },
  kitchen: { left: 0.52, right: 0.86, top: 0, bottom: 0.34 },
}

/** The calm part of a place as it is on a stage: fractions of the stage's width and height. */
export function calmOf(id: PlaceId, aspect: number): PicturePart {
  const across = (x: number) => Math.min(1, Math.max(0, 0.5 + (x - 0.5) * Math.max(1, PLACE_ASPECT / aspect)))
  const { left, right, top, bottom } = calmParts[id]
  return { left: across(left), right: across(right), top, bottom }
}

/** From one thing on black (1) over four on black (3), a ground (4) and a background (5) to the whole place (6). */
export const placeSteps = [1, 2, 3, 4, 5, 6] as const
export type PlaceStep = (typeof placeSteps)[number]

export const textures = ['cloth', 'grass', 'sand', 'leaves'] as const

/** Soft irregular shades drawn by our own code: no stripes, nothing fine. */
export type Texture = (typeof textures)[number]

/** A strip across the stage, from top to bottom in stage heights: dark, so that things stand out. Plain without a texture. */
export interface Strip {
  readonly colour: Hex
  readonly top: number
  readonly bottom: number
  readonly texture?: Texture | undefined
  /** Variation of its shades around its colour (a share of its luminance). Default: as usual for a texture. */
  readonly varies?: number | undefined
}

/** Shadow of something on the ground: its foot as fractions of the stage, its size in stage heights. */
export interface ContactShadow {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A strip of a place, plain or with a soft texture. */
export interface Ground extends Strip {
  readonly step: PlaceStep
}

/**
 * A thing in its place: horizontal position on a 4:3 stage (fraction of its width; a wider one has room at the sides), longest side in stage heights, and the
 * height (fraction from the top) of its foot or, if it hangs or is on something, of its centre. Higher layers are in front of lower ones.
 */
type PlacedThing = {
  readonly word: string
  readonly step: PlaceStep
  readonly layer: number
  readonly x: number
  readonly size: number
} & ({ readonly stands: number; /** On another thing. */ readonly on?: boolean } | { readonly middle: number })

export interface PlaceData {
  readonly id: PlaceId
  /** The background for drawn things, which are never shown in a photographed place. */
  readonly grounds: readonly Ground[]
  readonly things: readonly PlacedThing[]
}

/** A thing that is there: its centre as fractions of the stage, and the height of its foot on the ground; null if it hangs or is on something. */
export interface ThingThere {
  readonly word: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly foot: number | null
}

/** The stage on which a place is seen. `footOf`: how far down its picture a word's foot is. */
export interface PlaceView {
  readonly aspect: number
  readonly footOf: (word: string) => number
}

/** The stage for which places were composed: as wide as the narrowest one. */
const PLACED_ON = 4 / 3

/** The contents of a place at a step, from back to front. A single thing is in the middle, and larger. */
export function placeAt(
  { grounds, things }: PlaceData,
  step: PlaceStep,
  { aspect, footOf }: PlaceView,
): { grounds: readonly Ground[]; things: readonly ThingThere[] } {
  const there = things.filter((thing) => thing.step <= step).toSorted((a, b) => a.layer - b.layer)
  const [only] = there
  if (there.length === 1 && only !== undefined) return { grounds: [], things: [{ word: only.word, x: 0.5, y: 0.5, size: ALONE, foot: null }] }
  return {
    grounds: grounds.filter((ground) => ground.step <= step),
    things: there.map((thing) => ({
      word: thing.word,
      x: 0.5 + (thing.x - 0.5) * Math.min(1, PLACED_ON / aspect),
      y: 'middle' in thing ? thing.middle : thing.stands - (footOf(thing.word) - 0.5) * thing.size,
      size: thing.size,
      foot: 'stands' in thing && thing.on !== true ? thing.stands : null,
    })),
  }
}

/** Size of a thing met for the first time (clinical-design.md: one element at 40 % of the height). */
const ALONE = 0.4
/** Scale of a picture in its square, which leaves a margin for its outline. */
const PICTURE = 1 / 1.05
/** Drawings fill their square. */
const DRAWN_FOOT = 0.97

/** Height of a word's foot in its square picture, from the top. */
export const footAt = ({ foot = DRAWN_FOOT }: Pick<Word, 'foot'>, isRealistic: boolean): number => 0.5 + ((isRealistic ? foot : DRAWN_FOOT) - 0.5) * PICTURE

/** Contact shadows of the things in a place. */
export const shadowsOf = (things: readonly ThingThere[]): readonly ContactShadow[] =>
  things.flatMap(({ x, foot, size }) => (foot === null ? [] : [{ x, y: foot, size }]))
