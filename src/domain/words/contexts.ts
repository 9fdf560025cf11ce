import type { Category, Word } from './words'

export const contexts = ['table', 'floor', 'grass', 'road', 'water'] as const
/** Ground on which a thing is in everyday life, from `assets/renders/ground-<name>.webp`. */
export type Context = (typeof contexts)[number]

const usual: Readonly<Record<Category, Context | null>> = {
  fruits: 'table',
  vegetables: 'table',
  everyday: 'table',
  clothing: 'floor',
  animals: 'grass',
  toys: 'floor',
  vehicles: 'road',
  food: 'table',
  body: null,
  nature: 'grass',
}

/** Words with a ground other than the usual one of their category. A thing in the air, or a hole in a wall, has none. */
const others: Readonly<Partial<Record<Context | 'nothing', readonly string[]>>> = {
  floor: ['chair', 'table', 'bed', 'sofa', 'wardrobe', 'drawers', 'desk', 'board', 'broom', 'bathtub', 'toilet', 'bin', 'bucket', 'bag', 'umbrella'],
  grass: ['slide', 'swing', 'football', 'kite', 'tractor', 'helicopter', 'rocket', 'hot-air-balloon', 'watering-can'],
  water: ['fish', 'dolphin', 'whale', 'octopus', 'duck', 'swan', 'rubber-duck', 'ship', 'sailing-boat'],
  nothing: [
    'sun',
    'moon',
    'star',
    'cloud',
    'rain',
    'rainbow',
    'snowflake',
    'water-drop',
    'heart',
    'circle',
    'square',
    'triangle',
    'balloon',
    'bubbles',
    'window',
  ],
}

/** Returns the ground of a word's realistic picture; null if it has none. */
export function contextOf({ id, category }: Pick<Word, 'id' | 'category'>): Context | null {
  if (others.nothing?.includes(id)) return null
  return contexts.find((context) => others[context]?.includes(id)) ?? usual[category]
}
