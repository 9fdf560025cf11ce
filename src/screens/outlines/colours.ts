import { type ColourName, type Hex, palette } from '#domain/child/palette'

/** On the stage letters are white within their line, and black is round them. */
export const LETTERS_ON_BLACK: Hex = '#FFFFFF'

/** How a card is coloured: light colours of the stage would be lost on white paper, where the line is black as well. */
export const cardColours = {
  white: { ground: '#FFFFFF', letters: '#000000' },
  black: { ground: '#000000', letters: LETTERS_ON_BLACK },
} as const satisfies Readonly<Record<string, { readonly ground: Hex; readonly letters: Hex }>>
export type CardGround = keyof typeof cardColours

/** The colour of the line round a word. */
export const lineColour = (colour: ColourName | null, own: ColourName, ground: CardGround = 'black'): Hex =>
  ground === 'white' ? cardColours.white.letters : palette[colour ?? own]
