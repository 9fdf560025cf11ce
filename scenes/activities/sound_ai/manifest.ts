import { voiceRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'sound_ai',
  family: 'camera',
  access: 'subscription',
  words: ['animals', 'everyday', 'toys', 'vehicles'],
  settings: {
    louder: { kind: 'choice', default: '10', options: ['6', '10', '15'] },
    opens: { kind: 'choice', default: 'flower', options: ['flower', 'light', 'word'] },
    word: { kind: 'words', default: [], max: 1 },
    growth: { kind: 'range', default: 30, min: 10, max: 30, step: 5 },
    claps: { kind: 'switch', default: false },
    lowCut: { kind: 'choice', default: '150', options: ['none', '150', '250'] },
  },
  levels: [
    { id: '1', trials: 6, complexity: 1 },
    { id: '2', trials: 6, complexity: 2 },
    { id: '3', trials: 6, complexity: 2 },
    { id: '4', trials: 8, complexity: 3 },
    { id: '5', trials: 8, complexity: 4, ladder: 'rolls' },
    { id: '6', trials: 8, complexity: 5, items: 2, needsCue: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts'],
  records: {
    ...voiceRecords,
    afterNow: { kind: 'number', unit: 'ms' },
    early: { kind: 'number', unit: 'count' },
    goalAfter: { kind: 'number', unit: 'ms' },
  },
  needs: ['microphone'],
  tile: [{ shows: { drawing: 'flowerOpen' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.72 }],
  text: { en },
})
