/** How a plain thing moves (look.md). Shares of the thing or of the stage's height; times in ms. */
const PLAIN = {
  appearFrom: 0.96,
  sway: 0.02,
  swayMs: 4000,
  // Slow and low: an edge that goes and comes back within a second is a flash for whoever looks at it.
  hop: 0.025,
  hopMs: 2600,
  // The way of an edge when the thing grows (stage heights a second): the ring of a switch stands round it and goes along, a further edge over the same places.
  edgeSpeed: 0.032,
} as const

/**
 * Pictures, letters and rims have edges within: each that crosses a place and comes back is a flash there. They move as
 * far as a plain thing, but slowly: what turns back within a second goes less than a third of a cell of the film.
 */
const FINE = {
  // Full size from the start: what grows while it fades in takes its edges along.
  appearFrom: 1,
  sway: 0.018,
  swayMs: 6000,
  hop: 0.025,
  hopMs: 5000,
  edgeSpeed: 0.014,
} as const

/** Letters have an edge at every stroke, and one takes the place of another: all of them go slower still. */
const LETTERS = { ...FINE, swayMs: 12_000, hopMs: 9000 } as const

/** A word under a picture is far from its middle, in a thin rim: what sways or grows takes rim and letters over each place again and again. */
const CAPTIONED = { ...LETTERS, sway: 0.003, edgeSpeed: 0.006 } as const

export const manners = { plain: PLAIN, fine: FINE, letters: LETTERS, captioned: CAPTIONED } as const
/** What a thing is made of: one shape, a shape with edges within, letters, or a picture with a word under it. */
export type Grain = keyof typeof manners
