/**
 * The content of one level: pairs of equal things, pairs that belong together, or numbered dots, with their number in the first and in the last half
 * of the trials. `way` gives distance and direction, `road` whether the road is visible.
 */
export type ConnectLevel =
  | { readonly kind: 'pairs'; readonly pairs: number; readonly way: 'short' | 'long'; readonly road: boolean; readonly belongs: 'same' | 'together' }
  | { readonly kind: 'dots'; readonly dots: readonly [number, number]; readonly road: boolean }

const same = { kind: 'pairs', pairs: 1, way: 'long', road: true, belongs: 'same' } as const

/** The levels L1 to L7 (clinical-design.md, /connect). */
export const connectLevels = {
  '1': { ...same, way: 'short' },
  '2': same,
  '3': { ...same, road: false },
  '4': { ...same, pairs: 2 },
  '5': { ...same, pairs: 3 },
  '6': { ...same, pairs: 2, road: false, belongs: 'together' },
  '7': { kind: 'dots', dots: [3, 5], road: false },
} as const satisfies Readonly<Record<string, ConnectLevel>>
