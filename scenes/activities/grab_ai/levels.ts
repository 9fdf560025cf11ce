/** The content of one level: the task for the hand, and the things on the stage. */
export interface GrabLevel {
  readonly acts: 'near' | 'close'
  readonly drops: 'itself' | 'open'
  readonly things: number
  /** Whether each thing has its own basket. Otherwise there is one basket, and one thing to find. */
  readonly sorts?: true
  readonly isSmall?: true
}

/** The levels L1 to L6 (clinical-design.md, /grab_ai). */
export const grabLevels = {
  '1': { acts: 'near', drops: 'itself', things: 1 },
  '2': { acts: 'close', drops: 'itself', things: 1 },
  '3': { acts: 'close', drops: 'open', things: 1 },
  '4': { acts: 'close', drops: 'open', things: 2 },
  '5': { acts: 'close', drops: 'open', things: 2, sorts: true },
  '6': { acts: 'close', drops: 'open', things: 1, isSmall: true },
} as const satisfies Readonly<Record<string, GrabLevel>>
