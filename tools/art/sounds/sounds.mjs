import { recipes as effects } from './effects.mjs'
import { recipes as natural } from './natural.mjs'
import { finish, finishForEars, noiseFrom } from './synth.mjs'

const finishes = { effects: finish, natural: finishForEars }

/** Functions that make the samples of every sound, by name, for each file. The stage's responses load at the start, and the sounds of things later. */
export const sounds = Object.fromEntries(
  Object.entries({ effects, natural }).map(([file, recipes]) => [
    file,
    Object.fromEntries(Object.entries(recipes).map(([name, make], index) => [name, () => finishes[file](make(noiseFrom(7919 * (index + 1))))])),
  ]),
)
