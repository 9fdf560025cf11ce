import { recipes as effects } from './effects.mjs'
import { recipes as natural } from './natural.mjs'
import { finish, finishForEars, noiseFrom } from './synth.mjs'

const finishes = { effects: finish, natural: finishForEars }

/** Every sound by its name, in the file that it comes in: how to make its samples. What the stage answers with is there from the start; what things do comes behind it. */
export const sounds = Object.fromEntries(
  Object.entries({ effects, natural }).map(([file, recipes]) => [
    file,
    Object.fromEntries(Object.entries(recipes).map(([name, make], index) => [name, () => finishes[file](make(noiseFrom(7919 * (index + 1))))])),
  ]),
)
