/** What an adult reads of this activity. */
export const en = {
  title: 'Bubble pop',
  trains: 'Noticing a thing that moves, and reaching for it',
  goal: 'One bubble appears. Wait in silence. When your child touches it, it pops. There is no hurry.',
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
  result: {
    done: { one: '{{alias}} popped {{n}} of {{count}} bubble', other: '{{alias}} popped {{n}} of {{count}} bubbles' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} bubble', other: '{{alias}} looked at {{n}} of {{count}} bubbles' },
    passed: { one: 'One bubble came and went', other: '{{count}} bubbles came and went' },
    warmed: { one: '{{alias}} warmed up with one bubble', other: '{{alias}} warmed up with {{count}} bubbles' },
  },
  settings: {
    entrySide: { label: 'Where bubbles come from', options: { left: 'The left', right: 'The right', below: 'Below: they rise', above: 'Above: they fall' } },
    inside: { label: 'What is in the bubbles (usually a drop of colour). Your own photo is used if you have one.' },
    stopsWhenNear: { label: 'The bubble stops when a hand comes near' },
  },
} as const
