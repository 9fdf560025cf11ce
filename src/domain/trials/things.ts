import type { Hex } from '../child/palette'
import type { Word } from '../words/words'
import { zoneAt } from './placement'
import type { PicturePlan, ShowsPlan, StimulusPlan } from './plan'

type Wish = Pick<StimulusPlan, 'role' | 'colour' | 'place' | 'size'> & Partial<StimulusPlan>

/** A thing that stands still at its place, in the zone in which that lies. */
export function stillThing(id: string, shows: ShowsPlan, wish: Wish): StimulusPlan {
  return { id, shows, zone: zoneAt(wish.place), speed: 0, drift: null, ...wish }
}

/** The picture of a word that stands still. */
export const pictureThing = (word: Word, wish: Wish & { readonly colour: Hex }, picture: Partial<PicturePlan> = {}): StimulusPlan =>
  stillThing(word.id, { picture: { word, ...picture } }, wish)
