import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

const rolls = { ladder: 'rolls' } as const

export default defineActivity({
  id: 'tilt',
  family: 'follow',
  access: 'signed-in',
  settings: {
    sensitivity: { kind: 'range', default: 100, min: 50, max: 200, step: 25 },
    dead: { kind: 'range', default: 5, min: 2, max: 15, step: 1 },
    speed: { kind: 'range', default: 10, min: 4, max: 12, step: 1 },
    pads: { kind: 'switch', default: false },
    sounds: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 6, complexity: 1, ...rolls },
    { id: '2', trials: 6, complexity: 2, ...rolls },
    { id: '3', trials: 8, complexity: 2, ...rolls },
    { id: '4', trials: 8, complexity: 3, ...rolls },
    { id: '5', trials: 6, complexity: 5, ...rolls },
    { id: '6', trials: 6, complexity: 6, ...rolls },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts', 'zone', 'speed'],
  records: {
    goalAfter: { kind: 'number', unit: 'ms' },
    path: { kind: 'number', unit: 'share' },
    left: { kind: 'number', unit: 'share' },
    up: { kind: 'number', unit: 'share' },
  },
  needs: ['tilt'],
  tile: [
    { shows: { drawing: 'hollow' }, colour: 'secondColour', x: 0.72, y: 0.5, size: 0.56 },
    { shows: { drawing: 'disc' }, colour: 'colour', x: 0.28, y: 0.5, size: 0.42 },
  ],
  text: { en },
})
