import type { PathKind } from '#domain/trials/layout/paths'

/** Content of a level. */
export interface JourneyLevel {
  readonly way: PathKind
  readonly stations: number
  /** Whether the track is visible. */
  readonly isDrawn: boolean
  /** Whether another thing is there and stays. */
  readonly hasOther?: true
  /** Whether a place is the background. */
  readonly hasGround?: true
}

/** clinical-design.md, /animated_follow, L1 to L6. */
export const journeyLevels = {
  '1': { way: 'horizontal', stations: 1, isDrawn: true },
  '2': { way: 'horizontal', stations: 2, isDrawn: true },
  '3': { way: 'corner', stations: 3, isDrawn: true },
  '4': { way: 'corner', stations: 2, isDrawn: false },
  '5': { way: 'horizontal', stations: 2, isDrawn: false, hasOther: true },
  '6': { way: 'horizontal', stations: 3, isDrawn: false, hasGround: true },
} as const satisfies Readonly<Record<string, JourneyLevel>>

/** The default travellers: the first one in the child's own colour, otherwise the first of all. */
export const travellers = ['bird', 'bus', 'car', 'tractor', 'fish'] as const

/** Home of each traveller; the others live in a house. */
export const homes: Readonly<Record<string, string>> = {
  bird: 'nest',
  bee: 'flower',
  butterfly: 'flower',
  ladybird: 'flower',
  duck: 'pond',
  fish: 'pond',
  frog: 'pond',
}
