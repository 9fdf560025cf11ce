import { tracedText } from '#domain/activities/traced'

/** What an adult reads of this activity. */
export const en = {
  title: 'Join them',
  trains: 'Looking from one thing to the one that belongs to it, and leading a finger there',
  goal: 'Two things belong together, and a road lies between them. Your child draws along it with a finger, from either end; the line stays. A finger may be lifted at any time: what was drawn is never lost. Two taps join them as well.',
  objectives: {
    '1': 'Follow a short straight road from one thing to the other.',
    '2': 'Follow a longer road, down the screen and across it.',
    '3': 'Draw from one thing to the other without a road.',
    '4': 'Join two pairs in two colours.',
    '5': 'Join three pairs.',
    '6': 'Join what belongs together: toothbrush and toothpaste, key and lock.',
    '7': 'Join numbers in their order, to three and to five.',
  },
  result: {
    done: { one: '{{alias}} joined everything {{n}} of {{count}} time', other: '{{alias}} joined everything {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'The things came and went once', other: 'The things came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    how: { label: 'How things are joined', options: { draw: 'A finger draws, or two taps', 'tap-tap': 'Two taps', touch: 'One tap' } },
    road: { label: 'The road', options: { level: 'As the level has it', always: 'Always seen', never: 'Never seen' } },
    width: { label: 'How wide the road is (percent of the screen’s height)' },
    resume: { label: 'How far from where a finger was lifted it may go on (percent of the screen’s height)' },
    deck: { label: 'Pictures, up to level 5 (without a choice: those your child knows best)' },
    sounds: { label: 'A soft sound for each pair, and the numbers spoken' },
  },
  records: { joins: 'How many were to be joined', ...tracedText.en },
} as const
