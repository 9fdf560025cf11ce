import { defineActivity } from '#domain/activities/manifest'

export default defineActivity({
  id: 'egg_nest',
  family: 'do',
  access: 'signed-in',
  settings: {
    carry: { kind: 'choice', default: 'level', options: ['level', 'touch', 'tap-tap', 'drag', 'magnet'] },
    from: { kind: 'choice', default: 'left', options: ['left', 'right'] },
    travel: { kind: 'range', default: 45, min: 30, max: 70, step: 5 },
    snap: { kind: 'range', default: 25, min: 15, max: 35, step: 5 },
  },
  levels: [
    { id: '1', trials: 6, complexity: 2 },
    { id: '2', trials: 6, complexity: 3 },
    { id: '3', trials: 6, complexity: 3 },
    { id: '4', trials: 8, complexity: 4 },
    { id: '5', trials: 9, complexity: 4 },
    { id: '6', trials: 8, complexity: 6 },
    { id: '7', trials: 8, complexity: 7, needsCue: true },
  ],
  measures: ['accuracy', 'touchLatency', 'lookLatency', 'hitError', 'prompts'],
  needs: [],
  tile: [
    { look: 'nestBack', colour: 'colour', x: 0.6, y: 0.56, size: 0.62 },
    { look: 'egg', colour: 'colour', x: 0.6, y: 0.46, size: 0.34 },
    { look: 'nestFront', colour: 'colour', x: 0.6, y: 0.56, size: 0.62 },
    { look: 'egg', colour: 'colour', x: 0.2, y: 0.58, size: 0.34 },
  ],
  text: {
    en: {
      title: 'Egg and nest',
      trains: 'Looking from a thing to its place, and bringing it there',
      goal: 'An egg, and a nest. At first any touch of the egg rolls it home; later your child taps egg and nest, or takes the egg along with a finger. An egg that is let go on the way stays where it is.',
      objectives: {
        '1': 'Touch the egg: it rolls into the nest.',
        '2': 'Tap the egg, then tap the nest.',
        '3': 'Take the egg a short way to the nest.',
        '4': 'Take the egg a long way to the nest.',
        '5': 'Fill the nest with three eggs, one after the other.',
        '6': 'Choose the nest with the colour of the egg.',
        '7': 'Put two eggs into the nest.',
      },
      settings: {
        carry: { label: 'How the egg gets there', options: { level: 'As the level has it', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' } },
        from: { label: 'Where the egg lies', options: { left: 'On the left', right: 'On the right' } },
        travel: { label: 'How far it is (percent of the screen), where the level leaves it open' },
        snap: { label: 'How near to the nest is near enough (percent of the screen’s height)' },
      },
    },
  },
})
