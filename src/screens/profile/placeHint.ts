import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { leaningOf, zones } from '#domain/child/zones'

/** Where things appear most, for words next to the nine places: nobody chose, one side, all alike, or the family's own mixture. */
export function placeHint(profile: ChildProfile) {
  const { dials } = resolveDials(profile)
  if (profile.dials.zones === undefined && profile.locks.zones === undefined) return 'unknown'
  const leaning = leaningOf(dials.zones)
  return leaning === 'even' && zones.some((zone) => dials.zones[zone] !== dials.zones[1]) ? 'mixed' : leaning
}
