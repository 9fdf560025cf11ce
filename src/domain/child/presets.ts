import type { ChildProfile, Dials, SupportLevel } from './dials'
import type { ZoneWeights } from './zones'

/** Before anybody has mapped the child: centre best, bottom row least (domain.md §1.6). */
const unmappedZones: ZoneWeights = { 1: 2, 2: 2, 3: 2, 4: 2, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }

/** What holds for every child until a preset, a profile or an adult says otherwise. */
export const defaultDials: Dials = {
  colour: 'yellow',
  secondColour: 'cyan',
  background: 'black',
  outline: false,
  glow: true,
  lightGazer: false,
  pictureLevel: 'realistic',
  targetSize: 0.4,
  waitMs: 20_000,
  autoWait: false,
  maxItems: 1,
  maxSpeed: 0.06,
  movement: 'prompt',
  zones: unmappedZones,
  maxComplexity: 3,
  voiceCue: true,
  reward: 'calm',
  music: false,
  rewardMs: 3000,
  gapMs: 2000,
  blockTrials: 8,
  accessMethod: 'touch',
  activateOn: 'press',
  holdMs: 500,
  ignoreRepeatMs: 800,
  hitSize: 0.25,
  anyTouchCounts: false,
  scanMs: 3000,
  dwellMs: 1000,
  maxSessionMin: 5,
  breakEveryMin: 5,
}

/** The three columns of domain.md §1.5: starting values, to be tuned with a therapist. */
export const supportPresets: Readonly<Record<SupportLevel, Partial<Dials>>> = {
  A: {},
  B: {
    targetSize: 0.25,
    waitMs: 10_000,
    maxItems: 4,
    maxSpeed: 0.1,
    maxComplexity: 6,
    rewardMs: 2000,
    gapMs: 1500,
    blockTrials: 10,
    ignoreRepeatMs: 500,
    hitSize: 0.18,
    maxSessionMin: 10,
  },
  C: {
    targetSize: 0.15,
    waitMs: 5000,
    maxItems: 9,
    maxSpeed: 0.15,
    movement: 'none',
    maxComplexity: 10,
    voiceCue: false,
    rewardMs: 1500,
    gapMs: 1000,
    blockTrials: 12,
    ignoreRepeatMs: 500,
    hitSize: 0.12,
    maxSessionMin: 15,
  },
}

/** A child about whom nothing is known yet: the gentlest preset, safety questions open. */
export const newProfile: ChildProfile = { support: 'A', dials: {}, locks: {}, epilepsy: 'unknown', photosensitive: 'unknown' }
