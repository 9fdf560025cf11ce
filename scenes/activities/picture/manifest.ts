import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'picture',
  family: 'know',
  access: { otherwise: 'signed-in', byCategory: { fruits: 'subscription', vegetables: 'subscription', everyday: 'subscription' } },
  categories: ['fruits', 'vegetables', 'everyday', 'animals', 'clothing', 'toys', 'vehicles', 'food', 'body', 'nature'],
  words: 'category',
  settings: {
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 5, min: 3, max: 10, step: 1 },
    order: { kind: 'choice', default: 'in-turn', options: ['in-turn', 'mixed'] },
    favourites: { kind: 'words', default: [], max: 5 },
    fresh: { kind: 'words', default: [], max: 5 },
    sounds: { kind: 'switch', default: true },
    turnsItselfAfter: { kind: 'range', default: 0, min: 0, max: 60, step: 10 },
  },
  levels: [
    { id: '1', trials: 10, complexity: 2, ladder: 'card' },
    { id: '2', trials: 10, complexity: 2, ladder: 'card' },
    { id: '3', trials: 10, complexity: 3, ladder: 'card' },
    { id: '4', trials: 10, complexity: 4, items: 2, needsCue: true },
    { id: '5', trials: 10, complexity: 6, items: 4, needsCue: true },
    { id: '6', trials: 10, complexity: 7, items: 2, needsCue: true },
  ],
  measures: ['accuracy', 'lookLatency', 'touchLatency', 'zone', 'prompts', 'confusions', 'concepts'],
  records: {
    choices: { kind: 'number', unit: 'count' },
    other: { kind: 'yes-no' },
    isNew: { kind: 'yes-no' },
  },
  needs: [],
  tile: [
    {
      shows: {
        word: {
          fruits: 'apple',
          vegetables: 'carrot',
          everyday: 'cup',
          animals: 'cat',
          clothing: 'shirt',
          toys: 'ball',
          vehicles: 'car',
          food: 'bread',
          body: 'hand',
          nature: 'tree',
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
