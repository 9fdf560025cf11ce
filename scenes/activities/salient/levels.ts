/** The content of one level: a thing that is shown step by step, two things to choose from, or a thing with one part to touch. */
export type SalientLevel =
  | { readonly kind: 'show'; readonly steps: 'outline' | number }
  | { readonly kind: 'compare'; readonly likeness: 'alike' | 'unlike' }
  | { readonly kind: 'guess' }
  /** `help` is the share of the highlight in the first and in the last trial. */
  | { readonly kind: 'part'; readonly help: readonly [number, number] }

/** The levels L1 to L8 (clinical-design.md, /salient/{category}). */
export const salientLevels = {
  '1': { kind: 'show', steps: 'outline' },
  '2': { kind: 'show', steps: 1 },
  '3': { kind: 'show', steps: 3 },
  '4': { kind: 'compare', likeness: 'unlike' },
  '5': { kind: 'compare', likeness: 'alike' },
  '6': { kind: 'guess' },
  '7': { kind: 'part', help: [0, 0] },
  '8': { kind: 'part', help: [1, 0] },
} as const satisfies Readonly<Record<string, SalientLevel>>

export const levels = [
  { id: '1', trials: 8, complexity: 2, ladder: 'shown' },
  { id: '2', trials: 8, complexity: 3, ladder: 'shown' },
  { id: '3', trials: 8, complexity: 3, ladder: 'shown' },
  { id: '4', trials: 8, complexity: 4, items: 2, needsCue: true },
  { id: '5', trials: 10, complexity: 6, items: 2, needsCue: true },
  { id: '6', trials: 10, complexity: 7, items: 2, needsCue: true },
  { id: '7', trials: 10, complexity: 7, needsCue: true },
  { id: '8', trials: 12, complexity: 8, needsCue: true },
] as const
