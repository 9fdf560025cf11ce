import { daysBefore, type Instant, localDay } from '../time'

/** Number of calendar days after which the adult is asked for consent again. */
const FACE_CONSENT_DAYS = 30

/** Activities in which the camera records whether a face is turned to the screen: the looking activities, or all that do not use the camera themselves. */
export const faceScopes = ['looking', 'every'] as const
export type FaceScope = (typeof faceScopes)[number]

/** An adult turned “Face towards the screen (camera)” on for a child. */
export interface FaceConsent {
  /** uid */
  readonly by: string
  readonly at: Instant
  readonly within: FaceScope
}

/** A time on the day from which the adult is asked for consent again. */
export const consentExpiresAt = ({ at }: Pick<FaceConsent, 'at'>): Instant => daysBefore(at, -FACE_CONSENT_DAYS)

/**
 * Whether consent still applies, by the calendar days of this device. One of a later day than today does not: a clock was ahead when it was given, and it
 * would apply for too long.
 */
export function isConsentValid({ at }: Pick<FaceConsent, 'at'>, now: Instant): boolean {
  const [given, today] = [localDay(at), localDay(now)]
  return given <= today && today < localDay(consentExpiresAt({ at }))
}
