import type { DialName, Dials } from './dials'
import type { FaceConsent } from './faceConsent'
import type { Instant } from '../time'
import type { SupportLevel } from './support'

export const yesNoUnknown = ['yes', 'no', 'unknown'] as const
export type YesNoUnknown = (typeof yesNoUnknown)[number]

/** Parts of a stored profile from a newer version that this one cannot use. They are written back unchanged. */
export interface CarriedParts {
  readonly fields: Readonly<Record<string, unknown>>
  /** Values by setting name: of an unknown setting, or unknown values of a known one. */
  readonly dials: Readonly<Record<string, unknown>>
  readonly locks: Readonly<Record<string, unknown>>
  readonly setBy: Readonly<Record<string, string>>
}

/** The person who answered the questions about epilepsy and light in a message, and the time of the answer. */
export interface Answered {
  /** uid of the person who answered. */
  readonly by: string
  readonly at: Instant
}

/** Profile of one child, as described by the family. `dials` contains only values that differ from the preset of the support level. */
export interface ChildProfile {
  readonly support: SupportLevel
  readonly dials: Partial<Dials>
  /** Values that a therapist has locked. They override everything except the safety limits. */
  readonly locks: Partial<Dials>
  /** uid of the person who set or locked each value; absent if nobody was recorded, as for the first answers. */
  readonly setBy?: Partial<Record<DialName, string>> | undefined
  readonly epilepsy: YesNoUnknown
  readonly photosensitive: YesNoUnknown
  /** Author and time of the two answers above; absent if they were not given in a message. */
  readonly answered?: Answered | undefined
  /** Consent to “Face towards the screen (camera)”. Absent while this is off. */
  readonly faceCamera?: FaceConsent | undefined
  /** Parts from a newer version; absent if this version can read everything. */
  readonly carried?: CarriedParts | undefined
}

/** Profile of a new child: the gentlest preset, with both safety questions unanswered. */
export const newProfile: ChildProfile = { support: 'A', dials: {}, locks: {}, epilepsy: 'unknown', photosensitive: 'unknown' }
