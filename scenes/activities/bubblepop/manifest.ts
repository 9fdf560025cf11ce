import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: 'bubblepop',
  family: 'do',
  access: 'signed-in',
  settings: {
    entrySide: { kind: 'choice', default: 'left', options: ['left', 'right', 'below'] },
    stopsWhenNear: { kind: 'switch', default: false },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 8, complexity: 2 },
    { id: '4', trials: 10, complexity: 4 },
    { id: '5', trials: 10, complexity: 6 },
    { id: '6', trials: 12, complexity: 6 },
    { id: '7', trials: 12, complexity: 7 },
    { id: '8', trials: 12, complexity: 8 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts', 'speed'],
  needs: [],
  tile: [{ look: 'bubble', colour: 'colour', x: 0.5, y: 0.48, size: 0.62 }],
  text: {
    en: {
      title: 'Bubble pop',
      trains: 'Noticing a thing that moves, and reaching for it',
      goal: 'One bubble comes. Wait in silence. When your child touches it, it opens. Nothing is lost by being slow.',
      objectives: {
        '1': 'Notice and touch one still bubble on black.',
        '2': 'Touch one bubble that drifts very slowly from one side.',
        '3': 'Touch one bubble that may come from any side.',
        '4': 'Find a bubble when there are two.',
        '5': 'Touch a bubble of one colour among four of two colours.',
        '6': 'Reach a smaller bubble that moves faster.',
        '7': 'Touch bubbles and leave the fish alone.',
        '8': 'Find the bubble with the cat in it.',
      },
      settings: {
        entrySide: { label: 'Where bubbles come from', options: { left: 'The left', right: 'The right', below: 'Below' } },
        stopsWhenNear: { label: 'The bubble stops when a hand comes near' },
      },
    },
  },
})
