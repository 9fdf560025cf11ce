import type { GridShape } from '#domain/trials/concepts/grids'
import type { Likeness } from '#domain/words/neighbours'

/** The grids that an adult may choose instead of the level's, from the smallest. */
export const shapes = {
  '2x1': { columns: 2, rows: 1 },
  '2x2': { columns: 2, rows: 2 },
  '3x2': { columns: 3, rows: 2 },
  '3x3': { columns: 3, rows: 3 },
} as const satisfies Readonly<Record<string, GridShape>>

/** Content of a level: a pattern to copy, or the number of pictures among which to find the twin. */
export interface GridLevel {
  readonly shape: GridShape
  /** Number of filled cells, growing in this order over the block. */
  readonly filled: readonly number[]
  /** Number of different colours, or pictures, in one pattern. */
  readonly kinds: 1 | 2
  /** Whether the sample hides after a while. */
  readonly hides: boolean
  readonly twin: { readonly shape: GridShape; readonly likeness: Likeness }
}

const plain = { kinds: 1, hides: false } as const

/** clinical-design.md, /gridmatch, L1 to L7. */
export const gridLevels = {
  '1': { ...plain, shape: shapes['2x1'], filled: [1], twin: { shape: shapes['2x1'], likeness: 'unlike' } },
  '2': { ...plain, shape: shapes['2x2'], filled: [1], twin: { shape: { columns: 3, rows: 1 }, likeness: 'unlike' } },
  '3': { ...plain, shape: shapes['2x2'], filled: [2], twin: { shape: shapes['2x2'], likeness: 'unlike' } },
  '4': { ...plain, shape: shapes['3x2'], filled: [2], twin: { shape: shapes['3x2'], likeness: 'unlike' } },
  '5': { ...plain, shape: shapes['3x3'], filled: [2, 3, 4], twin: { shape: shapes['3x2'], likeness: 'alike' } },
  '6': { ...plain, shape: shapes['3x3'], filled: [3], kinds: 2, twin: { shape: shapes['3x3'], likeness: 'unlike' } },
  '7': { ...plain, shape: shapes['3x2'], filled: [2], hides: true, twin: { shape: shapes['3x3'], likeness: 'unlike' } },
} as const satisfies Readonly<Record<string, GridLevel>>
