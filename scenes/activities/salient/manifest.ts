import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: 'salient',
  family: 'know',
  access: { otherwise: 'signed-in', byCategory: { vegetables: 'subscription', everyday: 'subscription', clothing: 'subscription' } },
  categories: ['fruits', 'vegetables', 'everyday', 'clothing', 'animals'],
  words: 'category',
  settings: {
    deck: { kind: 'words', default: [], max: 10 },
    cards: { kind: 'range', default: 8, min: 3, max: 12, step: 1 },
    dimOthers: { kind: 'range', default: 80, min: 0, max: 90, step: 10 },
    edge: { kind: 'range', default: 1.5, min: 1, max: 3, step: 0.5 },
  },
  levels: [
    { id: '1', trials: 8, complexity: 2, ladder: 'shown' },
    { id: '2', trials: 8, complexity: 3, ladder: 'shown' },
    { id: '3', trials: 8, complexity: 3, ladder: 'shown' },
    { id: '4', trials: 8, complexity: 4, needsCue: true },
    { id: '5', trials: 10, complexity: 6, needsCue: true },
    { id: '6', trials: 10, complexity: 7, needsCue: true },
    { id: '7', trials: 10, complexity: 7, needsCue: true },
    { id: '8', trials: 12, complexity: 8, needsCue: true },
  ],
  measures: ['accuracy', 'lookLatency', 'touchLatency', 'hitError', 'prompts'],
  needs: [],
  tile: [
    {
      look: 'word',
      word: { fruits: 'banana', vegetables: 'carrot', everyday: 'teapot', clothing: 'shoe', animals: 'elephant' },
      colour: 'colour',
      x: 0.5,
      y: 0.48,
      size: 0.68,
    },
  ],
  text: {
    en: {
      title: 'What makes it so',
      trains: 'The two or three features by which a thing is known',
      goal: 'The whole thing first, in silence, then its name. Then its features, one at a time: the rest grows dim and a few words say what is lit. A touch goes on. From level 4 on, your child chooses.',
      objectives: {
        '1': 'See the whole thing, then its outline.',
        '2': 'See the whole thing, then one feature.',
        '3': 'See two or three features, one after the other.',
        '4': 'Choose the named thing beside a very different one.',
        '5': 'Choose the named thing beside one that looks like it.',
        '6': 'Guess the thing from one feature alone.',
        '7': 'Touch the feature that is named, on another picture.',
        '8': 'Touch the named feature while its light fades from trial to trial.',
      },
      settings: {
        deck: { label: 'Things to show' },
        cards: { label: 'How many things, when none are picked' },
        dimOthers: { label: 'How dim the rest becomes (percent)' },
        edge: { label: 'Width of the lit edge (percent of the screen)' },
      },
    },
  },
})
