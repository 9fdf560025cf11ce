/** Content of a level. */
export interface FireworksLevel {
  /** Position of a single seed; two seeds are on both sides. */
  readonly seeds: 'centre' | 'best' | 'sides' | 'two'
  /** Whether a touch anywhere sends it up. */
  readonly anywhere?: true
  /** Whether the child must touch both of two, in an order that is demonstrated. */
  readonly asks?: true
  /** Whether, after two that rise at once, the next one must wait. */
  readonly waits?: true
}

/** clinical-design.md, /fireworks, L1 to L6. */
export const fireworksLevels = {
  '1': { seeds: 'centre', anywhere: true },
  '2': { seeds: 'best' },
  '3': { seeds: 'sides' },
  '4': { seeds: 'two' },
  '5': { seeds: 'two', asks: true },
  '6': { seeds: 'best', waits: true },
} as const satisfies Readonly<Record<string, FireworksLevel>>
