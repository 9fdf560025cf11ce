import type { Instant } from '../time'

/** Kinds of people with whom a family shares a child by a code. */
export const sharingKinds = ['therapist', 'clinic', 'parent', 'grandparent'] as const
export type SharingKind = (typeof sharingKinds)[number]

/** Somebody who plays with the child at home, and reads as a parent does. */
export const isAtHome = (kind: SharingKind | undefined): boolean => kind === 'parent' || kind === 'grandparent'

/** How far a sharing reaches: each step has everything of the one before it. A clinic's team always has the last. */
export const sharingSteps = ['look', 'plan', 'all'] as const
export type SharingStep = (typeof sharingSteps)[number]

/** Someone who may see a child until a day, in one step. Unlike guardians, they are not part of the family. */
export interface Helper {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  readonly kind: SharingKind
  readonly step: SharingStep
  readonly since: Instant
  readonly until: Instant
  /** The code that was taken up. */
  readonly code?: string | undefined
}

/** sharingCodes/{code}: an open invitation by code. It is deleted once a person takes it up. */
export interface SharingCode {
  readonly code: string
  readonly childId: string
  readonly ownerUid: string
  readonly alias: string
  readonly kind: SharingKind
  readonly step: SharingStep
  /** Name of the recipient, as the family wrote it; may be empty. */
  readonly name: string
  /** End of the sharing. */
  readonly until: Instant
  /** Empty if the person gave no name. */
  readonly invitedByName: string
  /** End of the invitation. */
  readonly expiresAt: Instant
  /** The clinic that entered the code, which the family then shares with. */
  readonly account: { readonly id: string; readonly name: string } | null
}

/** Number of days for which a code can be used. */
export const CODE_DAYS = 14

/** Letters of a code, written in three groups of four: about 59 bits, because not every backend can count tries. */
const CODE_LENGTH = 12
const GROUP = 4
const CODE = /^[A-HJKMNP-Z2-9]{12}$/

/** A code as it was typed, without spaces and dashes; null if it cannot be one. */
export function typedCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s\u200e\u200f\-–]/g, '')
  return code.length === CODE_LENGTH && CODE.test(code) ? code : null
}

/** `K7M4 QD2X 9RTW` */
export const groupedCode = (code: string): string => code.match(new RegExp(`.{1,${GROUP}}`, 'g'))?.join(' ') ?? code

/** A child as this person has it: with the step of a sharing by code, if there is one. */
interface Helped {
  readonly help?: { readonly step: SharingStep }
}

/** Whether this person plans and writes for the child. Family and teams do not ask here. */
export const helpsToPlan = ({ help }: Helped): boolean => help === undefined || help.step !== 'look'

/** Whether this person plays with the child and changes its profile. */
export const helpsWithAll = ({ help }: Helped): boolean => help === undefined || help.step === 'all'
