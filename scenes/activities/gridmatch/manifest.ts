import { defineActivity } from '#domain/activities/manifest'
import { matchSettings } from '#domain/trials/concepts/matched'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'gridmatch',
  family: 'same',
  access: 'signed-in',
  words: ['fruits', 'animals', 'everyday'],
  settings: {
    mode: { kind: 'choice', default: 'copy', options: ['copy', 'twin'] },
    grid: { kind: 'choice', default: 'level', options: ['level', '2x1', '2x2', '3x2', '3x3'] },
    lines: { kind: 'choice', default: 'cell', options: ['cellFaint', 'cell', 'cellStrong'] },
    layout: matchSettings.layout,
    byRow: { kind: 'switch', default: false },
    filling: { kind: 'choice', default: 'colour', options: ['colour', 'picture'] },
    deck: { kind: 'words', default: [], max: 10 },
  },
  levels: [
    { id: '1', trials: 8, complexity: 4, items: 2 },
    { id: '2', trials: 8, complexity: 4, items: 4 },
    { id: '3', trials: 10, complexity: 5, items: 4 },
    { id: '4', trials: 10, complexity: 6, items: 6 },
    { id: '5', trials: 9, complexity: 7, items: 9 },
    { id: '6', trials: 9, complexity: 8, items: 9 },
    { id: '7', trials: 8, complexity: 8, items: 6 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'prompts', 'grid'],
  records: {
    columns: { kind: 'number', unit: 'count' },
    rows: { kind: 'number', unit: 'count' },
    filled: { kind: 'number', unit: 'count' },
  },
  needs: [],
  tile: [
    { shows: { drawing: 'cell' }, colour: 'colour', x: 0.19, y: 0.5, size: 0.3 },
    { shows: { drawing: 'cell' }, colour: 'colour', x: 0.376, y: 0.5, size: 0.3 },
    { shows: { drawing: 'cellFill' }, colour: 'colour', x: 0.376, y: 0.5, size: 0.3 },
    { shows: { drawing: 'cell' }, colour: 'colour', x: 0.624, y: 0.5, size: 0.3 },
    { shows: { drawing: 'cell' }, colour: 'colour', x: 0.81, y: 0.5, size: 0.3 },
  ],
  text: { en },
})
