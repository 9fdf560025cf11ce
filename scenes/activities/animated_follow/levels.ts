import type { PathKind } from '#domain/trials/layout/paths'

/** The content of one level. */
export interface JourneyLevel {
  readonly way: PathKind
  readonly stations: number
  /** Whether the track is visible. */
  readonly isDrawn: boolean
  /** Whether another thing is also on the stage and stays there. */
  readonly hasOther?: true
  /** Whether a place is shown as the background. */
  readonly hasGround?: true
}

/** The levels L1 to L6 (clinical-design.md, /animated_follow). */
export const journeyLevels = {
  '1': { way: 'horizontal', stations: 1, isDrawn: true },
  '2': { way: 'horizontal', stations: 2, isDrawn: true },
  '3': { way: 'corner', stations: 3, isDrawn: true },
  '4': { way: 'corner', stations: 2, isDrawn: false },
  '5': { way: 'horizontal', stations: 2, isDrawn: false, hasOther: true },
  '6': { way: 'horizontal', stations: 3, isDrawn: false, hasGround: true },
} as const satisfies Readonly<Record<string, JourneyLevel>>

/** The default travellers. The first one in the child's own colour is used, or otherwise the first of all. */
export const travellers = ['bird', 'bus', 'car', 'tractor', 'fish'] as const

/** The home of each traveller. All others live in a house. */
export const homes: Readonly<Record<string, string>> = {
  bird: 'nest',
  bee: 'flower',
  butterfly: 'flower',
  ladybird: 'flower',
  duck: 'pond',
  fish: 'pond',
  frog: 'pond',
}
