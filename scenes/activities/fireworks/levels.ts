/** The content of one level. */
export interface FireworksLevel {
  /** Position of a single seed. Two seeds are on both sides. */
  readonly seeds: 'centre' | 'best' | 'sides' | 'two'
  /** Whether a touch anywhere sends up the seed. */
  readonly anywhere?: true
  /** Whether the child must touch two seeds in an order that is demonstrated. */
  readonly asks?: true
  /** Whether, after two seeds that rise immediately, the next one must wait. */
  readonly waits?: true
}

/** The levels L1 to L6 (clinical-design.md, /fireworks). */
export const fireworksLevels = {
  '1': { seeds: 'centre', anywhere: true },
  '2': { seeds: 'best' },
  '3': { seeds: 'sides' },
  '4': { seeds: 'two' },
  '5': { seeds: 'two', asks: true },
  '6': { seeds: 'best', waits: true },
} as const satisfies Readonly<Record<string, FireworksLevel>>
