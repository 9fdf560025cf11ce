import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: '__ID__',
  family: 'see',
  access: 'signed-in',
  settings: {},
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 4 },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  needs: [],
  tile: [{ look: 'disc', colour: 'colour', x: 0.5, y: 0.5, size: 0.6 }],
  text: {
    en: {
      title: '__TITLE__',
      trains: 'Noticing one thing, and reaching for it',
      goal: 'One thing comes. Wait in silence. When your child touches it, it grows and sways.',
      objectives: {
        '1': 'Notice and touch one still thing on black.',
        '2': 'Find the thing in your child’s colour beside another.',
      },
      settings: {},
    },
  },
})
