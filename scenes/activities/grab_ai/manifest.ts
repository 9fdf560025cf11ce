import { carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import { reachedRecords } from '#domain/activities/reached'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'grab_ai',
  family: 'camera',
  access: 'signed-in',
  words: ['toys', 'nature', 'fruits'],
  settings: {
    magnet: { kind: 'switch', default: false },
    holdTime: { kind: 'range', default: 0.2, min: 0.2, max: 1.5, step: 0.1 },
    hands: { kind: 'choice', default: 'both', options: ['both', 'left', 'right'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 4 },
    { id: '4', trials: 8, complexity: 5, items: 2, needsCue: true },
    { id: '5', trials: 6, complexity: 6, items: 2 },
    { id: '6', trials: 8, complexity: 6 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  records: { ...carriedRecords, ...reachedRecords },
  needs: ['camera'],
  tile: [
    { shows: { word: 'ball' }, colour: 'colour', x: 0.24, y: 0.44, size: 0.3 },
    { shows: { drawing: 'basketPhoto' }, colour: 'secondColour', x: 0.66, y: 0.54, size: 0.56 },
  ],
  text: { en },
})
