import type { Zone } from '#domain/child/zones'
import type { Arm } from '#domain/trials/concepts/balanced'

/** Content of a level. Sizes are shares of the child's own target size; speeds are stage widths per second, capped by the child's. */
export interface LightLevel {
  /** The zones in use: the best one, left and right in turn, or all according to the child's weights. */
  readonly where: 'best' | 'sides' | 'anywhere' | 'map' | 'meet' | 'left' | 'right'
  readonly sizeShare: number
  readonly speed: number
  /** Number of dim lights next to it. */
  readonly decoys: number
  /** A colour other than the adult's choice: the child's second one, or five in turn. */
  readonly colour?: 'second' | 'five'
  /** Whether a faint background is behind it. */
  readonly onGround?: true
  /** Whether a soft sound precedes it. */
  readonly calls?: true
  /** Whether the space for the dim lights stays free without showing them. */
  readonly isAlone?: true
  /** Differences between the two arms of a comparison. */
  readonly compares?: Readonly<Record<Arm, Partial<LightLevel>>>
  /** Whether the level is the same for every child: no prompt, nothing next to the light, and nothing that takes it away. */
  readonly isMeasured?: true
}

const measured = { where: 'best', sizeShare: 1, speed: 0, decoys: 0, isMeasured: true } as const

/** clinical-design.md, /lightcatcher, L1 to L6 and the map of the field. */
export const lightLevels = {
  '1': { where: 'best', sizeShare: 1.1, speed: 0, decoys: 0 },
  '2': { where: 'sides', sizeShare: 1, speed: 0, decoys: 0 },
  '3': { where: 'anywhere', sizeShare: 0.75, speed: 0, decoys: 0 },
  '4': { where: 'anywhere', sizeShare: 0.75, speed: 0.04, decoys: 0 },
  '5': { where: 'anywhere', sizeShare: 0.75, speed: 0, decoys: 1 },
  '6': { where: 'anywhere', sizeShare: 0.5, speed: 0.1, decoys: 0 },
  meet: { ...measured, where: 'meet' },
  map: { ...measured, where: 'map', sizeShare: 0.75 },
  places: { ...measured, where: 'map', sizeShare: 0.75 },
  colours: { ...measured, colour: 'five' },
  'compare-colour': { ...measured, compares: { a: {}, b: { colour: 'second' } } },
  'compare-side': { ...measured, compares: { a: { where: 'left' }, b: { where: 'right' } } },
  'compare-speed': { ...measured, compares: { a: {}, b: { speed: 0.04 } } },
  'compare-size': { ...measured, compares: { a: {}, b: { sizeShare: 0.5 } } },
  'compare-background': { ...measured, compares: { a: {}, b: { onGround: true } } },
  'compare-sound': { ...measured, compares: { a: {}, b: { calls: true } } },
  'compare-number': { ...measured, decoys: 2, compares: { a: { isAlone: true }, b: {} } },
} as const satisfies Readonly<Record<string, LightLevel>>

/** First meeting with a child: both colours, both sides, and a large and a smaller light, in every combination. */
export const meetingSizes = [1, 0.5] as const

/** The order in which two sides alternate. */
export const sides: readonly [Zone, Zone] = [4, 6]
