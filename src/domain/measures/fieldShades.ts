import type { Zone } from '../child/zones'
import type { ZoneFigures } from './summary'

/** Shade of a place from `1` (soonest) to `3` (latest), relative to this child's other places; null with too few trials. */
export type Shade = 1 | 2 | 3 | null

/** Share of the soonest median within which all places get the same shade. */
const ALIKE = 0.2

/** Returns the shade of each place. The range from soonest to latest is divided into thirds. A rarely touched place counts as late. */
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
