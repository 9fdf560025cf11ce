import type { PlaceStep } from '#domain/words/places'

/** The content of one level: the number of bushes to hide behind, of other things and of things to find, and the place. */
export interface HidingLevel {
  readonly bushes: number
  readonly others: number
  readonly alike: boolean
  readonly bunnies: number
  readonly park: PlaceStep | null
  /** Visible share of the hidden animal, in addition to the adult's setting. Among several bushes, the ears show where it is. */
  readonly seenMore?: number
}

const alone = { bushes: 0, others: 0, alike: false, bunnies: 1, park: null } as const

/** The levels L1 to L10 (clinical-design.md, /findbunny). */
export const hidingLevels = {
  '1': alone,
  '2': { ...alone, bushes: 1 },
  '3': { ...alone, bushes: 2, seenMore: 0.15 },
  '4': { ...alone, bushes: 3 },
  '5': { ...alone, others: 3 },
  '6': { ...alone, others: 5 },
  '7': { ...alone, others: 8 },
  '8': { ...alone, park: 5 },
  '9': { ...alone, park: 5, others: 2, alike: true },
  '10': { ...alone, bunnies: 3, others: 2 },
} as const satisfies Readonly<Record<string, HidingLevel>>

export const levels = [
  { id: '1', trials: 8, complexity: 1 },
  { id: '2', trials: 8, complexity: 3 },
  { id: '3', trials: 8, complexity: 4 },
  { id: '4', trials: 10, complexity: 5 },
  { id: '5', trials: 10, complexity: 6, items: 4 },
  { id: '6', trials: 10, complexity: 7, items: 6 },
  { id: '7', trials: 12, complexity: 8, items: 9 },
  { id: '8', trials: 10, complexity: 9 },
  { id: '9', trials: 10, complexity: 10, items: 3 },
  { id: '10', trials: 8, complexity: 8, items: 5 },
] as const
