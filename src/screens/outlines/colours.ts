import { type ColourName, type Hex, palette } from '#domain/child/palette'

/** Colour of the letters on the stage, inside their outline, with black around it. */
export const LETTERS_ON_BLACK: Hex = '#FFFFFF'

/** The colours of a card. On white paper, the stage's light colours would be hard to see, and the outline is also black. */
export const cardColours = {
  white: { ground: '#FFFFFF', letters: '#000000' },
  black: { ground: '#000000', letters: LETTERS_ON_BLACK },
} as const satisfies Readonly<Record<string, { readonly ground: Hex; readonly letters: Hex }>>
export type CardGround = keyof typeof cardColours

/** Returns the colour of a word's outline. */
export const lineColour = (colour: ColourName | null, own: ColourName, ground: CardGround = 'black'): Hex =>
  ground === 'white' ? cardColours.white.letters : palette[colour ?? own]
