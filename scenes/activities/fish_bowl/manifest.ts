import { carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'fish_bowl',
  family: 'do',
  access: 'signed-in',
  words: ['animals', 'toys', 'everyday'],
  settings: {
    carry: { kind: 'choice', default: 'level', options: ['level', 'touch', 'tap-tap', 'drag', 'magnet'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    travel: { kind: 'range', default: 45, min: 20, max: 70, step: 5 },
    bowls: { kind: 'choice', default: 'size', options: ['size', 'colour'] },
    count: { kind: 'range', default: 3, min: 1, max: 3, step: 1 },
    thing: { kind: 'words', default: [], max: 1 },
    sounds: { kind: 'switch', default: true },
    snap: { kind: 'range', default: 25, min: 15, max: 35, step: 5 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 4 },
    { id: '4', trials: 6, complexity: 5, items: 2, needsCue: true },
    { id: '5', trials: 8, complexity: 4 },
    { id: '6', trials: 6, complexity: 6, items: 3, needsCue: true },
    { id: '7', trials: 6, complexity: 6, items: 3 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: carriedRecords,
  needs: [],
  tile: [
    { shows: { drawing: 'fishBowlPhoto' }, colour: 'colour', x: 0.62, y: 0.5, size: 0.74 },
    { shows: { drawing: 'goldfishPhoto' }, colour: 'colour', x: 0.2, y: 0.56, size: 0.34 },
  ],
  text: { en },
})
