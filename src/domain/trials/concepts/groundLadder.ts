import type { Hex } from '../../child/palette'
import type { PlaceId } from '../../words/places'
import type { Word } from '../../words/words'
import type { Dot, GroundPlan } from '../plan/ground'

/*
 * Rungs of the ground ladder, G1 to G10 (clinical-design.md, /background), from black to a full photo. Each rung adds one
 * difficulty and changes nothing else.
 */

export const groundRungs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type GroundRung = (typeof groundRungs)[number]

/**
 * Colours of the grounds: a dark colour, a slightly lighter one that is also the base of the texture, the colour of the other
 * half, and that of the dots.
 */
const DARK: Hex = '#0E2138'
const MID: Hex = '#2B4A63'
const OTHER_HALF: Hex = '#4A3A24'
const DOT: Hex = '#6E8FA8'
/** Maximum difference in luminance between a faint texture's shades and its colour, as a share. */
const FAINT = 0.15
/** Seven dots, not in a row and not cut off at an edge (clinical-design.md: 5 to 8). */
const DOTS: readonly Dot[] = [
  { x: 0.14, y: 0.22, size: 0.26 },
  { x: 0.42, y: 0.14, size: 0.2 },
  { x: 0.8, y: 0.26, size: 0.3 },
  { x: 0.26, y: 0.6, size: 0.32 },
  { x: 0.6, y: 0.5, size: 0.22 },
  { x: 0.88, y: 0.72, size: 0.24 },
  { x: 0.5, y: 0.86, size: 0.26 },
]

/** A real place, empty or furnished, or a picture of the family's own. */
export type Photographed = { readonly place: PlaceId; readonly furnished?: true | undefined } | { readonly photo: Word }

/** Returns the ground of a rung; null means the child's plain background. The activity places the thing on the ground. */
export function groundOn(rung: GroundRung, of: Photographed): GroundPlan | null {
  switch (rung) {
    case 1:
      return null
    case 2:
      return { strips: [{ colour: DARK, top: 0, bottom: 1 }] }
    case 3:
      return { strips: [{ colour: MID, top: 0, bottom: 1 }] }
    case 4:
      return {
        strips: [
          { colour: MID, top: 0, bottom: 0.5 },
          { colour: OTHER_HALF, top: 0.5, bottom: 1 },
        ],
      }
    case 5:
      return { strips: [{ colour: MID, top: 0, bottom: 1, texture: 'cloth', varies: FAINT }] }
    case 6:
      return { colour: DARK, dotColour: DOT, dots: DOTS }
    case 7:
      return 'photo' in of ? { ...of, blurred: true } : { ...of, look: 'blurred' }
    case 8:
      return 'photo' in of ? { ...of, grey: true } : { ...of, look: 'grey' }
    case 9:
    case 10:
      return 'photo' in of ? of : { ...of, look: 'full' }
  }
}
