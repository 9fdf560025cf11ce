import { type ColourName, type Hex, palette } from '#domain/child/palette'

/** On the stage letters are white inside their outline, with black around it. */
export const LETTERS_ON_BLACK: Hex = '#FFFFFF'

/** The colours of a card: the stage's light colours would be lost on white paper, where the outline is black too. */
export const cardColours = {
  white: { ground: '#FFFFFF', letters: '#000000' },
  black: { ground: '#000000', letters: LETTERS_ON_BLACK },
} as const satisfies Readonly<Record<string, { readonly ground: Hex; readonly letters: Hex }>>
export type CardGround = keyof typeof cardColours

/** The colour of a word's outline. */
export const lineColour = (colour: ColourName | null, own: ColourName, ground: CardGround = 'black'): Hex =>
  ground === 'white' ? cardColours.white.letters : palette[colour ?? own]
