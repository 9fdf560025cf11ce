/** The content of one level. */
export type OutlineLevel =
  | { readonly kind: 'look' }
  | {
      readonly kind: 'choose'
      readonly choices: number
      /** Whether the distractors have the most different or the most similar outlines. */
      readonly others: 'unlike' | 'alike'
      /** Opacity of the outlines, which changes in equal parts of the block; full by default. */
      readonly strengths?: readonly ('0.6' | '0.3' | '0')[]
      /** Whether only the outlines are shown. */
      readonly outlinesAlone?: true
    }
  | { readonly kind: 'read' }

/** The levels L1 to L7 (clinical-design.md, /bubblewordmaker). */
export const outlineLevels = {
  '1': { kind: 'look' },
  '2': { kind: 'choose', choices: 2, others: 'unlike' },
  '3': { kind: 'choose', choices: 3, others: 'unlike' },
  '4': { kind: 'choose', choices: 2, others: 'alike' },
  '5': { kind: 'choose', choices: 2, others: 'unlike', outlinesAlone: true },
  '6': { kind: 'choose', choices: 2, others: 'unlike', strengths: ['0.6', '0.3', '0'] },
  '7': { kind: 'read' },
} as const satisfies Readonly<Record<string, OutlineLevel>>
