import { discriminationRecords, discriminationSettings, discriminationSteps } from '#domain/activities/discriminating'
import { defineActivity } from '#domain/activities/manifest'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'visualdiscrimination',
  family: 'same',
  access: 'staff',
  settings: {
    ...discriminationSettings,
  },
  levels,
  measures: ['discrimination', 'accuracy', 'touchLatency', 'lookLatency', 'zone'],
  records: {
    ...discriminationRecords,
  },
  steps: discriminationSteps,
  needs: [],
  tile: [
    { shows: { drawing: 'circleFigure' }, colour: 'colour', x: 0.24, y: 0.5, size: 0.42 },
    { shows: { drawing: 'squareFigure' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.42 },
    { shows: { drawing: 'circleFigure' }, colour: 'colour', x: 0.76, y: 0.5, size: 0.42 },
  ],
  text: { en },
})
