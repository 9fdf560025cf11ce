/**
 * The content of one level: a thing in several sizes, each larger than the next by a factor; a picture in pieces, with one number of pieces for the
 * first half of the trials and one for the last; the steps of a routine; or the adult's own sequence.
 */
export type ArrangeLevel =
  | { readonly kind: 'sizes'; readonly count: number; readonly ratio: number }
  | { readonly kind: 'cut'; readonly pieces: readonly [number, number] }
  | { readonly kind: 'routine' }
  | { readonly kind: 'order'; readonly count: number; readonly ratio: number }

/** The levels L1 to L7 (clinical-design.md, /arrange). */
export const arrangeLevels = {
  '1': { kind: 'sizes', count: 1, ratio: 1 },
  '2': { kind: 'sizes', count: 2, ratio: 2 },
  '3': { kind: 'sizes', count: 3, ratio: 1.5 },
  '4': { kind: 'cut', pieces: [2, 2] },
  '5': { kind: 'cut', pieces: [3, 4] },
  '6': { kind: 'routine' },
  '7': { kind: 'order', count: 5, ratio: 1.2 },
} as const satisfies Readonly<Record<string, ArrangeLevel>>
