import type { Strip } from '../trials/ground'

export const placeIds = ['park', 'wardrobe', 'classroom'] as const
/** A real place, put together from pictures (domain.md, /complexitynew). */
export type PlaceId = (typeof placeIds)[number]

/** From one thing on black (1) over four on black (3), a ground (4) and a back (5) to the whole place (6). */
export const placeSteps = [1, 2, 3, 4, 5, 6] as const
export type PlaceStep = (typeof placeSteps)[number]

/** A strip of a place, plain or with a soft texture. */
export interface Ground extends Strip {
  readonly step: PlaceStep
}

/** A thing in its place: centre as fractions of the stage, longest side in stage heights. Higher layers lie before lower ones. */
export interface PlacedThing {
  readonly word: string
  readonly step: PlaceStep
  readonly layer: number
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface PlaceData {
  readonly id: PlaceId
  readonly grounds: readonly Ground[]
  readonly things: readonly PlacedThing[]
}

/** What of a place is there at a step, from back to front. A thing alone stands in the middle, and larger. */
export function placeAt({ grounds, things }: PlaceData, step: PlaceStep): Pick<PlaceData, 'grounds' | 'things'> {
  const there = things.filter((thing) => thing.step <= step).toSorted((a, b) => a.layer - b.layer)
  const [only] = there
  if (there.length === 1 && only !== undefined) return { grounds: [], things: [{ ...only, x: 0.5, y: 0.5, size: ALONE }] }
  return { grounds: grounds.filter((ground) => ground.step <= step), things: there }
}

/** The first sight of a thing (domain.md: one element at 40 % of the height). */
const ALONE = 0.4
