import { tracedText } from '#domain/activities/traced'

/** What an adult reads of this activity. */
export const en = {
  title: 'Connect the pair',
  trains: 'Looking from one thing to its partner, and drawing a line there',
  goal: 'Two things belong together, with a path between them. Your child draws along it with a finger, from either end; the line stays. Lifting the finger loses nothing. Two taps also work.',
  objectives: {
    '1': 'Follow a short, straight path from one thing to the other.',
    '2': 'Follow a longer path, down and across the screen.',
    '3': 'Draw a line from one thing to the other, without a path.',
    '4': 'Connect two pairs in two colours.',
    '5': 'Connect three pairs.',
    '6': 'Connect things that go together: toothbrush and toothpaste, key and lock.',
    '7': 'Connect numbers in order, to three and to five.',
  },
  result: {
    done: { one: '{{alias}} connected everything {{n}} of {{count}} time', other: '{{alias}} connected everything {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'The things came and went once', other: 'The things came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    how: { label: 'How things are connected', options: { draw: 'Draw with a finger, or two taps', 'tap-tap': 'Two taps', touch: 'One tap' } },
    road: { label: 'The path', options: { level: 'Set by the level', always: 'Always shown', never: 'Never shown' } },
    width: { label: 'Path width (% of screen height)' },
    resume: { label: 'How far from the lift-off point drawing can continue (% of screen height)' },
    deck: { label: 'Pictures, up to level 5 (if you choose none: those your child knows best)' },
    sounds: { label: 'A soft sound for each pair, and the numbers spoken' },
  },
  records: { joins: 'How many pairs', ...tracedText.en },
} as const
