import type { Instant } from '../time'

/** What a person agrees to here: the texts of the house, and, as a parent, that something is kept of a child. */
const askedConsents = ['terms', 'privacy', 'parental'] as const
export type AskedConsent = (typeof askedConsents)[number]

/** Raised when the text changes in what it asks for: then everybody is asked once more. */
export const consentVersions: Readonly<Record<AskedConsent, string>> = { terms: '1', privacy: '1', parental: '1' }

/** Users/{uid}/consents/{id}: never changed, because it is evidence. */
export interface Consent {
  readonly id: string
  readonly kind: string
  readonly version: string
  readonly granted: boolean
  readonly at: Instant
  /** Whom a parent's consent is for. */
  readonly childId: string | null
}

/** One thing to agree to. */
export interface ConsentWish {
  readonly kind: AskedConsent
  readonly childId: string | null
}

/** What was answered to one wish. */
export interface ConsentAnswer extends ConsentWish {
  readonly granted: boolean
}

/** All that is asked of a person; the parent's consent for each child whose owner the person is. */
const wishesOf = (ownChildren: readonly string[]): readonly ConsentWish[] => [
  { kind: 'terms', childId: null },
  { kind: 'privacy', childId: null },
  ...ownChildren.map((childId): ConsentWish => ({ kind: 'parental', childId })),
]

const isAbout = ({ kind, childId }: ConsentWish, one: Consent): boolean => one.kind === kind && one.version === consentVersions[kind] && one.childId === childId

/** What a person has not agreed to yet in the words of today. */
export const missingConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentWish[] =>
  wishesOf(ownChildren).filter((wish) => !given.some((one) => one.granted && isAbout(wish, one)))

/** What a person has neither agreed to nor declined in the words of today. */
export const unansweredConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentWish[] =>
  wishesOf(ownChildren).filter((wish) => !given.some((one) => isAbout(wish, one)))
