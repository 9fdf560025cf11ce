import { tracedRecords } from '#domain/activities/traced'
import { defineActivity } from '#domain/activities/manifest'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'connect',
  family: 'same',
  access: 'subscription',
  words: ['toys', 'everyday', 'clothing', 'fruits', 'vehicles'],
  settings: {
    how: { kind: 'choice', default: 'draw', options: ['draw', 'tap-tap', 'touch'] },
    road: { kind: 'choice', default: 'level', options: ['level', 'always', 'never'] },
    width: { kind: 'range', default: 15, min: 10, max: 30, step: 5 },
    resume: { kind: 'range', default: 20, min: 10, max: 60, step: 10 },
    deck: { kind: 'words', default: [], max: 10 },
    sounds: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 8, complexity: 3 },
    { id: '3', trials: 8, complexity: 4 },
    { id: '4', trials: 6, complexity: 5, items: 4 },
    { id: '5', trials: 6, complexity: 6, items: 6 },
    { id: '6', trials: 8, complexity: 7, items: 4 },
    { id: '7', trials: 6, complexity: 7, items: 5 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts', 'direction'],
  records: {
    joins: { kind: 'number', unit: 'count' },
    ...tracedRecords,
  },
  needs: [],
  tile: [
    { shows: { word: 'rubber-duck' }, colour: 'colour', x: 0.2, y: 0.5, size: 0.4 },
    { shows: { drawing: 'disc' }, colour: 'colour', x: 0.41, y: 0.5, size: 0.07 },
    { shows: { drawing: 'disc' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.07 },
    { shows: { drawing: 'disc' }, colour: 'colour', x: 0.59, y: 0.5, size: 0.07 },
    { shows: { word: 'rubber-duck' }, colour: 'colour', x: 0.8, y: 0.5, size: 0.4 },
  ],
  text: { en },
})
