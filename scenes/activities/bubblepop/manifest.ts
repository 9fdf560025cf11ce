import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'bubblepop',
  family: 'do',
  access: 'signed-in',
  words: ['animals', 'toys', 'everyday', 'fruits'],
  settings: {
    entrySide: { kind: 'choice', default: 'left', options: ['left', 'right', 'below', 'above'] },
    inside: { kind: 'words', default: [], max: 3 },
    stopsWhenNear: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 8, complexity: 2 },
    { id: '4', trials: 10, complexity: 4, items: 2 },
    { id: '5', trials: 10, complexity: 6, items: 4, needsCue: true },
    { id: '6', trials: 12, complexity: 6 },
    { id: '7', trials: 12, complexity: 7, items: 6, needsCue: true },
    { id: '8', trials: 12, complexity: 8, items: 3, needsCue: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts', 'speed'],
  needs: [],
  tile: [{ shows: { drawing: 'bubble' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.62 }],
  text: { en },
})
