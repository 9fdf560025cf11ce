import type { DialName, Dials } from './dials'
import type { FaceConsent } from './faceConsent'
import type { Instant } from '../time'
import type { SupportLevel } from './support'

export const yesNoUnknown = ['yes', 'no', 'unknown'] as const
export type YesNoUnknown = (typeof yesNoUnknown)[number]

/** Parts of a stored profile from a newer version that this one cannot use. They are written back unchanged. */
export interface CarriedParts {
  readonly fields: Readonly<Record<string, unknown>>
  /** By setting name: an unknown setting, or an unknown value of a known one. */
  readonly dials: Readonly<Record<string, unknown>>
  readonly locks: Readonly<Record<string, unknown>>
  readonly setBy: Readonly<Record<string, string>>
}

/** Person who answered the questions about epilepsy and light in a message, and the time. */
export interface Answered {
  /** uid */
  readonly by: string
  readonly at: Instant
}

/** One child as the family describes it. `dials` holds only values that differ from the preset of the support level. */
export interface ChildProfile {
  readonly support: SupportLevel
  readonly dials: Partial<Dials>
  /** Values locked by a therapist. They override everything but safety. */
  readonly locks: Partial<Dials>
  /** uid of the person who set or locked a value; absent if nobody was recorded, as for the first answers. */
  readonly setBy?: Partial<Record<DialName, string>> | undefined
  readonly epilepsy: YesNoUnknown
  readonly photosensitive: YesNoUnknown
  /** Absent if the two answers above were given elsewhere than in a message. */
  readonly answered?: Answered | undefined
  /** “Face towards the screen (camera)”. Absent while it is off. */
  readonly faceCamera?: FaceConsent | undefined
  /** Absent if this version understands everything. */
  readonly carried?: CarriedParts | undefined
}

/** A new child: the gentlest preset, safety questions open. */
export const newProfile: ChildProfile = { support: 'A', dials: {}, locks: {}, epilepsy: 'unknown', photosensitive: 'unknown' }
