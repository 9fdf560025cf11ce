import type { ChildProfile } from '../../src/domain/child/childProfile'
import { pressMethods, type PressPattern } from './harness/childSimulator'

/* The most demanding profiles: every background and access method, the brightest and the reddest colours, the shortest times. */

export type WorstCaseProfile = Partial<ChildProfile>
const everywhere = { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 3, 9: 3 } as const
// The spoken cue is off, because it would leave the screen dark for half of a film.
const hasty = { zones: everywhere, ignoreRepeatMs: 0, rewardMs: 0, gapMs: 0, voiceCue: false } as const

export const worstProfiles: readonly (readonly [string, WorstCaseProfile])[] = [
  ['brightest and largest', { dials: { ...hasty, colour: 'yellow', secondColour: 'cyan', targetSize: 0.7, movement: 'from-start' } }],
  ['any touch on grey', { dials: { ...hasty, colour: 'yellow', secondColour: 'pink', background: 'grey', targetSize: 0.4, anyTouchCounts: true } }],
  ['reddest', { dials: { ...hasty, colour: 'red', secondColour: 'orange', targetSize: 0.4, anyTouchCounts: true } }],
  ['one switch on navy', { dials: { ...hasty, colour: 'cyan', secondColour: 'red', background: 'navy', accessMethod: 'switch1', scanMs: 100, outline: true } }],
  [
    'two switches on grey',
    { dials: { ...hasty, colour: 'green', secondColour: 'yellow', background: 'grey', accessMethod: 'switch2', movement: 'from-start', outline: true } },
  ],
  ['dwelling on charcoal', { dials: { ...hasty, colour: 'yellow', secondColour: 'coral', background: 'charcoal', accessMethod: 'dwell', dwellMs: 300 } }],
  [
    'strict and red',
    {
      epilepsy: 'yes',
      photosensitive: 'yes',
      dials: { ...hasty, colour: 'red', secondColour: 'yellow', movement: 'from-start', outline: true, accessMethod: 'head', dwellMs: 300 },
    },
  ],
]

/** Presses a second. Slow presses reveal faults that fast ones hide: a fading frame is visible only if presses are rare. */
export const pressesPerSecond = [3, 8, 1, 5, 2] as const

/**
 * Returns the child's actions in the `part`th piece of the `film`th film. Rates and methods alternate, so that twenty pieces combine each rate
 * with each method once.
 */
export function pressPatternOf(film: number, part: number): PressPattern {
  const turn = film + part
  return { perSecond: pressesPerSecond[turn % pressesPerSecond.length] ?? 1, method: pressMethods[turn % pressMethods.length] ?? 'all' }
}

/** Returns the support level that suits a level of this complexity. */
export function supportLevelFor(complexity: number): 'A' | 'B' | 'C' {
  if (complexity <= 3) return 'A'
  return complexity <= 6 ? 'B' : 'C'
}
