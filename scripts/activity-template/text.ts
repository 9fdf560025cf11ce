/** What an adult reads of this activity. */
export const en = {
  title: '__TITLE__',
  trains: 'Noticing one thing, and reaching for it',
  goal: 'One thing comes. Wait in silence. When your child touches it, it grows and sways.',
  objectives: {
    '1': 'Notice and touch one still thing on black.',
    '2': 'Find the thing in your child’s colour beside another.',
  },
  settings: {},
} as const
