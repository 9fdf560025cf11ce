import { type FaceConsent, isConsentValid } from '../child/faceConsent'
import type { Instant } from '../time'
import type { Family, Manifest } from './manifest'

/** Activity families for looking: see and cause, follow, find (clinical-design.md §2, F1 to F3). */
const lookingFamilies: ReadonlySet<Family> = new Set(['see', 'follow', 'find'])

type Watchable = Pick<Manifest, 'family' | 'needs'>

/** Whether an activity leaves the camera free: it neither watches hands nor shows a mirror. */
export const canWatchFace = ({ needs }: Pick<Watchable, 'needs'>): boolean => !needs.includes('camera') && !needs.includes('mirror')

/** Whether the start panel offers to record the face, which it does for activities that train looking. */
export const offersFace = (manifest: Watchable): boolean => lookingFamilies.has(manifest.family) && canWatchFace(manifest)

/** Whether the camera now records, in this activity, when a face is turned to the screen. */
export function isFaceWatched(consent: FaceConsent | undefined, manifest: Watchable, now: Instant): boolean {
  if (consent === undefined || !canWatchFace(manifest) || !isConsentValid(consent, now)) return false
  return consent.within === 'every' || offersFace(manifest)
}
