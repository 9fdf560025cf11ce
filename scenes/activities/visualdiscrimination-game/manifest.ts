import { discriminationRecords, discriminationSettings, discriminationSteps } from '#domain/activities/discriminating'
import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import { en } from './text'

export default defineActivity({
  id: 'visualdiscrimination-game',
  family: 'same',
  access: 'staff',
  settings: {
    ...discriminationSettings,
    theme: { kind: 'choice', default: 'shop', options: ['shop', 'garden', 'none'] },
    coins: { kind: 'range', default: 5, min: 3, max: 8, step: 1 },
  },
  levels,
  measures: ['discrimination', 'accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts'],
  records: {
    ...discriminationRecords,
    round: { kind: 'number', unit: 'count' },
  },
  steps: discriminationSteps,
  needs: [],
  tile: [
    { shows: { drawing: 'shelf' }, colour: 'secondColour', x: 0.5, y: 0.72, size: 0.9 },
    { shows: { drawing: 'coin' }, colour: 'colour', x: 0.3, y: 0.56, size: 0.3 },
    { shows: { drawing: 'coin' }, colour: 'colour', x: 0.55, y: 0.56, size: 0.3 },
  ],
  text: { en },
})
