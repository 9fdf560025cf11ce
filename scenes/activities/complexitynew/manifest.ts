import { defineActivity } from '#domain/activities/manifest'
import { levels, scenes } from './levels'
import en from './text/en.json' with { type: 'json' }

/** The things in each place, by the name of the place. */
const members = {
  park: ['bench', 'tree', 'slide', 'dog', 'pond', 'swing', 'bin', 'tulip', 'bird'],
  wardrobe: ['shirt', 'trousers', 'shoe', 'hat', 'coat', 'sock', 'drawers', 'dress', 'scarf'],
  classroom: ['table', 'chair', 'board', 'bag', 'book', 'drawers', 'door', 'cup', 'window', 'clock'],
} as const

export default defineActivity({
  id: 'complexitynew',
  family: 'find',
  access: { otherwise: 'signed-in', byCategory: { park: 'subscription', wardrobe: 'subscription', classroom: 'subscription' } },
  categories: ['park', 'wardrobe', 'classroom'],
  words: ['everyday', 'nature', 'animals', 'clothing', 'toys'],
  places: ['park', 'wardrobe', 'classroom'],
  settings: {
    order: { kind: 'words', default: [], max: 10, among: members },
    together: { kind: 'switch', default: true },
    strength: { kind: 'range', default: 100, min: 20, max: 100, step: 10 },
    sounds: { kind: 'switch', default: true },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'confusions'],
  records: {
    scene: { kind: 'choice', options: scenes },
    layers: { kind: 'number', unit: 'count' },
  },
  steps: { record: 'scene', order: scenes, concludes: 'hardest', against: 'alone' },
  needs: [],
  tile: [
    { shows: { word: { park: 'tree', wardrobe: 'shirt', classroom: 'chair' } }, colour: 'colour', x: 0.34, y: 0.46, size: 0.62 },
    { shows: { word: { park: 'bench', wardrobe: 'shoe', classroom: 'bag' } }, colour: 'colour', x: 0.7, y: 0.66, size: 0.36 },
  ],
  text: { en },
})
