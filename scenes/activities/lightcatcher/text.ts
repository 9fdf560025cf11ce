/** What an adult reads of this activity. */
export const en = {
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
  result: {
    done: { one: '{{alias}} touched {{n}} of {{count}} light', other: '{{alias}} touched {{n}} of {{count}} lights' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} light', other: '{{alias}} looked at {{n}} of {{count}} lights' },
    passed: { one: 'One light came and went', other: '{{count}} lights came and went' },
    warmed: { one: '{{alias}} warmed up with one light', other: '{{alias}} warmed up with {{count}} lights' },
  },
  settings: {
    jar: { label: 'Caught lights gather in a corner' },
    colour: { label: 'Colour of the light', options: { own: 'The child’s own', 'warm-white': 'Warm white' } },
    softness: { label: 'Edge of the light', options: { softer: 'Very soft', soft: 'Soft', clear: 'Clear' } },
    looking: { label: 'Looking is enough: the light is caught when you press L, or the dot in the lower corner, because your child looks at it' },
  },
} as const
