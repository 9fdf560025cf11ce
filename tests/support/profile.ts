import { type ChildProfile, newProfile } from '#domain/child/childProfile'

/** Profile of a new child for whom light is safe, so everything is drawn at full brightness. */
export const lightSafeProfile: ChildProfile = { ...newProfile, epilepsy: 'no', photosensitive: 'no' }
