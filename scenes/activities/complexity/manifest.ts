import { defineActivity } from '#domain/activities/manifest'
import { sharedLooks } from '#domain/words/neighbours'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'complexity',
  family: 'find',
  access: { otherwise: 'signed-in', byCategory: {} },
  categories: ['fruits', 'vegetables', 'animals', 'everyday', 'clothing'],
  words: 'category',
  places: ['kitchen', 'classroom', 'park', 'wardrobe'],
  furnished: true,
  settings: {
    thing: { kind: 'words', default: [], max: 1 },
    others: { kind: 'words', default: [], max: 11 },
    arrange: { kind: 'choice', default: 'scatter', options: ['scatter', 'grid'] },
    gap: { kind: 'choice', default: 'suits', options: ['suits', '1', '1.5', '2'] },
    place: { kind: 'choice', default: 'kitchen', options: ['kitchen', 'classroom', 'park', 'wardrobe'] },
    number: { kind: 'choice', default: 'growing', options: ['growing', 'falling'] },
    start: { kind: 'range', default: 6, min: 1, max: 12, step: 1 },
    today: { kind: 'today', default: 6, of: 'start', when: { setting: 'number', is: 'falling' } },
  },
  levels,
  takesMore: true,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts', 'confusions', 'likeness'],
  records: {
    atOnce: { kind: 'number', unit: 'count' },
    gap: { kind: 'number', unit: 'share' },
    likeness: { kind: 'choice', options: sharedLooks },
  },
  steps: { record: 'atOnce', order: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'], concludes: 'hardest', sets: 'maxItems' },
  needs: [],
  tile: [
    {
      shows: { word: { fruits: 'apple', vegetables: 'carrot', animals: 'cat', everyday: 'cup', clothing: 'shirt' } },
      colour: 'colour',
      x: 0.3,
      y: 0.5,
      size: 0.52,
    },
    {
      shows: { word: { fruits: 'banana', vegetables: 'tomato', animals: 'pig', everyday: 'book', clothing: 'trousers' } },
      colour: 'colour',
      x: 0.7,
      y: 0.28,
      size: 0.3,
    },
    {
      shows: { word: { fruits: 'pear', vegetables: 'cucumber', animals: 'dog', everyday: 'key', clothing: 'shoe' } },
      colour: 'colour',
      x: 0.74,
      y: 0.72,
      size: 0.3,
    },
  ],
  text: { en },
})
