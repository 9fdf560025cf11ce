import type { Likeness } from '#domain/words/neighbours'

/**
 * The content of one level. Distractors that are `alike` have the colour or the shape of the sample. `asWord` shows the choices or the sample as
 * printed words.
 */
export interface MatchLevel {
  readonly choices: number
  readonly likeness: Likeness
  readonly asWord: 'choices' | 'sample' | null
}

/** The levels L1 to L6 (clinical-design.md, /match). The last one goes in both directions. */
export const matchLevels = {
  '1': { choices: 1, likeness: 'unlike', asWord: null },
  '2': { choices: 2, likeness: 'unlike', asWord: null },
  '3': { choices: 2, likeness: 'alike', asWord: null },
  '4': { choices: 3, likeness: 'unlike', asWord: null },
  '5': { choices: 4, likeness: 'unlike', asWord: null },
  '6': { choices: 2, likeness: 'unlike', asWord: 'choices' },
  '7': { choices: 2, likeness: 'unlike', asWord: 'sample' },
} as const satisfies Readonly<Record<string, MatchLevel>>
