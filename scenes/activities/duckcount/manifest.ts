import { countedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'duckcount',
  family: 'same',
  access: 'public',
  words: ['toys', 'animals', 'body'],
  settings: {
    max: { kind: 'range', default: 10, min: 1, max: 10, step: 1 },
    arrange: { kind: 'choice', default: 'level', options: ['level', 'row', 'scatter'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    answers: { kind: 'choice', default: 'numerals', options: ['numerals', 'fingers', 'dots'] },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts', 'counted'],
  records: {
    asked: { kind: 'number', unit: 'count' },
    does: { kind: 'choice', options: ['count', 'choose'] },
    arrangement: { kind: 'choice', options: ['row', 'scatter', 'groups'] },
    ...countedRecords,
  },
  needs: [],
  tile: [
    { shows: { drawing: 'duckPhoto' }, colour: 'colour', x: 0.32, y: 0.52, size: 0.5 },
    { shows: { drawing: 'duckPhoto' }, colour: 'colour', x: 0.74, y: 0.52, size: 0.36 },
  ],
  text: { en },
})
