import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: 'lightcatcher',
  family: 'see',
  access: 'public',
  settings: {
    jar: { kind: 'switch', default: true },
  },
  levels: [
    { id: '1', trials: 8, complexity: 1 },
    { id: '2', trials: 8, complexity: 1 },
    { id: '3', trials: 10, complexity: 1 },
    { id: '4', trials: 8, complexity: 2 },
    { id: '5', trials: 10, complexity: 4 },
    { id: '6', trials: 12, complexity: 6 },
    { id: 'map', trials: 9, complexity: 1, isMap: true },
    { id: 'meet', trials: 8, complexity: 1, isMap: true, isMeeting: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'zone', 'prompts'],
  needs: [],
  tile: [{ look: 'light', colour: 'colour', x: 0.5, y: 0.48, size: 0.6 }],
  text: {
    en: {
      title: 'Light catcher',
      trains: 'Noticing a light anywhere, and reaching for it',
      goal: 'One soft light comes. When your child touches it, it glides into its place and the next one comes.',
      objectives: {
        '1': 'Notice one light in the place your child sees best.',
        '2': 'Turn to a light on the left or on the right.',
        '3': 'Find a smaller light anywhere on the screen.',
        '4': 'Keep hold of a light that drifts very slowly.',
        '5': 'Find the bright light beside a dim one.',
        '6': 'Reach a small light that drifts.',
        meet: 'Eight lights of two colours and two sizes, left and right, to see what your child notices. No help is given.',
        map: 'See how it goes in each of nine places. No help is given, so that every place is tried alike.',
      },
      settings: { jar: { label: 'Caught lights gather in a corner' } },
    },
  },
})
