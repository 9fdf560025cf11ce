import { defineActivity } from '#domain/activities/manifest'
import { categories } from '#domain/words/words'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'finger_count_ai',
  family: 'camera',
  access: 'subscription',
  words: categories,
  settings: {
    maxNumber: { kind: 'range', default: 10, min: 1, max: 10, step: 1 },
    hands: { kind: 'choice', default: 'both', options: ['both', 'left', 'right'] },
    steadyTime: { kind: 'range', default: 0.7, min: 0.3, max: 2, step: 0.1 },
    thing: { kind: 'words', default: [], max: 1 },
    taps: { kind: 'choice', default: 'dots', options: ['dots', 'anywhere'] },
    modelHand: { kind: 'switch', default: true },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts'],
  records: { asked: { kind: 'number', unit: 'count' } },
  needs: ['camera'],
  asksForFingers: true,
  tile: [{ shows: { word: 'three-fingers' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.66 }],
  text: { en },
})
