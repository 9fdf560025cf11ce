import { carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'cat_milk',
  family: 'do',
  access: 'subscription',
  words: ['animals'],
  settings: {
    carry: { kind: 'choice', default: 'level', options: ['level', 'touch', 'tap-tap', 'drag', 'magnet'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    travel: { kind: 'range', default: 45, min: 20, max: 70, step: 5 },
    cat: { kind: 'words', default: [], max: 1 },
    sounds: { kind: 'switch', default: true },
    snap: { kind: 'range', default: 25, min: 15, max: 35, step: 5 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 4 },
    { id: '4', trials: 6, complexity: 5, items: 2 },
    { id: '5', trials: 6, complexity: 6, items: 2 },
    { id: '6', trials: 6, complexity: 7, items: 2, needsCue: true },
    { id: '7', trials: 4, complexity: 7, items: 3 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: carriedRecords,
  needs: [],
  tile: [
    { shows: { drawing: 'milkBowlFullPhoto' }, colour: 'colour', x: 0.78, y: 0.68, size: 0.34 },
    { shows: { drawing: 'catDrinksPhoto' }, colour: 'colour', x: 0.42, y: 0.5, size: 0.84 },
  ],
  text: { en },
})
