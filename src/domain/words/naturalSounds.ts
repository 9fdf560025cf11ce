import type { SoundName } from '../sounds'
import type { Word } from './words'

/** What things are heard to do. What no effect of ours is true to has none: a false voice would be learnt. */
const sounds: Readonly<Record<string, SoundName>> = {
  dog: 'dog',
  'dog-face': 'dog',
  cat: 'cat',
  'cat-face': 'cat',
  owl: 'owl',
  bird: 'bird',
  bell: 'bell',
  rattle: 'rattle',
}

/** The natural sound of a thing, where there is one. */
export const soundOf = ({ id }: Pick<Word, 'id'>): SoundName | undefined => sounds[id]
