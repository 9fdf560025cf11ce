import type { PictureLevel } from '../words/levels'
import type { BackgroundName, ColourName } from './palette'
import type { ZoneWeights } from './zones'

export const supportLevels = ['A', 'B', 'C'] as const
/** A "building looking", B "using looking", C "refining looking". Set by an adult, never inferred. */
export type SupportLevel = (typeof supportLevels)[number]

export const accessMethods = ['touch', 'switch1', 'switch2', 'dwell'] as const
/** How this child acts: a finger, one switch (scanning), two switches (stepping), or staying on a place. */
export type AccessMethod = (typeof accessMethods)[number]

/**
 * Everything about the child that every activity obeys, as one flat record, so that a preset, a profile, a plan,
 * today's tweak and a therapist's lock are all the same thing: a part of it. Lengths are fractions: `Size` of the
 * stage's height, `Speed` of the stage's width per second. Times end in `Ms`.
 */
export interface Dials {
  readonly colour: ColourName
  readonly secondColour: ColourName
  readonly background: BackgroundName
  /** A lighter rim round the thing, for low contrast or a child who needs outlines. */
  readonly outline: boolean
  /** A soft halo. Off for children whose eyes are caught by light. */
  readonly glow: boolean
  readonly lightGazer: boolean
  /** How much there is to see in a picture. A word without one at this level shows the nearest simpler one. */
  readonly pictureLevel: PictureLevel
  readonly targetSize: number
  /** The wait T before the first prompt. `null` waits for ever. */
  readonly waitMs: number | null
  /** T follows the child's last touches, where there are enough (domain.md §1.9). */
  readonly autoWait: boolean
  readonly maxItems: number
  readonly maxSpeed: number
  readonly movement: 'none' | 'prompt' | 'from-start'
  readonly zones: ZoneWeights
  /** Highest rung of the complexity ladder C1-C10 (domain.md §1.8) that is offered. */
  readonly maxComplexity: number
  readonly voiceCue: boolean
  /** `voice`: calm, and a voice says what was found. */
  readonly reward: 'none' | 'calm' | 'voice' | 'music'
  /** The calm loop under the play. Off until an adult wants it. */
  readonly music: boolean
  readonly rewardMs: number
  readonly gapMs: number
  readonly blockTrials: number
  readonly accessMethod: AccessMethod
  readonly activateOn: 'press' | 'release' | 'hold'
  readonly holdMs: number
  readonly ignoreRepeatMs: number
  /** The least side of a hit area. */
  readonly hitSize: number
  readonly anyTouchCounts: boolean
  readonly scanMs: number
  readonly dwellMs: number
  readonly maxSessionMin: number
  readonly breakEveryMin: number
}
export type DialName = keyof Dials

export type YesNoUnknown = 'yes' | 'no' | 'unknown'

/** One child as the family describes it. `dials` holds only what differs from the preset of the support level. */
export interface ChildProfile {
  readonly support: SupportLevel
  readonly dials: Partial<Dials>
  /** A therapist's fixed values: they win over everything but safety. */
  readonly locks: Partial<Dials>
  /** Who set a dial, or holds it, as a uid; nothing where nobody wrote it down, as in what the first questions gave. */
  readonly setBy?: Partial<Record<DialName, string>> | undefined
  readonly epilepsy: YesNoUnknown
  readonly photosensitive: YesNoUnknown
}

/** The four remembered loudnesses, 0 to 1, and the switch that silences them all. They belong to the device. */
export interface Volumes {
  readonly voice: number
  readonly effects: number
  readonly music: number
  readonly interface: number
  readonly muted: boolean
}
