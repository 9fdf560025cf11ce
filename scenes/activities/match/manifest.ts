import { defineActivity } from '#domain/activities/manifest'
import { matchRecords, matchSettings } from '#domain/trials/concepts/matched'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'match',
  family: 'same',
  access: 'signed-in',
  words: ['fruits', 'animals', 'everyday', 'clothing', 'vehicles'],
  settings: {
    about: { kind: 'choice', default: 'fruits', options: ['fruits', 'animals', 'everyday', 'clothing', 'vehicles'] },
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 6, min: 3, max: 10, step: 1 },
    ...matchSettings,
  },
  levels: [
    { id: '1', trials: 8, complexity: 3 },
    { id: '2', trials: 10, complexity: 4, items: 2 },
    { id: '3', trials: 10, complexity: 6, items: 2 },
    { id: '4', trials: 10, complexity: 6, items: 3 },
    { id: '5', trials: 12, complexity: 7, items: 4 },
    { id: '6', trials: 10, complexity: 7, items: 2 },
    { id: '7', trials: 10, complexity: 7, items: 2 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'confusions'],
  records: matchRecords,
  needs: [],
  tile: [
    { shows: { word: 'apple' }, colour: 'colour', x: 0.28, y: 0.5, size: 0.5 },
    { shows: { word: 'apple' }, colour: 'colour', x: 0.74, y: 0.5, size: 0.5 },
  ],
  text: { en },
})
