import { type ChildProfile, newProfile } from '#domain/child/childProfile'

/** A new child of whom somebody said that light is no danger: everything is drawn as bright as it may be. */
export const unstrict: ChildProfile = { ...newProfile, epilepsy: 'no', photosensitive: 'no' }
