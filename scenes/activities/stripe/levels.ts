/** Content of a level. Speeds are stage widths per second, capped by the child's. */
export interface StripeLevel {
  readonly shows: 'one' | 'pair' | 'cover' | 'socks'
  /** Directions of the bars. */
  readonly ways: readonly StripeDirection[]
  readonly speed: number
  /** Whether a touch anywhere counts for the bar. */
  readonly anywhere?: true
}

export const ways = ['right', 'left', 'down', 'up'] as const
export type StripeDirection = (typeof ways)[number]

/** clinical-design.md, /stripe, L1 to L6. */
export const stripeLevels = {
  '1': { shows: 'one', ways: ['right'], speed: 0.04, anywhere: true },
  '2': { shows: 'one', ways: ['right', 'left'], speed: 0.05 },
  '3': { shows: 'one', ways: ['right', 'down', 'left', 'up'], speed: 0.06 },
  '4': { shows: 'pair', ways: ['right', 'left'], speed: 0.04 },
  '5': { shows: 'cover', ways: ['right'], speed: 0 },
  '6': { shows: 'socks', ways: ['right'], speed: 0 },
} as const satisfies Readonly<Record<string, StripeLevel>>
