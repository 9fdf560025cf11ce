import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { leaningOf, zones } from '#domain/child/zones'

/** Returns the kind of hint that says where things appear most: nobody has chosen, one side, everywhere alike, or the family's own mix. */
export function placeHint(profile: ChildProfile) {
  const { dials } = resolveDials(profile)
  if (profile.dials.zones === undefined && profile.locks.zones === undefined) return 'unknown'
  const leaning = leaningOf(dials.zones)
  return leaning === 'even' && zones.some((zone) => dials.zones[zone] !== dials.zones[1]) ? 'mixed' : leaning
}
