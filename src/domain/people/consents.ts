import type { Instant } from '../time'

/** Consents: the operator's terms, and a parent's consent that records of a child are stored. */
const askedConsents = ['terms', 'privacy', 'parental'] as const
export type AskedConsent = (typeof askedConsents)[number]

/** Raised when a text asks for something new; everyone is then asked again. */
export const consentVersions: Readonly<Record<AskedConsent, string>> = { terms: '1', privacy: '1', parental: '1' }

/** Users/{uid}/consents/{id}: never changed, because it is evidence. */
export interface Consent {
  readonly id: string
  readonly kind: string
  readonly version: string
  readonly granted: boolean
  readonly at: Instant
  /** The child of a parent's consent. */
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

/** Every consent to ask of a person, including one for each child they own. */
const requestsOf = (ownChildren: readonly string[]): readonly ConsentRequest[] => [
  { kind: 'terms', childId: null },
  { kind: 'privacy', childId: null },
  ...ownChildren.map((childId): ConsentRequest => ({ kind: 'parental', childId })),
]

const isAbout = ({ kind, childId }: ConsentRequest, one: Consent): boolean =>
  one.kind === kind && one.version === consentVersions[kind] && one.childId === childId

/** Consents missing in their current version. */
export const missingConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentRequest[] =>
  requestsOf(ownChildren).filter((request) => !given.some((one) => one.granted && isAbout(request, one)))

/** Consents neither given nor declined in their current version. */
export const unansweredConsents = (given: readonly Consent[], ownChildren: readonly string[]): readonly ConsentRequest[] =>
  requestsOf(ownChildren).filter((request) => !given.some((one) => isAbout(request, one)))
