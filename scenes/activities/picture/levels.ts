/** The content of one level. `choices` is the number of pictures to choose from; 1 means a card to look at. */
export interface CardLevel {
  readonly choices: number
  readonly sways: boolean
  /** Whether the printed word is in a bubble under the picture. */
  readonly printed: boolean
  /** Whether the picture of the thing is a different one from the picture that the child knows. */
  readonly otherExemplar: boolean
}

const card = { choices: 1, sways: false, printed: false, otherExemplar: false } as const

/** The levels L1 to L6 (clinical-design.md, /picture/{category}). */
export const cardLevels = {
  '1': { ...card, sways: true },
  '2': card,
  '3': { ...card, printed: true },
  '4': { ...card, choices: 2 },
  '5': { ...card, choices: 4 },
  '6': { ...card, choices: 2, otherExemplar: true },
} as const satisfies Readonly<Record<string, CardLevel>>
