import { type FaceConsent, isConsentValid } from '../child/faceConsent'
import type { Instant } from '../time'
import type { Family, Manifest } from './manifest'

/** See and cause, follow, find (clinical-design.md §2, F1 to F3). */
const lookingFamilies: ReadonlySet<Family> = new Set(['see', 'follow', 'find'])

type Watchable = Pick<Manifest, 'family' | 'needs'>

/** Whether the camera is free in an activity: it sees no hands and is no mirror. */
export const canWatchFace = ({ needs }: Pick<Watchable, 'needs'>): boolean => !needs.includes('camera') && !needs.includes('mirror')

/** Whether an activity is for looking, so that its start panel offers to record the face. */
export const offersFace = (manifest: Watchable): boolean => lookingFamilies.has(manifest.family) && canWatchFace(manifest)

/** Whether the camera records in this activity, now, if a face is turned to the screen. */
export function isFaceWatched(consent: FaceConsent | undefined, manifest: Watchable, now: Instant): boolean {
  if (consent === undefined || !canWatchFace(manifest) || !isConsentValid(consent, now)) return false
  return consent.within === 'every' || offersFace(manifest)
}
