/** The content of one level: a fruit to look at, in one view or in all of them, or a fruit to find. */
export type FruitLevel =
  | { readonly kind: 'look'; readonly views: 'whole' | 'all' }
  | { readonly kind: 'halves' }
  | { readonly kind: 'across'; readonly choices: number }
  | { readonly kind: 'compare' }
  | { readonly kind: 'feature'; readonly choices: number }

/** The levels L1 to L6 (clinical-design.md, /fruitdictionary). */
export const fruitLevels = {
  '1': { kind: 'look', views: 'whole' },
  '2': { kind: 'halves' },
  '3': { kind: 'look', views: 'all' },
  '4': { kind: 'across', choices: 2 },
  '5': { kind: 'compare' },
  '6': { kind: 'feature', choices: 4 },
} as const satisfies Readonly<Record<string, FruitLevel>>

export const levels = [
  { id: '1', trials: 10, complexity: 2, ladder: 'card' },
  { id: '2', trials: 10, complexity: 5, items: 2 },
  { id: '3', trials: 6, complexity: 4, ladder: 'card' },
  { id: '4', trials: 10, complexity: 6, items: 2, needsCue: true },
  { id: '5', trials: 10, complexity: 7, items: 2, needsCue: true },
  { id: '6', trials: 10, complexity: 7, items: 4, needsCue: true },
] as const
