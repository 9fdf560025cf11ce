import type { CarryMode } from '#domain/trials/plan/mechanics/carrying'

/** Content of a level. `travel` is the distance from egg to nest in stage widths; null leaves it to the adult. */
export interface NestLevel {
  readonly mode: CarryMode
  readonly travel: number | null
  /** Number of eggs; null for one more than the adult asks for, so that there can be too many. */
  readonly eggs: number | null
  readonly nests: number
  /** Whether trials add up to a full nest. */
  readonly fills: boolean
}

const one = { mode: 'drag', travel: null, eggs: 1, nests: 1, fills: false } as const

/** clinical-design.md, /egg_nest, L1 to L7. */
export const nestLevels = {
  '1': { ...one, mode: 'touch' },
  '2': { ...one, mode: 'tap-tap' },
  '3': { ...one, travel: 0.2 },
  '4': { ...one, travel: 0.6 },
  '5': { ...one, fills: true },
  '6': { ...one, nests: 2 },
  '7': { ...one, eggs: null },
} as const satisfies Readonly<Record<string, NestLevel>>
