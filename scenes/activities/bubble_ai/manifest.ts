import { defineActivity } from '#domain/activities/manifest'
import { reachedRecords } from '#domain/activities/reached'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'bubble_ai',
  family: 'camera',
  access: 'signed-in',
  settings: {
    answers: { kind: 'choice', default: 'movement', options: ['movement', 'hand'] },
    least: { kind: 'choice', default: 'middle', options: ['small', 'middle', 'large'] },
    near: { kind: 'range', default: 10, min: 0, max: 20, step: 5 },
    mirrored: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 2 },
    { id: '3', trials: 8, complexity: 3 },
    { id: '4', trials: 9, complexity: 4 },
    { id: '5', trials: 10, complexity: 5, items: 2, needsCue: true },
    { id: '6', trials: 8, complexity: 6 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts'],
  records: reachedRecords,
  needs: ['camera'],
  tile: [
    { shows: { drawing: 'light' }, colour: 'secondColour', x: 0.26, y: 0.66, size: 0.34 },
    { shows: { drawing: 'bubble' }, colour: 'colour', x: 0.6, y: 0.42, size: 0.56 },
  ],
  text: { en },
})
