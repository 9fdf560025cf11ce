import type { Zone } from '../child/zones'
import type { ZoneFigures } from './summary'

/** `1` soonest, `3` latest, in comparison with this child's other places only; `null` where too few turns say anything. */
export type Shade = 1 | 2 | 3 | null

/** Places whose middle times lie nearer than this share of the soonest are alike: all are drawn the same. */
const ALIKE = 0.2

/** The shade of each place: the span from the child's soonest to its latest place in thirds. A place that is seldom touched is late. */
export function shadesOf(places: readonly ZoneFigures[]): ReadonlyMap<Zone, Shade> {
  const times = places.flatMap(({ touch }) => (touch === null ? [] : [touch.median]))
  const [soonest, latest] = [Math.min(...times), Math.max(...times)]
  const isAlike = latest - soonest < ALIKE * soonest
  const shadeOf = ({ share, touch }: ZoneFigures): Shade => {
    if (share === null) return null
    if (touch === null) return 3
    if (isAlike) return 1
    const third = Math.floor((3 * (touch.median - soonest)) / (latest - soonest))
    return third === 0 ? 1 : third === 1 ? 2 : 3
  }
  return new Map(places.map((place) => [place.zone, shadeOf(place)]))
}
