import type { CarryMode } from '#domain/trials/plan/mechanics/carrying'

/** The content of one level. `travel` is the distance from egg to nest in stage widths; if it is null, the adult decides. */
export interface NestLevel {
  readonly mode: CarryMode
  readonly travel: number | null
  /** Number of eggs. If it is null, there is one more than the adult asks for, so that the child can bring too many. */
  readonly eggs: number | null
  readonly nests: number
  /** Whether the nest fills up over several trials. */
  readonly fills: boolean
}

const one = { mode: 'drag', travel: null, eggs: 1, nests: 1, fills: false } as const

/** The levels L1 to L7 (clinical-design.md, /egg_nest). */
export const nestLevels = {
  '1': { ...one, mode: 'touch' },
  '2': { ...one, mode: 'tap-tap' },
  '3': { ...one, travel: 0.2 },
  '4': { ...one, travel: 0.6 },
  '5': { ...one, fills: true },
  '6': { ...one, nests: 2 },
  '7': { ...one, eggs: null },
} as const satisfies Readonly<Record<string, NestLevel>>
