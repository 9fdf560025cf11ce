/** The content of one level. Speeds are in stage widths per second, and limited by the child's maximum. */
export interface StripeLevel {
  readonly shows: 'one' | 'pair' | 'cover' | 'socks'
  /** Directions in which the bars move. */
  readonly ways: readonly StripeDirection[]
  readonly speed: number
  /** Whether a touch anywhere counts for the bar. */
  readonly anywhere?: true
}

export const ways = ['right', 'left', 'down', 'up'] as const
export type StripeDirection = (typeof ways)[number]

/** The levels L1 to L6 (clinical-design.md, /stripe). */
export const stripeLevels = {
  '1': { shows: 'one', ways: ['right'], speed: 0.04, anywhere: true },
  '2': { shows: 'one', ways: ['right', 'left'], speed: 0.05 },
  '3': { shows: 'one', ways: ['right', 'down', 'left', 'up'], speed: 0.06 },
  '4': { shows: 'pair', ways: ['right', 'left'], speed: 0.04 },
  '5': { shows: 'cover', ways: ['right'], speed: 0 },
  '6': { shows: 'socks', ways: ['right'], speed: 0 },
} as const satisfies Readonly<Record<string, StripeLevel>>
