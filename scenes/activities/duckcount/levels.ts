/**
 * The content of one level: the numbers and the arrangement of the ducks, and how many numbers there are to choose from (0 if the ducks are counted
 * by touch).
 */
export interface DuckLevel {
  readonly ducks: readonly number[]
  readonly lie: 'row' | 'scatter' | 'groups'
  readonly numbers: number
}

const row = { lie: 'row', numbers: 0 } as const

/** The levels L1 to L7 (clinical-design.md, /duckcount). */
export const duckLevels = {
  '1': { ...row, ducks: [1] },
  '2': { ...row, ducks: [2] },
  '3': { ...row, ducks: [3] },
  '4': { ...row, ducks: [5] },
  '5': { ...row, ducks: [5], lie: 'scatter' },
  '6': { ...row, ducks: [1, 2, 3, 4, 5], numbers: 2 },
  '7': { ducks: [3, 4, 5, 6, 7, 8, 9, 10], lie: 'groups', numbers: 3 },
} as const satisfies Readonly<Record<string, DuckLevel>>

export const levels = [
  { id: '1', trials: 6, complexity: 2 },
  { id: '2', trials: 6, complexity: 4, items: 2 },
  { id: '3', trials: 6, complexity: 5, items: 3 },
  { id: '4', trials: 6, complexity: 6, items: 5 },
  { id: '5', trials: 6, complexity: 7, items: 5 },
  { id: '6', trials: 8, complexity: 7, items: 7, needsCue: true },
  { id: '7', trials: 8, complexity: 8, items: 9, needsCue: true },
] as const
