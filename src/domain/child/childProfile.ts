import type { DialName, Dials } from './dials'
import type { SupportLevel } from './support'

export const yesNoUnknown = ['yes', 'no', 'unknown'] as const
export type YesNoUnknown = (typeof yesNoUnknown)[number]

/** Parts of a stored profile that a newer version wrote and this one cannot use. They go back into the store as they came. */
export interface CarriedParts {
  readonly fields: Readonly<Record<string, unknown>>
  /** By the name of the dial: one that is unknown here, or a value that is. */
  readonly dials: Readonly<Record<string, unknown>>
  readonly locks: Readonly<Record<string, unknown>>
  readonly setBy: Readonly<Record<string, string>>
}

/** One child as the family describes it. `dials` holds only what differs from the preset of the support level. */
export interface ChildProfile {
  readonly support: SupportLevel
  readonly dials: Partial<Dials>
  /** A therapist's fixed values: they win over everything but safety. */
  readonly locks: Partial<Dials>
  /** Who set or locked a dial, as a uid; absent where nobody wrote it down, as with the answers to the first questions. */
  readonly setBy?: Partial<Record<DialName, string>> | undefined
  readonly epilepsy: YesNoUnknown
  readonly photosensitive: YesNoUnknown
  /** Absent where this version understands everything. */
  readonly carried?: CarriedParts | undefined
}

/** A child about whom nothing is known yet: the gentlest preset, safety questions open. */
export const newProfile: ChildProfile = { support: 'A', dials: {}, locks: {}, epilepsy: 'unknown', photosensitive: 'unknown' }
