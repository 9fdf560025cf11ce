import type { Hex } from '../child/palette'
import type { Word } from './words'

export const placeIds = ['park', 'wardrobe', 'classroom', 'kitchen'] as const
/** A real place, put together from pictures (clinical-design.md, /complexitynew). */
export type PlaceId = (typeof placeIds)[number]

/** Between which heights (fractions from the top) the picture of a place is calm: nothing changes there but a little light. */
export const calmOf: Readonly<Record<PlaceId, { readonly top: number; readonly bottom: number }>> = {
  park: { top: 0, bottom: 0.35 },
  wardrobe: { top: 0.12, bottom: 0.62 },
  classroom: { top: 0, bottom: 0.57 },
  kitchen: { top: 0, bottom: 0.33 },
}

/** From one thing on black (1) over four on black (3), a ground (4) and a back (5) to the whole place (6). */
export const placeSteps = [1, 2, 3, 4, 5, 6] as const
export type PlaceStep = (typeof placeSteps)[number]

export const textures = ['cloth', 'grass', 'sand', 'leaves'] as const

/** Soft irregular shades that our own code draws: no stripes, nothing fine. */
export type Texture = (typeof textures)[number]

/** A strip across the stage, from top to bottom in stage heights: dark, so that things stand out. Without a texture it is plain. */
export interface Strip {
  readonly colour: Hex
  readonly top: number
  readonly bottom: number
  readonly texture?: Texture | undefined
  /** Its shades differ so little from its colour (a share of its luminance). Without it those of a texture for all. */
  readonly varies?: number | undefined
}

/** Where something stands on the ground: its foot as fractions of the stage, its size in stage heights. */
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
 * A thing in its place: how far across a 4:3 stage (fraction of its width; a wider one has room beside the place), longest side in stage heights, and the height (fraction from the top) at
 * which it stands or, where it hangs or lies on something, its middle is. Higher layers lie before lower ones.
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
  /** What lies behind where the things are drawings: a photographed place never stands behind those. */
  readonly grounds: readonly Ground[]
  readonly things: readonly PlacedThing[]
}

/** A thing that is there: its middle as fractions of the stage, and the height at which it stands on the ground; null where it hangs or lies on something. */
export interface ThingThere {
  readonly word: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly foot: number | null
}

/** On what a place is seen. `footOf` says how far down its picture a word's foot is. */
export interface PlaceView {
  readonly aspect: number
  readonly footOf: (word: string) => number
}

/** The stage on which a place was put together: as wide as the narrowest one. */
const PLACED_ON = 4 / 3

/** What of a place is there at a step, from back to front. A thing alone stands in the middle, and larger. */
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

/** The first sight of a thing (clinical-design.md: one element at 40 % of the height). */
const ALONE = 0.4
/** Of its square a picture leaves so much free for its lit edge. */
const PICTURE = 1 / 1.05
/** Drawings fill their square. */
const DRAWN_FOOT = 0.97

/** How far down the square of a word's picture its foot is. */
export const footAt = ({ foot = DRAWN_FOOT }: Pick<Word, 'foot'>, isRealistic: boolean): number => 0.5 + ((isRealistic ? foot : DRAWN_FOOT) - 0.5) * PICTURE

/** Where the things of a place throw their shadows. */
export const shadowsOf = (things: readonly ThingThere[]): readonly ContactShadow[] =>
  things.flatMap(({ x, foot, size }) => (foot === null ? [] : [{ x, y: foot, size }]))
