import { defineActivity } from '#domain/activities/manifest'
import { categories } from '#domain/words/words'
import en from './text/en.json' with { type: 'json' }

export default defineActivity({
  id: 'highlightedwords',
  family: 'words',
  access: 'subscription',
  words: categories,
  texts: true,
  settings: {
    texts: { kind: 'texts', default: [], max: 6 },
    wordSize: { kind: 'range', default: 22, min: 12, max: 25, step: 1 },
    mark: { kind: 'choice', default: 'colour', options: ['colour', 'block', 'underline', 'bubble'] },
    voice: { kind: 'choice', default: 'after', options: ['after', 'before', 'never'] },
    goesOn: { kind: 'choice', default: 'touch', options: ['touch', 'itself'] },
    seconds: { kind: 'range', default: 5, min: 2, max: 10, step: 1 },
    picture: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 8, complexity: 2, ladder: 'card' },
    { id: '2', trials: 8, complexity: 3, ladder: 'card' },
    { id: '3', trials: 8, complexity: 4, ladder: 'card' },
    { id: '4', trials: 8, complexity: 5, ladder: 'card' },
    { id: '5', trials: 8, complexity: 6, ladder: 'card' },
    { id: '6', trials: 8, complexity: 6, ladder: 'card' },
    { id: '7', trials: 8, complexity: 7, ladder: 'card' },
  ],
  measures: ['reading', 'touchLatency', 'prompts'],
  needs: [],
  tile: [{ shows: { drawing: 'pageOfWords' }, colour: 'colour', x: 0.5, y: 0.5, size: 0.7 }],
  text: { en },
})
