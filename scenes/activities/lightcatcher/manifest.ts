import { defineActivity } from '#domain/activities/manifest'
import { en } from './text'

export default defineActivity({
  id: 'lightcatcher',
  family: 'see',
  access: 'public',
  settings: {
    jar: { kind: 'switch', default: true },
    colour: { kind: 'choice', default: 'own', options: ['own', 'warm-white'] },
    softness: { kind: 'choice', default: 'soft', options: ['softer', 'soft', 'clear'] },
    looking: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 10, complexity: 1 },
    { id: '4', trials: 8, complexity: 2 },
    { id: '5', trials: 10, complexity: 4, items: 2 },
    { id: '6', trials: 12, complexity: 6 },
    { id: 'map', trials: 9, complexity: 1, isMeasured: true },
    { id: 'meet', trials: 8, complexity: 1, isMeasured: true, isMeeting: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  needs: [],
  tile: [{ shows: { drawing: 'light' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.6 }],
  text: { en },
})
