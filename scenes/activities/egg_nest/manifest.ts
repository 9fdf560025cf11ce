import { carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'egg_nest',
  family: 'do',
  access: 'signed-in',
  words: ['animals', 'toys', 'everyday', 'fruits'],
  settings: {
    carry: { kind: 'choice', default: 'level', options: ['level', 'touch', 'tap-tap', 'drag', 'magnet'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    travel: { kind: 'range', default: 45, min: 20, max: 70, step: 5 },
    count: { kind: 'range', default: 2, min: 1, max: 3, step: 1 },
    thing: { kind: 'words', default: [], max: 1 },
    sounds: { kind: 'switch', default: true },
    snap: { kind: 'range', default: 25, min: 15, max: 35, step: 5 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 3 },
    { id: '4', trials: 8, complexity: 4 },
    { id: '5', trials: 9, complexity: 4 },
    { id: '6', trials: 8, complexity: 6, items: 2 },
    { id: '7', trials: 8, complexity: 7, items: 3, needsCue: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: carriedRecords,
  needs: [],
  tile: [
    { shows: { drawing: 'nestBackPhoto' }, colour: 'colour', x: 0.6, y: 0.56, size: 0.62 },
    { shows: { drawing: 'eggPhoto' }, colour: 'colour', x: 0.6, y: 0.46, size: 0.34 },
    { shows: { drawing: 'nestFrontPhoto' }, colour: 'colour', x: 0.6, y: 0.56, size: 0.62 },
    { shows: { drawing: 'eggPhoto' }, colour: 'colour', x: 0.2, y: 0.58, size: 0.34 },
  ],
  text: { en },
})
