/** What an adult reads of this activity. */
export const en = {
  title: 'Finger count',
  trains: 'Counting, and showing a number with the fingers',
  goal: 'Some stars light up. Your child shows as many fingers to the camera, or touches as many dots, and waits a moment. More than five stars are touched themselves. You can press 1 to 9 for what your child showed, and 1 and 0 for ten. There is no hurry and nothing is lost.',
  objectives: {
    '1': 'Raise a hand to say hello, or touch the star.',
    '2': 'Show one finger, or the open hand.',
    '3': 'Show one, two or three fingers, with a hand to copy.',
    '4': 'Show one to five fingers for as many stars.',
    '5': 'Count the stars as they come, then show the number.',
    '6': 'Show numbers up to ten with two hands.',
    '7': 'Add two groups of stars and show the sum.',
  },
  result: {
    done: { one: '{{alias}} counted {{n}} of {{count}} time', other: '{{alias}} counted {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} group of things', other: '{{alias}} looked at {{n}} of {{count}} groups of things' },
    passed: { one: 'One group of things came and went', other: '{{count}} groups of things came and went' },
    warmed: { one: '{{alias}} warmed up with one group of things', other: '{{alias}} warmed up with {{count}} groups of things' },
  },
  settings: {
    maxNumber: { label: 'Highest number' },
    hands: { label: 'Which hands count', options: { both: 'Both', left: 'The left hand', right: 'The right hand' } },
    steadyTime: { label: 'Seconds for which a number must be held' },
    thing: { label: 'What is counted (without a choice: stars)' },
    taps: { label: 'Without the camera', options: { dots: 'The dots are touched', anywhere: 'Every touch counts, wherever it is: a fist may tap' } },
    modelHand: { label: 'Show a hand to copy' },
  },
  records: { asked: 'The number that was asked for' },
} as const
