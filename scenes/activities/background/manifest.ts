import { defineActivity } from '#domain/activities/manifest'
import { sampledGrounds } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'background',
  family: 'see',
  access: 'signed-in',
  words: ['toys', 'animals', 'everyday', 'food', 'fruits'],
  places: ['kitchen', 'classroom', 'park', 'wardrobe'],
  furnished: true,
  settings: {
    thing: { kind: 'words', default: [], max: 1 },
    place: { kind: 'choice', default: 'kitchen', options: ['kitchen', 'classroom', 'park', 'wardrobe'] },
    own: { kind: 'words', default: [], max: 1 },
    calm: { kind: 'choice', default: 'above', options: ['above', 'below', 'left', 'right', 'middle'] },
    dimRoom: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', trials: 8, complexity: 2 },
    { id: '2', trials: 8, complexity: 5 },
    { id: '3', trials: 8, complexity: 5 },
    { id: '4', trials: 8, complexity: 7 },
    { id: '5', trials: 8, complexity: 7 },
    { id: '6', trials: 8, complexity: 8 },
    { id: '7', trials: 8, complexity: 8 },
    { id: '8', trials: 8, complexity: 8 },
    { id: '9', trials: 8, complexity: 9 },
    { id: '10', trials: 8, complexity: 10 },
    {
      id: 'sample',
      trials: 16,
      complexity: 2,
      isMeasured: true,
      opensFrom: 'assessment',
      endsWhenTired: true,
      mostMinutes: 8,
      ways: sampledGrounds,
    },
  ],
  measures: ['ground', 'accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  records: { rung: { kind: 'number', unit: 'count' } },
  needs: [],
  tile: [{ shows: { word: 'ball' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.6 }],
  text: { en },
})
