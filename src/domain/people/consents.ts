import type { Instant } from '../time'

/**
 * Consents that are asked for: to the operator's terms and privacy notice, and a parent's consent to the storage of a child's
 * records.
 */
const askedConsents = ['terms', 'privacy', 'parental'] as const
export type AskedConsent = (typeof askedConsents)[number]

/** Current version of each consent. When a text asks for something new, its version is raised and everyone is asked again. */
export const consentVersions: Readonly<Record<AskedConsent, string>> = { terms: '1', privacy: '1', parental: '1' }

/** Document Users/{uid}/consents/{id}. It is evidence, so it is never changed. */
export interface Consent {
  readonly id: string
  readonly kind: string
  readonly version: string
  readonly granted: boolean
  readonly at: Instant
  /** Child to whom a parent's consent applies. */
  readonly childId: string | null
}

/** One consent to ask for. */
export interface ConsentRequest {
  readonly kind: AskedConsent
  readonly childId: string | null
}

/** Answer to one request. */
export interface ConsentAnswer extends ConsentRequest {
  readonly granted: boolean
}

/** Returns every consent to ask a person for, including one for each child they own. */
const requestsOf = (ownChildren: readonly string[]): readonly ConsentRequest[] => [
  { kind: 'terms', childId: null },
  { kind: 'privacy', childId: null },
  ...ownChildren.map((childId): ConsentRequest => ({ kind: 'parental', childId })),
]

const isAbout = ({ kind, childId }: ConsentRequest, one: Consent): boolean =>
  one.kind === kind && one.version === consentVersions[kind] && one.childId === childId

/** Returns the consents that the person has not given in their current version. */
export const missingConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentRequest[] =>
  requestsOf(ownChildren).filter((request) => !given.some((one) => one.granted && isAbout(request, one)))

/** Returns the consents that the person has neither given nor declined in their current version. */
export const unansweredConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentRequest[] =>
  requestsOf(ownChildren).filter((request) => !given.some((one) => isAbout(request, one)))
