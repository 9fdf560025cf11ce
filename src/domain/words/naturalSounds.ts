import type { SoundName } from '../sounds'
import type { Word } from './words'

/** Ids of the words for each natural sound. Things without a matching sound are not listed. */
const heard: Readonly<Partial<Record<SoundName, readonly string[]>>> = {
  dog: ['dog', 'dog-face'],
  cat: ['cat', 'cat-face'],
  owl: ['owl'],
  bird: ['bird'],
  cow: ['cow', 'cow-face'],
  sheep: ['sheep'],
  horse: ['horse'],
  pig: ['pig'],
  duck: ['duck'],
  hen: ['chicken'],
  frog: ['frog'],
  lion: ['lion', 'lion-face'],
  elephant: ['elephant'],
  bee: ['bee'],
  mouse: ['mouse'],
  bell: ['bell'],
  rattle: ['rattle'],
  clock: ['clock'],
  cup: ['cup', 'bowl', 'plate'],
  telephone: ['telephone'],
  drum: ['drum'],
  car: ['car', 'taxi'],
  train: ['train'],
  pour: ['glass', 'jug', 'watering-can', 'teapot'],
  water: ['pond', 'fish-bowl', 'bathtub'],
  lap: ['bowl-of-milk'],
  leaves: ['tree', 'leaf'],
  steps: ['shoe', 'boot'],
  cloth: ['shirt', 'trousers', 'shorts', 'dress', 'skirt', 'sweater', 'sock', 'coat', 'hat', 'scarf', 'mitten', 'pyjamas', 'blanket', 'towel', 'bag'],
  munch: ['apple', 'green-apple', 'carrot', 'bread', 'toast', 'cookie'],
  crack: ['egg'],
  splash: ['dolphin', 'whale'],
  // A knuckle that knocks on wood, glass or a lid.
  tap: ['door', 'window', 'table', 'desk', 'chair', 'bench', 'drawers', 'wardrobe', 'board', 'bin'],
  // Something that swings or slides through the air.
  whoosh: ['swing', 'slide', 'kite'],
}
const sounds: ReadonlyMap<string, SoundName> = new Map(Object.entries(heard).flatMap(([sound, ids]) => ids.map((id) => [id, sound as SoundName] as const)))

/** Returns the natural sound of a thing, if there is one. */
export const soundOf = ({ id }: Pick<Word, 'id'>): SoundName | undefined => sounds.get(id)
