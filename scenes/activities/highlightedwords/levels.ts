/** The content of one level. */
export interface ReadingLevel {
  /** Number of words that are shown together. `lines` is the number of lines. */
  readonly view: number
  readonly lines: 1 | 2
  /** Brightness of the waiting words (0 to 1). */
  readonly rest: number
  /** Whether the parts of a word light up one after another, instead of whole words. */
  readonly inChunks?: true
  /** Brightness that the waiting words reach by the end of the block. The highlight fades as a result. */
  readonly fadesTo?: number
}

/** The levels L1 to L7 (clinical-design.md, /highlightedwords). */
export const readingLevels = {
  '1': { view: 1, lines: 1, rest: 0 },
  '2': { view: 2, lines: 1, rest: 0 },
  '3': { view: 4, lines: 1, rest: 0.15 },
  '4': { view: 8, lines: 1, rest: 0.3 },
  '5': { view: 8, lines: 2, rest: 0.3 },
  '6': { view: 1, lines: 1, rest: 0.3, inChunks: true },
  '7': { view: 8, lines: 1, rest: 0.3, fadesTo: 0.9 },
} as const satisfies Readonly<Record<string, ReadingLevel>>
