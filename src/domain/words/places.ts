import type { Hex } from '../child/palette'
import type { Word } from './words'

export const placeIds = ['park', 'wardrobe', 'classroom', 'kitchen'] as const
/** Id of a real place that is composed of pictures (clinical-design.md, /complexitynew). */
export type PlaceId = (typeof placeIds)[number]

/** Width divided by height of the pictures of places. The stage shows their full height, and the middle of their width. */
export const PLACE_ASPECT = 1560 / 720

/** Part of a picture, as fractions of its width and height. */
interface PicturePart {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Calm part of each furnished place, without any things: the sky, a wall, or the back of the wardrobe. */
const calmParts: Readonly<Record<PlaceId, PicturePart>> = {
  park: { left: 0, right: 1, top: 0, bottom: 0.33 },
  wardrobe: { left: 0.57, right: 0.83, top: 0.12, bottom: 0.66 },
  classroom: { left: 0.48, right: 0.83, top: 0, bottom: 0.57 },
  kitchen: { left: 0.52, right: 0.86, top: 0, bottom: 0.34 },
}

/** Returns the calm part of a place on a stage, as fractions of the stage's width and height. */
export function calmOf(id: PlaceId, aspect: number): PicturePart {
  const across = (x: number) => Math.min(1, Math.max(0, 0.5 + (x - 0.5) * Math.max(1, PLACE_ASPECT / aspect)))
  const { left, right, top, bottom } = calmParts[id]
  return { left: across(left), right: across(right), top, bottom }
}

/**
 * Steps of a place: one thing on black (1), up to four on black (3), with a ground (4), with a background (5), and the whole
 * place (6).
 */
export const placeSteps = [1, 2, 3, 4, 5, 6] as const
export type PlaceStep = (typeof placeSteps)[number]

export const textures = ['cloth', 'grass', 'sand', 'leaves'] as const

/** Textures with soft irregular shades, drawn by our own code. They have no stripes and no fine detail. */
export type Texture = (typeof textures)[number]

/**
 * A strip across the stage, from top to bottom in stage heights. It is dark, so that things stand out, and plain unless it has a
 * texture.
 */
export interface Strip {
  readonly colour: Hex
  readonly top: number
  readonly bottom: number
  readonly texture?: Texture | undefined
  /** How much the shades of the texture vary around its colour, as a share of luminance. Default: the usual variation of a texture. */
  readonly varies?: number | undefined
}

/** Shadow of a thing on the ground: its foot as fractions of the stage, its size in stage heights. */
export interface ContactShadow {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A strip of a place, with the step from which it is visible. */
export interface Ground extends Strip {
  readonly step: PlaceStep
}

/**
 * A thing in its place: horizontal position on a 4:3 stage (fraction of its width; a wider stage has room at the sides), longest
 * side in stage heights, and the height (fraction from the top) of its foot or, if it hangs or is on something, of its centre.
 * Higher layers are in front of lower ones.
 */
type PlacedThing = {
  readonly word: string
  readonly step: PlaceStep
  readonly layer: number
  readonly x: number
  readonly size: number
} & ({ readonly stands: number; /** Whether it is on another thing. */ readonly on?: boolean } | { readonly middle: number })

export interface PlaceData {
  readonly id: PlaceId
  /** Background for drawn things, which are never shown in a photographed place. */
  readonly grounds: readonly Ground[]
  readonly things: readonly PlacedThing[]
}

/**
 * A thing in a place as shown: its centre as fractions of the stage, and the height of its foot on the ground; null if it hangs
 * or is on something.
 */
export interface ThingThere {
  readonly word: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly foot: number | null
}

/** Stage on which a place is seen. `footOf` returns how far down its picture a word's foot is. */
export interface PlaceView {
  readonly aspect: number
  readonly footOf: (word: string) => number
}

/** Aspect of the stage for which places were composed: that of the narrowest stage. */
const PLACED_ON = 4 / 3

/** Returns the contents of a place at a step, from back to front. A single thing is in the middle, and larger. */
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

/** Size of a thing that is shown alone, for the first time (stage heights; clinical-design.md: one element at 40 % of the height). */
const ALONE = 0.4
/** Scale of a picture in its square, which leaves a margin for the outline. */
const PICTURE = 1 / 1.05
/** Height of a drawing's foot, as a share of its square from the top. Drawings fill their square. */
const DRAWN_FOOT = 0.97

/** Returns the height of a word's foot in its square picture, as a share from the top. */
export const footAt = ({ foot = DRAWN_FOOT }: Pick<Word, 'foot'>, isRealistic: boolean): number => 0.5 + ((isRealistic ? foot : DRAWN_FOOT) - 0.5) * PICTURE

/** Returns the contact shadows of the things in a place. */
export const shadowsOf = (things: readonly ThingThere[]): readonly ContactShadow[] =>
  things.flatMap(({ x, foot, size }) => (foot === null ? [] : [{ x, y: foot, size }]))
