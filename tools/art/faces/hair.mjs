import { crop, curls, sides, wisps } from './shortHair.mjs'
import { bun } from './tiedHair.mjs'
import { fringe, long } from './longHair.mjs'

/**
 * Draws hair as one closed shape in front of the head and under the ears, like a wig with an opening for the face. `hairline` is the line along which it
 * casts its shadow.
 */
export function hair(person, look) {
  return styles[person.hair.style](person, look)
}

const styles = { curls, long, crop, bun, fringe, sides, wisps }
