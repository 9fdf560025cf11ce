import type { Likeness } from '#domain/words/neighbours'

/** Content of a level. Distractors that are `alike` have the sample's colour or shape; `asWord` shows the choices, or the sample, as printed words. */
export interface MatchLevel {
  readonly choices: number
  readonly likeness: Likeness
  readonly asWord: 'choices' | 'sample' | null
}

/** clinical-design.md, /match, L1 to L6; the last one in both directions. */
export const matchLevels = {
  '1': { choices: 1, likeness: 'unlike', asWord: null },
  '2': { choices: 2, likeness: 'unlike', asWord: null },
  '3': { choices: 2, likeness: 'alike', asWord: null },
  '4': { choices: 3, likeness: 'unlike', asWord: null },
  '5': { choices: 4, likeness: 'unlike', asWord: null },
  '6': { choices: 2, likeness: 'unlike', asWord: 'choices' },
  '7': { choices: 2, likeness: 'unlike', asWord: 'sample' },
} as const satisfies Readonly<Record<string, MatchLevel>>
