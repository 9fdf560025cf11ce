import { daysBefore, type Instant, localDay } from '../time'

/** Number of calendar days after which the adult is asked for consent again. */
const FACE_CONSENT_DAYS = 30

/**
 * Activities in which the camera records whether a face is turned to the screen: looking activities only, or all that do not
 * need the camera themselves.
 */
export const faceScopes = ['looking', 'every'] as const
export type FaceScope = (typeof faceScopes)[number]

/** An adult's consent to “Face towards the screen (camera)” for one child. */
export interface FaceConsent {
  /** uid of the adult. */
  readonly by: string
  readonly at: Instant
  readonly within: FaceScope
}

/** Returns a time on the day from which the adult is asked for consent again. */
export const consentExpiresAt = ({ at }: Pick<FaceConsent, 'at'>): Instant => daysBefore(at, -FACE_CONSENT_DAYS)

/**
 * Whether consent still applies, by the calendar days of this device. Consent dated later than today is invalid: a clock was
 * ahead when it was given, so it would apply for too long.
 */
export function isConsentValid({ at }: Pick<FaceConsent, 'at'>, now: Instant): boolean {
  const [given, today] = [localDay(at), localDay(now)]
  return given <= today && today < localDay(consentExpiresAt({ at }))
}
