import { defineActivity } from '#domain/activities/manifest'
import { levels, recordedLooks } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'spotme',
  family: 'find',
  access: 'signed-in',
  words: ['everyday', 'body', 'food', 'toys', 'clothing', 'nature', 'animals'],
  places: ['kitchen', 'classroom', 'park', 'wardrobe'],
  scenes: true,
  settings: {
    scenes: { kind: 'words', default: [], max: 10, of: 'scenes' },
    place: { kind: 'choice', default: 'kitchen', options: ['kitchen', 'classroom', 'park', 'wardrobe'] },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts', 'confusions'],
  records: {
    met: { kind: 'choice', options: [...recordedLooks, 'mirror'] },
    isOwn: { kind: 'yes-no' },
    inPicture: { kind: 'number', unit: 'count' },
  },
  steps: { record: 'met', order: recordedLooks, concludes: 'hardest' },
  needs: ['mirror'],
  tile: [{ shows: { word: 'cup' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.6 }],
  text: { en },
})
