import { assembledRecords, carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'arrange',
  family: 'same',
  access: 'public',
  words: ['toys', 'everyday', 'clothing', 'fruits', 'vehicles'],
  settings: {
    carry: { kind: 'choice', default: 'drag', options: ['touch', 'tap-tap', 'drag', 'magnet'] },
    slots: { kind: 'choice', default: 'field', options: ['field', 'left', 'right'] },
    ghost: { kind: 'range', default: 40, min: 0, max: 60, step: 10 },
    deck: { kind: 'words', default: [], max: 10 },
    routine: { kind: 'choice', default: 'teeth', options: ['teeth', 'bath', 'dressing', 'own'] },
    steps: { kind: 'words', default: [], max: 3 },
    order: { kind: 'choice', default: 'sizes', options: ['sizes', 'letters', 'numbers'] },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 8, complexity: 4, items: 2 },
    { id: '3', trials: 8, complexity: 5, items: 3 },
    { id: '4', trials: 8, complexity: 5, items: 2 },
    { id: '5', trials: 8, complexity: 6, items: 4 },
    { id: '6', trials: 6, complexity: 7, items: 3 },
    { id: '7', trials: 6, complexity: 7, items: 5 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: {
    pieces: { kind: 'number', unit: 'count' },
    side: { kind: 'choice', options: ['left', 'right', 'above', 'below'] },
    ...assembledRecords,
    ...carriedRecords,
  },
  steps: { record: 'pieces', order: ['1', '2', '3', '4', '5'], concludes: 'hardest' },
  needs: [],
  tile: [
    { shows: { drawing: 'frame' }, colour: 'colour', x: 0.7, y: 0.5, size: 0.6 },
    { shows: { word: 'teddy-bear' }, colour: 'colour', x: 0.26, y: 0.5, size: 0.52 },
  ],
  text: { en },
})
