import { carriedRecords, heldRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'watering_plant',
  family: 'do',
  access: 'signed-in',
  settings: {
    carry: { kind: 'choice', default: 'level', options: ['level', 'touch', 'tap-tap', 'drag', 'magnet'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    travel: { kind: 'range', default: 45, min: 20, max: 70, step: 5 },
    hold: { kind: 'range', default: 2, min: 0.5, max: 3, step: 0.5 },
    sounds: { kind: 'switch', default: true },
    snap: { kind: 'range', default: 25, min: 15, max: 35, step: 5 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 4 },
    { id: '4', trials: 6, complexity: 5, items: 2 },
    { id: '5', trials: 6, complexity: 6, items: 3 },
    { id: '6', trials: 4, complexity: 7, items: 4 },
    { id: '7', trials: 6, complexity: 6 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: { ...carriedRecords, ...heldRecords },
  needs: [],
  tile: [
    { shows: { drawing: 'potPhoto' }, colour: 'colour', x: 0.66, y: 0.5, size: 0.84 },
    { shows: { drawing: 'plantBloomPhoto' }, colour: 'colour', x: 0.66, y: 0.5, size: 0.84 },
    { shows: { drawing: 'wateringCanTippedPhoto' }, colour: 'colour', x: 0.26, y: 0.42, size: 0.46 },
  ],
  text: { en },
})
