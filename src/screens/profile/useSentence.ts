import type { ChildProfile } from '#domain/child/childProfile'
import { resolveDials } from '#domain/settings/resolve'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import { useText } from '#text/i18n'

/** Returns the settings in one line, such as `Large, yellow, mostly left. It waits 20 seconds.` */
export function useSentence(profile: ChildProfile): string {
  const text = useText()
  const { targetSize, colour, zones, waitMs } = resolveDials(profile).dials
  const size = targetSize < 0.15 ? 'tiny' : targetSize < 0.25 ? 'small' : targetSize < 0.35 ? 'middle' : targetSize < 0.5 ? 'large' : 'huge'
  return text('screens.profile.sentence', {
    size: text(`screens.profile.sizes.${size}`),
    colour: text(`screens.profile.colours.${colour}`),
    place: text(`screens.profile.places.${leaningOf(zones)}`),
    wait: waitMs === null ? text('screens.profile.waitsForEver') : text('screens.profile.waits', { count: waitMs / SECOND_MS }),
  })
}
