import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'salient',
  family: 'know',
  access: { otherwise: 'signed-in', byCategory: { vegetables: 'subscription', everyday: 'subscription', clothing: 'subscription' } },
  categories: ['fruits', 'vegetables', 'everyday', 'clothing', 'animals'],
  words: 'category',
  settings: {
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 8, min: 3, max: 12, step: 1 },
    dimOthers: { kind: 'range', default: 80, min: 0, max: 90, step: 10 },
    features: { kind: 'choice', default: 'all', options: ['all', '1', '2', '3'] },
    edgeColour: { kind: 'choice', default: 'own', options: ['own', 'second', 'yellow', 'cyan', 'green', 'orange', 'pink', 'purple', 'blue'] },
    edge: { kind: 'range', default: 1.5, min: 1, max: 3, step: 0.5 },
  },
  levels,
  measures: ['accuracy', 'lookLatency', 'touchLatency', 'hitError', 'prompts', 'confusions'],
  records: { beside: { kind: 'id' } },
  needs: [],
  tile: [
    {
      shows: { word: { fruits: 'banana', vegetables: 'carrot', everyday: 'teapot', clothing: 'shoe', animals: 'elephant' } },
      colour: 'colour',
      x: 0.5,
      y: 0.48,
      size: 0.68,
    },
  ],
  text: { en },
})
