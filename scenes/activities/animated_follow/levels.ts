import type { PathKind } from '#domain/trials/layout/paths'

/** What fills a level. */
export interface JourneyLevel {
  readonly way: PathKind
  readonly stations: number
  /** The track is seen. */
  readonly isDrawn: boolean
  /** Another thing stands there and stays. */
  readonly hasOther?: true
  /** A place lies behind. */
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

/** Who travels where nobody was chosen: the first that has the child's own colour, or the first of all. */
export const travellers = ['bird', 'bus', 'car', 'tractor', 'fish'] as const

/** Where somebody is at home; all others in a house. */
export const homes: Readonly<Record<string, string>> = {
  bird: 'nest',
  bee: 'flower',
  butterfly: 'flower',
  ladybird: 'flower',
  duck: 'pond',
  fish: 'pond',
  frog: 'pond',
}
