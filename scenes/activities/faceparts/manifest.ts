import { carriedRecords } from '#domain/activities/carried'
import { defineActivity } from '#domain/activities/manifest'
import { portrayed } from '#domain/trials/plan/portraits'
import { askedParts, levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'faceparts',
  family: 'know',
  access: 'public',
  words: ['body', 'animals'],
  portraits: portrayed,
  settings: {
    people: { kind: 'words', default: [], max: 10 },
    first: { kind: 'choice', default: 'mouth', options: askedParts },
    eyes: { kind: 'switch', default: true },
    rest: { kind: 'range', default: 60, min: 0, max: 80, step: 5 },
    carry: { kind: 'choice', default: 'touch', options: ['touch', 'tap-tap', 'drag', 'magnet'] },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts', 'confusions'],
  records: {
    part: { kind: 'choice', options: askedParts },
    person: { kind: 'id' },
    ...carriedRecords,
  },
  steps: { record: 'part', order: askedParts, concludes: 'hard-ones' },
  needs: [],
  tile: [{ shows: { word: 'face' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.86 }],
  text: { en },
})
