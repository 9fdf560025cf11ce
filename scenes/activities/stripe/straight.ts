import type { ZoneWeights } from '#domain/child/zones'
import { type Aspect, bestZone, EDGE, placeIn, zoneAt } from '#domain/trials/layout/placement'
import type { Place } from '#domain/geometry'

/** A thing that crosses the stage: its size, and half of its extent along its path (stage heights). */
interface Crossing {
  readonly size: number
  readonly half: number
  readonly zones: ZoneWeights
  readonly aspect: Aspect
}

/** Returns both ends of a straight path through the child's best row or column. The path crosses the part that the child sees, and stays clear of the edges. */
export function straightAcross(way: 'right' | 'down', { size, half, zones, aspect }: Crossing): { readonly near: Place; readonly far: Place } {
  const best = placeIn(bestZone(zones), size, aspect)
  const at = (along: number): Place => (way === 'down' ? { x: best.x, y: along } : { x: along, y: best.y })
  const seen = [0, 1, 2].filter((third) => zones[zoneAt(at((third + 0.5) / 3))] > 0)
  const [first, last] = [Math.min(...seen), Math.max(...seen)]
  const reach = way === 'down' ? half : half / aspect
  // The path stays within the thirds that the child sees. If there is only one, the path is short.
  const [from, to] = [Math.max(EDGE + reach, first / 3 + (first === 0 ? 0 : 0.04)), Math.min(1 - EDGE - reach, (last + 1) / 3 - (last === 2 ? 0 : 0.04))]
  return { near: at(Math.min(from, to)), far: at(Math.max(from, to)) }
}
