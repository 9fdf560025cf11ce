import type { Zone } from '#domain/child/zones'

/** What fills a level. Sizes are shares of the child's own target size; speeds are stage widths a second, capped by the child's. */
export interface LightLevel {
  /** Which zones are used: the best one, left and right in turn, or all by the child's weights. */
  readonly where: 'best' | 'sides' | 'anywhere' | 'map' | 'meet'
  readonly sizeShare: number
  readonly speed: number
  readonly decoy: boolean
}

/** domain.md, /lightcatcher, L1 to L6 and the map of the field. */
export const lightLevels = {
  '1': { where: 'best', sizeShare: 1.1, speed: 0, decoy: false },
  '2': { where: 'sides', sizeShare: 1, speed: 0, decoy: false },
  '3': { where: 'anywhere', sizeShare: 0.75, speed: 0, decoy: false },
  '4': { where: 'anywhere', sizeShare: 0.75, speed: 0.04, decoy: false },
  '5': { where: 'anywhere', sizeShare: 0.75, speed: 0, decoy: true },
  '6': { where: 'anywhere', sizeShare: 0.5, speed: 0.1, decoy: false },
  meet: { where: 'meet', sizeShare: 1, speed: 0, decoy: false },
  map: { where: 'map', sizeShare: 0.75, speed: 0, decoy: false },
} as const satisfies Readonly<Record<string, LightLevel>>

/** Getting to know a child: both colours, both sides and a large and a smaller light, each with each. */
export const meetingSizes = [1, 0.5] as const

/** The order in which two sides take turns. */
export const sides: readonly [Zone, Zone] = [4, 6]
