/** The nine zones of the visual field, row by row from 1 (top left) to 9 (bottom right). */
export const zones = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Zone = (typeof zones)[number]

/** How often a zone is used, from 0 (never) to 3 (most often). */
export type ZoneWeight = 0 | 1 | 2 | 3
/** Weights of all zones. A profile has a `ZoneWeight` for each zone; a plan may raise some. */
export type ZoneWeights = Readonly<Record<Zone, number>>

/** Returns the side with clearly more weight than the opposite one, or the middle if the centre alone has most weight. */
export function leaningOf(weights: ZoneWeights): 'left' | 'right' | 'above' | 'below' | 'middle' | 'even' {
  const sum = (...places: readonly Zone[]) => places.reduce((total, zone) => total + weights[zone], 0)
  const right = sum(3, 6, 9) - sum(1, 4, 7)
  const above = sum(1, 2, 3) - sum(7, 8, 9)
  if (Math.abs(right) >= 2 && Math.abs(right) >= Math.abs(above) - 2) return right > 0 ? 'right' : 'left'
  // The bottom row has less weight for every child, because hands rest there. A larger difference is therefore required.
  if (Math.abs(above) >= 4) return above > 0 ? 'above' : 'below'
  return zones.every((zone) => zone === 5 || weights[zone] < weights[5]) ? 'middle' : 'even'
}
