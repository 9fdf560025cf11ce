/** What fills a level. */
export interface FireworksLevel {
  /** Where one seed lies; two lie on both sides. */
  readonly seeds: 'centre' | 'best' | 'sides' | 'two'
  /** A touch anywhere lets it rise. */
  readonly anywhere?: true
  /** Of two, both are asked for in an order that is shown. */
  readonly asks?: true
  /** After two that rise at once comes one that must wait. */
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
