import type { GridShape } from '#domain/trials/concepts/grids'
import type { Likeness } from '#domain/words/neighbours'

/** The grids that an adult may choose instead of the level's, from the smallest to the largest. */
export const shapes = {
  '2x1': { columns: 2, rows: 1 },
  '2x2': { columns: 2, rows: 2 },
  '3x2': { columns: 3, rows: 2 },
  '3x3': { columns: 3, rows: 3 },
} as const satisfies Readonly<Record<string, GridShape>>

/** The content of one level: a pattern to copy, or the number of pictures among which the child finds the twin. */
export interface GridLevel {
  readonly shape: GridShape
  /** Numbers of filled cells, in the order in which they grow over the block. */
  readonly filled: readonly number[]
  /** Number of different colours or pictures in one pattern. */
  readonly kinds: 1 | 2
  /** Whether the sample is hidden after a while. */
  readonly hides: boolean
  readonly twin: { readonly shape: GridShape; readonly likeness: Likeness }
}

const plain = { kinds: 1, hides: false } as const

/** The levels L1 to L7 (clinical-design.md, /gridmatch). */
export const gridLevels = {
  '1': { ...plain, shape: shapes['2x1'], filled: [1], twin: { shape: shapes['2x1'], likeness: 'unlike' } },
  '2': { ...plain, shape: shapes['2x2'], filled: [1], twin: { shape: { columns: 3, rows: 1 }, likeness: 'unlike' } },
  '3': { ...plain, shape: shapes['2x2'], filled: [2], twin: { shape: shapes['2x2'], likeness: 'unlike' } },
  '4': { ...plain, shape: shapes['3x2'], filled: [2], twin: { shape: shapes['3x2'], likeness: 'unlike' } },
  '5': { ...plain, shape: shapes['3x3'], filled: [2, 3, 4], twin: { shape: shapes['3x2'], likeness: 'alike' } },
  '6': { ...plain, shape: shapes['3x3'], filled: [3], kinds: 2, twin: { shape: shapes['3x3'], likeness: 'unlike' } },
  '7': { ...plain, shape: shapes['3x2'], filled: [2], hides: true, twin: { shape: shapes['3x3'], likeness: 'unlike' } },
} as const satisfies Readonly<Record<string, GridLevel>>
