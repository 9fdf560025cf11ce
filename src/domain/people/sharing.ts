import type { Instant } from '../time'

/** Kinds of people with whom a family shares a child by a code. */
export const sharingKinds = ['therapist', 'clinic', 'parent', 'grandparent'] as const
export type SharingKind = (typeof sharingKinds)[number]

/** Whether this kind of person plays with the child at home, and therefore reads as a parent does. */
export const isAtHome = (kind: SharingKind | undefined): boolean => kind === 'parent' || kind === 'grandparent'

/** Steps of access in a sharing. Each step includes everything of the step before. A clinic's team always has the last one. */
export const sharingSteps = ['look', 'plan', 'all'] as const
export type SharingStep = (typeof sharingSteps)[number]

/** A person who may see a child until a certain day, with one step of access. Unlike guardians, helpers are not part of the family. */
export interface Helper {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly kind: SharingKind
  readonly step: SharingStep
  readonly since: Instant
  readonly until: Instant
  /** The code that this person used. */
  readonly code?: string | undefined
}

/** Document sharingCodes/{code}: an open invitation by code, which is deleted once a person uses it. */
export interface SharingCode {
  readonly code: string
  readonly childId: string
  readonly ownerUid: string
  readonly alias: string
  readonly kind: SharingKind
  readonly step: SharingStep
  /** Name of the recipient, as written by the family; may be empty. */
  readonly name: string
  /** Time at which the sharing ends. */
  readonly until: Instant
  /** Name of the inviting person; empty if they gave none. */
  readonly invitedByName: string
  /** Time at which the invitation ends. */
  readonly expiresAt: Instant
  /** The clinic that entered the code, with which the family then shares the child. */
  readonly account: { readonly id: string; readonly name: string } | null
}

/** Number of days for which a code can be used. */
export const CODE_DAYS = 14

/** Number of characters in a code, written in three groups of four: about 59 bits, because not every backend can count attempts. */
const CODE_LENGTH = 12
const GROUP = 4
const CODE = /^[A-HJKMNP-Z2-9]{12}$/

/** Returns a typed code without spaces and dashes; null if it cannot be a code. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\u200e\u200f\-–]/g, '')
  return code.length === CODE_LENGTH && CODE.test(code) ? code : null
}

/** Returns a code in groups, such as `K7M4 QD2X 9RTW`. */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? code

/** A child as seen by this person, with the step of access if it was shared by code. */
interface Helped {
  readonly help?: { readonly step: SharingStep }
}

/** Whether this person plans and writes for the child. Not used for family and teams. */
export const helpsToPlan = ({ help }: Helped): boolean => help === undefined || help.step !== 'look'

/** Whether this person plays with the child and changes the child's profile. */
export const helpsWithAll = ({ help }: Helped): boolean => help === undefined || help.step === 'all'
