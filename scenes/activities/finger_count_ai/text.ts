/** What an adult reads of this activity. */
export const en = {
  title: 'Finger count',
  trains: 'Counting, and showing a number with the fingers',
  goal: 'Some stars light up. Your child holds up that many fingers to the camera, or touches that many dots, and waits a moment. If there are more than five, your child touches the stars themselves. You can also press 1 to 9 for the number your child showed (1 and 0 for ten). There is no hurry.',
  objectives: {
    '1': 'Raise a hand to say hello, or touch the star.',
    '2': 'Show one finger, or an open hand.',
    '3': 'Show one, two or three fingers, with a hand to copy.',
    '4': 'Show one to five fingers for the same number of stars.',
    '5': 'Count the stars as they come, then show the number.',
    '6': 'Show numbers up to ten with two hands.',
    '7': 'Add two groups of stars and show the sum.',
  },
  result: {
    done: { one: '{{alias}} counted {{n}} of {{count}} time', other: '{{alias}} counted {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} group', other: '{{alias}} looked at {{n}} of {{count}} groups' },
    passed: { one: 'One group came and went', other: '{{count}} groups came and went' },
    warmed: { one: '{{alias}} warmed up with one group', other: '{{alias}} warmed up with {{count}} groups' },
  },
  settings: {
    maxNumber: { label: 'Highest number' },
    hands: { label: 'Which hands count', options: { both: 'Both', left: 'The left hand', right: 'The right hand' } },
    steadyTime: { label: 'How long to hold a number (seconds)' },
    thing: { label: 'What to count (if you choose nothing: stars)' },
    taps: { label: 'Without the camera', options: { dots: 'Your child touches the dots', anywhere: 'Any touch counts, anywhere: a fist can tap' } },
    modelHand: { label: 'Show a hand to copy' },
  },
  records: { asked: 'Number asked for' },
} as const
