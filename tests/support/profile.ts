import type { ChildProfile } from '#domain/child/dials'
import { newProfile } from '#domain/child/presets'

/** A new child of whom somebody said that light is no danger: everything is drawn as bright as it may be. */
export const unstrict: ChildProfile = { ...newProfile, epilepsy: 'no', photosensitive: 'no' }
