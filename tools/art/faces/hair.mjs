import { crop, curls, sides, wisps } from './shortHair.mjs'
import { bun } from './tiedHair.mjs'
import { fringe, long } from './longHair.mjs'

/**
 * Hair is one closed shape in front of the head, a wig with an opening for the face, under the ears. `hairline` is the line along which it casts its shadow.
 */
export function hair(person, look) {
  return styles[person.hair.style](person, look)
}

const styles = { curls, long, crop, bun, fringe, sides, wisps }
