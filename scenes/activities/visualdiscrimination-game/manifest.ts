import { discriminationRecords, discriminationSettings, discriminationSteps } from '#domain/activities/discriminating'
import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

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
    alone: { kind: 'number', unit: 'count' },
  },
  steps: discriminationSteps,
  needs: [],
  tile: [
    { shows: { drawing: 'bearArm' }, colour: 'colour', x: 0.46, y: 0.5, size: 0.8 },
    { shows: { drawing: 'bearBody' }, colour: 'colour', x: 0.46, y: 0.5, size: 0.8 },
    { shows: { drawing: 'shopCoin' }, colour: 'colour', x: 0.76, y: 0.34, size: 0.24 },
  ],
  text: { en },
})
