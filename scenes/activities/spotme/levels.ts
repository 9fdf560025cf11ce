/**
 * The ways in which a thing appears: cut out, alone or next to another one; in its scene, at a share of the brightness; in another light; or as one
 * of several people.
 */
export type SpotLevel =
  | { readonly kind: 'cut-out'; readonly others: 0 | 1 }
  | { readonly kind: 'scene'; readonly light: number; readonly isOther?: true }
  | { readonly kind: 'group'; readonly sizes: readonly [number, number, number] }

/** The levels L1 to L8 (clinical-design.md, /spotme). */
export const spotLevels = {
  '1': { kind: 'cut-out', others: 0 },
  '2': { kind: 'cut-out', others: 1 },
  '3': { kind: 'scene', light: 0.2 },
  '4': { kind: 'scene', light: 0.5 },
  '5': { kind: 'scene', light: 0.8 },
  '6': { kind: 'scene', light: 1 },
  '7': { kind: 'scene', light: 1, isOther: true },
  '8': { kind: 'group', sizes: [2, 3, 5] },
} as const satisfies Readonly<Record<string, SpotLevel>>

/** The looks of the levels as the log records them, starting with the easiest. */
export const recordedLooks = ['alone', 'beside', 'light-20', 'light-50', 'light-80', 'whole', 'otherwise', 'group'] as const
export type Met = (typeof recordedLooks)[number]

export const levels = [
  { id: '1', trials: 6, complexity: 2, needsCue: true },
  { id: '2', trials: 8, complexity: 4, items: 2, needsCue: true },
  { id: '3', trials: 8, complexity: 9, needsCue: true },
  { id: '4', trials: 8, complexity: 9, needsCue: true },
  { id: '5', trials: 8, complexity: 9, needsCue: true },
  { id: '6', trials: 8, complexity: 9, needsCue: true },
  { id: '7', trials: 8, complexity: 10, needsCue: true },
  { id: '8', trials: 9, complexity: 8, items: 5, needsCue: true },
] as const
