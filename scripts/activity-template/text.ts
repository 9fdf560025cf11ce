/** What an adult reads of this activity. */
export const en = {
  title: '__TITLE__',
  trains: 'Noticing one thing, and reaching for it',
  goal: 'One thing comes. Wait in silence. When your child touches it, it grows and sways.',
  objectives: {
    '1': 'Notice and touch one still thing on black.',
    '2': 'Find the thing in your child’s colour beside another.',
  },
  result: {
    done: { one: '{{alias}} touched {{n}} of {{count}} thing', other: '{{alias}} touched {{n}} of {{count}} things' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} thing', other: '{{alias}} looked at {{n}} of {{count}} things' },
    passed: { one: 'One thing came and went', other: '{{count}} things came and went' },
    warmed: { one: '{{alias}} warmed up with one thing', other: '{{alias}} warmed up with {{count}} things' },
  },
  settings: {},
} as const
