import { defineActivity } from '#domain/activities/manifest'
import { ways } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'stripe',
  family: 'see',
  access: 'signed-in',
  words: ['toys', 'animals', 'everyday', 'food', 'fruits'],
  settings: {
    direction: { kind: 'choice', default: 'level', options: ['level', ...ways] },
    width: { kind: 'range', default: 20, min: 10, max: 25, step: 5 },
    colours: { kind: 'choice', default: 'child', options: ['child', 'yellow-blue', 'green-purple', 'cyan-pink'] },
    pictures: { kind: 'words', default: [], max: 6 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 8, complexity: 2 },
    { id: '4', trials: 8, complexity: 4, items: 2, needsCue: true },
    { id: '5', trials: 6, complexity: 5, items: 3 },
    { id: '6', trials: 8, complexity: 6, items: 3, needsCue: true },
  ],
  measures: ['accuracy', 'direction', 'followed', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  records: { direction: { kind: 'choice', options: [...ways] } },
  needs: [],
  hiddenWhenStrict: true,
  tile: [
    { shows: { word: 'cat' }, colour: 'colour', x: 0.62, y: 0.5, size: 0.6 },
    { shows: { drawing: 'thickBar' }, colour: 'colour', x: 0.3, y: 0.5, size: 0.72 },
  ],
  text: { en },
})
