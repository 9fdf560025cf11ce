import { defineActivity } from '#domain/activities/manifest'
import { fruitViews } from '#domain/words/words'
import { levels } from './levels'
import en from './text/en.json' with { type: 'json' }

const seen = ['whole', ...fruitViews] as const

export default defineActivity({
  id: 'fruitdictionary',
  family: 'know',
  access: 'signed-in',
  words: ['fruits'],
  everyPicture: true,
  settings: {
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 5, min: 2, max: 10, step: 1 },
    cut: { kind: 'switch', default: true },
    bitten: { kind: 'switch', default: true },
    bowl: { kind: 'switch', default: true },
    grows: { kind: 'switch', default: true },
    shop: { kind: 'switch', default: true },
    own: { kind: 'words', default: [], max: 10 },
    layout: { kind: 'choice', default: 'left-right', options: ['left-right', 'top-bottom'] },
    carry: { kind: 'choice', default: 'touch', options: ['touch', 'tap-tap', 'drag', 'magnet'] },
    realThing: { kind: 'switch', default: true },
  },
  levels,
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts', 'confusions'],
  records: {
    view: { kind: 'choice', options: seen },
    feature: { kind: 'id' },
    gap: { kind: 'number', unit: 'share' },
    side: { kind: 'choice', options: ['left', 'right', 'above', 'below'] },
  },
  steps: { record: 'view', order: seen, concludes: 'hard-ones' },
  needs: [],
  tile: [{ shows: { word: 'strawberry' }, colour: 'colour', x: 0.5, y: 0.48, size: 0.66 }],
  text: { en },
})
