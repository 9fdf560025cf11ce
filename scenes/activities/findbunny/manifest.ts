import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'findbunny',
  family: 'find',
  access: 'signed-in',
  words: ['animals', 'toys', 'nature', 'everyday'],
  places: ['park'],
  settings: {
    who: { kind: 'words', default: [], max: 1 },
    visible: { kind: 'range', default: 60, min: 30, max: 100, step: 10 },
    spotlight: { kind: 'switch', default: false },
    calls: { kind: 'switch', default: false },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  records: {
    visible: { kind: 'number', unit: 'share' },
    gap: { kind: 'number', unit: 'share' },
    searched: { kind: 'number', unit: 'heights' },
    places: { kind: 'number', unit: 'count' },
  },
  needs: [],
  tile: [
    { shows: { word: 'bunny' }, colour: 'colour', x: 0.5, y: 0.4, size: 0.56 },
    { shows: { drawing: 'bushPhoto' }, colour: 'colour', x: 0.5, y: 0.66, size: 0.6 },
  ],
  text: { en },
})
