import { defineActivity } from '#domain/activities/manifest'
import { matchRecords, matchSettings } from '#domain/trials/concepts/matched'
import { animalForms } from '#domain/trials/concepts/animals'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'matchanimals',
  family: 'same',
  access: 'signed-in',
  words: ['animals', 'toys'],
  everyPicture: true,
  settings: {
    deck: { kind: 'words', default: [], max: 10, of: 'animals' },
    cards: { kind: 'range', default: 6, min: 3, max: 10, step: 1 },
    looks: { kind: 'choice', default: 'level', options: ['level', 'mixed'] },
    changed: { kind: 'choice', default: 'sample', options: ['sample', 'choices'] },
    sounds: { kind: 'switch', default: true },
    ...matchSettings,
  },
  levels: [
    { id: '1', trials: 8, complexity: 4, items: 2 },
    { id: '2', trials: 10, complexity: 5, items: 2 },
    { id: '3', trials: 10, complexity: 5, items: 2 },
    { id: '4', trials: 10, complexity: 5, items: 2 },
    { id: '5', trials: 10, complexity: 6, items: 2 },
    { id: '6', trials: 10, complexity: 7, items: 2 },
    { id: '7', trials: 10, complexity: 7, items: 2 },
    { id: '8', trials: 10, complexity: 6, items: 2, needsCue: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'confusions'],
  records: {
    ...matchRecords,
    // Asking by name is not a look of the animal, so it is not in the table of looks.
    form: { kind: 'choice', options: [...animalForms, 'name'] },
  },
  steps: { record: 'form', order: animalForms, concludes: 'hard-ones' },
  needs: [],
  tile: [
    { shows: { word: 'rubber-duck' }, colour: 'colour', x: 0.27, y: 0.5, size: 0.5 },
    { shows: { word: 'duck' }, colour: 'colour', x: 0.73, y: 0.5, size: 0.56 },
  ],
  text: { en },
})
