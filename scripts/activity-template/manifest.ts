import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: '__ID__',
  family: 'see',
  access: 'signed-in',
  settings: {},
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'zone', 'prompts'],
  needs: [],
  tile: [{ look: 'light', colour: 'colour', x: 0.5, y: 0.5, size: 0.5 }],
  text: {
    en: {
      title: '__TITLE__',
      trains: 'Noticing one thing and touching it',
      goal: 'One thing comes. When your child touches it, it answers, and the next one comes.',
      objectives: {
        '1': 'Notice and touch one thing in the place your child sees best.',
        '2': 'Notice and touch one thing anywhere on the screen.',
      },
      settings: {},
    },
  },
})
