/** The content of one level: the numbers that it asks for, and how it asks. */
export interface FingerLevel {
  readonly numbers: readonly number[]
  /** Whether any raised hand is right. */
  readonly isHello?: true
  /** Whether the number need not be exact: one finger or an open hand. */
  readonly isLoose?: true
  /** Whether the model hand is visible from the start, rather than only as a prompt. */
  readonly showsModel?: true
  /** Whether the things appear one after another and are counted aloud before the child's turn. */
  readonly countsFirst?: true
  /** Whether there are two groups of things to add. */
  readonly isSum?: true
}

/** The levels L1 to L7 (clinical-design.md, /finger_count_ai). */
export const fingerLevels = {
  '1': { numbers: [1], isHello: true },
  '2': { numbers: [1, 5], isLoose: true, showsModel: true },
  '3': { numbers: [1, 2, 3], showsModel: true },
  '4': { numbers: [1, 2, 3, 4, 5] },
  '5': { numbers: [1, 2, 3, 4, 5], countsFirst: true },
  '6': { numbers: [3, 4, 5, 6, 7, 8, 9, 10] },
  '7': { numbers: [2, 3, 4, 5, 6, 7, 8, 9, 10], isSum: true },
} as const satisfies Readonly<Record<string, FingerLevel>>

export const levels = [
  { id: '1', trials: 8, complexity: 1 },
  { id: '2', trials: 8, complexity: 4 },
  { id: '3', trials: 10, complexity: 5 },
  { id: '4', trials: 10, complexity: 6 },
  { id: '5', trials: 10, complexity: 7 },
  { id: '6', trials: 12, complexity: 8 },
  { id: '7', trials: 12, complexity: 8 },
] as const
