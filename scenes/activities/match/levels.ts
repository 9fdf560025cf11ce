import type { Likeness } from '#domain/words/neighbours'

/** What fills a level. Others that are `alike` have the colour or shape of the sample; `asWord` shows choices as printed words. */
export interface MatchLevel {
  readonly choices: number
  readonly likeness: Likeness
  readonly asWord: boolean
}

/** domain.md, /match, L1 to L6. */
export const matchLevels = {
  '1': { choices: 1, likeness: 'unlike', asWord: false },
  '2': { choices: 2, likeness: 'unlike', asWord: false },
  '3': { choices: 2, likeness: 'alike', asWord: false },
  '4': { choices: 3, likeness: 'unlike', asWord: false },
  '5': { choices: 4, likeness: 'unlike', asWord: false },
  '6': { choices: 2, likeness: 'unlike', asWord: true },
} as const satisfies Readonly<Record<string, MatchLevel>>
