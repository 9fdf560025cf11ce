import { type ChildProfile, newProfile } from '#domain/child/childProfile'

/** A new child for whom light was said to be safe: everything is drawn at full brightness. */
export const lightSafeProfile: ChildProfile = { ...newProfile, epilepsy: 'no', photosensitive: 'no' }
