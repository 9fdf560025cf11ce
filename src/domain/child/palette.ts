/** A colour as `#RRGGBB`. */
export type Hex = `#${string}`

export const colourNames = ['yellow', 'cyan', 'green', 'orange', 'coral', 'pink', 'purple', 'blue', 'red'] as const
export type ColourName = (typeof colourNames)[number]

/** Stimulus palette of clinical-design.md §1.6, where each colour's contrast against black is given. */
export const palette: Record<ColourName, Hex> = {
  yellow: '#FFE600',
  cyan: '#19D3F3',
  green: '#22D13A',
  orange: '#FF8A00',
  coral: '#FF7A5C',
  pink: '#FF4FA3',
  purple: '#B45CFF',
  blue: '#3B82FF',
  red: '#F01818',
}

/** Colour of a lamp, for a light without a colour (clinical-design.md, /lightcatcher). */
export const warmWhite: Hex = '#FFE3BA'

export const backgroundNames = ['black', 'charcoal', 'navy', 'grey'] as const
export type BackgroundName = (typeof backgroundNames)[number]

/** Dark, plain backgrounds (clinical-design.md §1.6). White is excluded because it would flash at every change. */
export const backgrounds: Record<BackgroundName, Hex> = {
  black: '#000000',
  charcoal: '#101418',
  navy: '#0B1F3A',
  grey: '#2B2B2B',
}

/** Returns the same hue at a share (0 to 1) of its luminance. Linear light scales equally in all three channels. */
export function shadeTo(colour: Hex, share: number): Hex {
  const channel = (from: number) => Math.round(Number.parseInt(colour.slice(from, from + 2), 16) * share ** (1 / 2.2))
  return `#${[1, 3, 5].map((from) => channel(from).toString(16).padStart(2, '0')).join('')}`.toUpperCase() as Hex
}
