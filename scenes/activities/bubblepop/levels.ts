/** The content of one level. Sizes are shares of the child's own target size. Speeds are in stage widths per second, and limited by the child's maximum. */
export interface BubbleLevel {
  readonly speed: number
  readonly sizeShare: number
  /** Minimum size (stage heights), even for a child who sees small things, because faster things are harder to reach. */
  readonly leastSize?: number
  /** Bubbles that the child should pop. `others` are bubbles that must not be popped. */
  readonly bubbles: Bubbles
  readonly others: (Bubbles & { readonly bare?: true }) | null
  readonly side: 'chosen' | 'any' | null
}

/** Number of bubbles, and whether each contains a picture. If all of them do, their colours do not differ. */
interface Bubbles {
  readonly count: number
  readonly hold?: true
}

const one = { count: 1 } as const

/** The levels L1 to L8 (clinical-design.md, /bubblepop). */
export const bubbleLevels: Readonly<Record<'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8', BubbleLevel>> = {
  '1': { speed: 0, sizeShare: 1, bubbles: one, others: null, side: null },
  '2': { speed: 0.04, sizeShare: 1, bubbles: one, others: null, side: 'chosen' },
  '3': { speed: 0.06, sizeShare: 1, bubbles: one, others: null, side: 'any' },
  '4': { speed: 0.04, sizeShare: 1, bubbles: { count: 2 }, others: null, side: 'chosen' },
  '5': { speed: 0.04, sizeShare: 0.9, bubbles: { count: 2 }, others: { count: 2 }, side: 'chosen' },
  '6': { speed: 0.1, sizeShare: 0.72, leastSize: 0.18, bubbles: one, others: null, side: 'any' },
  '7': { speed: 0.04, sizeShare: 0.8, bubbles: { count: 3 }, others: { count: 3, hold: true, bare: true }, side: 'chosen' },
  '8': { speed: 0.04, sizeShare: 1, bubbles: { count: 1, hold: true }, others: { count: 2, hold: true }, side: 'chosen' },
}
