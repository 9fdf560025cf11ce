import type { Zone } from '#domain/child/zones'
import type { Arm } from '#domain/trials/concepts/balanced'

/** The content of one level. Sizes are shares of the child's own target size. Speeds are in stage widths per second, and limited by the child's maximum. */
export interface LightLevel {
  /** The zones of the light: for example the best one, left and right in turn, or all of them according to the child's weights. */
  readonly where: 'best' | 'sides' | 'anywhere' | 'map' | 'meet' | 'left' | 'right'
  readonly sizeShare: number
  readonly speed: number
  /** Number of dim lights next to the target. */
  readonly decoys: number
  /** A colour other than the adult's choice: the child's second one, or five colours in turn. */
  readonly colour?: 'second' | 'five'
  /** Whether there is a faint background behind the light. */
  readonly onGround?: true
  /** Whether a soft sound precedes the light. */
  readonly calls?: true
  /** Whether the space for the dim lights stays free although they are not shown. */
  readonly isAlone?: true
  /** Differences between the two arms of a comparison. */
  readonly compares?: Readonly<Record<Arm, Partial<LightLevel>>>
  /** Whether the level is the same for every child: without prompts, without anything next to the light, and without anything that removes it. */
  readonly isMeasured?: true
}

const measured = { where: 'best', sizeShare: 1, speed: 0, decoys: 0, isMeasured: true } as const

/** The levels L1 to L6 and the map of the visual field (clinical-design.md, /lightcatcher). */
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

/** Sizes of the light in a first meeting with a child, which shows every combination of two colours, two sides, and a large and a smaller light. */
export const meetingSizes = [1, 0.5] as const

/** The two sides, in the order in which they alternate. */
export const sides: readonly [Zone, Zone] = [4, 6]
