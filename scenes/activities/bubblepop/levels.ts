/** What fills a level. Sizes are shares of the child's own target size; speeds are stage widths a second, capped by the child's. */
export interface BubbleLevel {
  readonly speed: number
  readonly sizeShare: number
  /** Bubbles to be popped, in the child's colour, and things that are not, which never are. */
  readonly bubbles: { readonly look: string; readonly count: number }
  readonly others: { readonly look: string; readonly count: number } | null
  readonly side: 'chosen' | 'any' | null
}

const one = { look: 'bubble', count: 1 } as const

/** domain.md, /bubblepop, L1 to L8. */
export const bubbleLevels: Readonly<Record<string, BubbleLevel>> = {
  '1': { speed: 0, sizeShare: 1, bubbles: one, others: null, side: null },
  '2': { speed: 0.04, sizeShare: 1, bubbles: one, others: null, side: 'chosen' },
  '3': { speed: 0.06, sizeShare: 1, bubbles: one, others: null, side: 'any' },
  '4': { speed: 0, sizeShare: 1, bubbles: { look: 'bubble', count: 2 }, others: null, side: null },
  '5': { speed: 0, sizeShare: 0.9, bubbles: { look: 'bubble', count: 2 }, others: { look: 'bubble', count: 2 }, side: null },
  '6': { speed: 0.1, sizeShare: 0.72, bubbles: one, others: null, side: 'any' },
  '7': { speed: 0, sizeShare: 0.8, bubbles: { look: 'bubble', count: 3 }, others: { look: 'fish', count: 3 }, side: null },
  '8': {
    speed: 0,
    sizeShare: 1,
    bubbles: { look: 'bubbleWithCat', count: 1 },
    others: { look: 'bubbleWithFish', count: 2 },
    side: null,
  },
}
