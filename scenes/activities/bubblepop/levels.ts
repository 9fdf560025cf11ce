import type { Drawing } from '#domain/trials/drawings'

/** What fills a level. Sizes are shares of the child's own target size; speeds are stage widths a second, capped by the child's. */
export interface BubbleLevel {
  readonly speed: number
  readonly sizeShare: number
  /** Bubbles to be popped, and things that are not, which never are. */
  readonly bubbles: { readonly drawing: Drawing; readonly count: number }
  readonly others: {
    readonly drawing: Drawing
    readonly count: number
    /** In the child's own colour too: colour alone does not tell them apart. */ readonly sameColour?: true
  } | null
  readonly side: 'chosen' | 'any' | null
}

const one = { drawing: 'bubble', count: 1 } as const

/** domain.md, /bubblepop, L1 to L8. */
export const bubbleLevels = {
  '1': { speed: 0, sizeShare: 1, bubbles: one, others: null, side: null },
  '2': { speed: 0.04, sizeShare: 1, bubbles: one, others: null, side: 'chosen' },
  '3': { speed: 0.06, sizeShare: 1, bubbles: one, others: null, side: 'any' },
  '4': { speed: 0.04, sizeShare: 1, bubbles: { drawing: 'bubble', count: 2 }, others: null, side: 'chosen' },
  '5': { speed: 0.04, sizeShare: 0.9, bubbles: { drawing: 'bubble', count: 2 }, others: { drawing: 'bubble', count: 2 }, side: 'chosen' },
  '6': { speed: 0.1, sizeShare: 0.72, bubbles: one, others: null, side: 'any' },
  '7': { speed: 0.04, sizeShare: 0.8, bubbles: { drawing: 'bubble', count: 3 }, others: { drawing: 'fish', count: 3 }, side: 'chosen' },
  '8': {
    speed: 0.04,
    sizeShare: 1,
    bubbles: { drawing: 'bubbleWithCat', count: 1 },
    others: { drawing: 'bubbleWithFish', count: 2, sameColour: true },
    side: 'chosen',
  },
} as const satisfies Readonly<Record<string, BubbleLevel>>
