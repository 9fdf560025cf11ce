import { defineActivity } from '#domain/activities/manifest'
import { categories } from '#domain/words/words'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'bubblewordmaker',
  family: 'words',
  access: 'signed-in',
  words: categories,
  decks: true,
  settings: {
    decks: { kind: 'decks', default: [], max: 6 },
    shows: { kind: 'choice', default: 'both', options: ['both', 'outline', 'letters'] },
    voice: { kind: 'choice', default: 'after', options: ['after', 'never'] },
    photo: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 8, complexity: 2, ladder: 'card' },
    { id: '2', trials: 10, complexity: 4, items: 2, needsCue: 'in-some' },
    { id: '3', trials: 10, complexity: 5, items: 3, needsCue: 'in-some' },
    { id: '4', trials: 10, complexity: 6, items: 2, needsCue: 'in-some' },
    { id: '5', trials: 10, complexity: 6, items: 2, needsCue: 'in-some' },
    { id: '6', trials: 12, complexity: 7, items: 2, needsCue: 'in-some' },
    { id: '7', trials: 8, complexity: 6, ladder: 'card' },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'outlines'],
  records: {
    outline: { kind: 'choice', options: ['1', '0.6', '0.3', '0', 'alone'] },
    likeness: { kind: 'number', unit: 'share' },
  },
  steps: { record: 'outline', order: ['alone', '1', '0.6', '0.3', '0'], concludes: 'hardest', byLevel: true },
  needs: [],
  tile: [{ shows: { drawing: 'pageOfWords' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.7 }],
  text: { en },
})
