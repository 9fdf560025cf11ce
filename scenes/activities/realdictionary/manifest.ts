import { defineActivity } from '#domain/activities/manifest'
import { generalisationSteps, levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'realdictionary',
  family: 'know',
  access: { otherwise: 'signed-in', byCategory: {} },
  categories: ['everyday', 'food', 'fruits', 'vegetables', 'clothing', 'animals', 'toys', 'vehicles'],
  words: 'category',
  everyPicture: true,
  places: ['kitchen', 'wardrobe', 'classroom', 'park'],
  settings: {
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 5, min: 3, max: 10, step: 1 },
    ownOthers: { kind: 'words', default: [], max: 10 },
    ownTable: { kind: 'words', default: [], max: 10 },
    ownRoom: { kind: 'words', default: [], max: 10 },
    ownDrawing: { kind: 'words', default: [], max: 10 },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'confusions'],
  records: {
    rung: { kind: 'choice', options: generalisationSteps },
    isOwn: { kind: 'yes-no' },
  },
  steps: { record: 'rung', order: generalisationSteps, concludes: 'hardest', byWord: true },
  needs: [],
  tile: [
    {
      shows: {
        word: {
          everyday: 'spoon',
          food: 'milk',
          fruits: 'strawberry',
          vegetables: 'tomato',
          clothing: 'trousers',
          animals: 'horse',
          toys: 'teddy-bear',
          vehicles: 'bus',
        },
      },
      colour: 'colour',
      x: 0.5,
      y: 0.48,
      size: 0.68,
    },
  ],
  text: { en },
})
