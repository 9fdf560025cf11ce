import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: '__ID__',
  family: 'see',
  access: 'signed-in',
  settings: {},
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 4, items: 2 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  needs: [],
  tile: [{ shows: { drawing: 'disc' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.6 }],
  text: { en },
})
