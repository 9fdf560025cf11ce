/** The plan of today, and the child's own page. */
export const plan = {
  open: 'Start with {{alias}}',
  title: 'Today for {{alias}}',
  lead: 'Choose one to {{most}} activities. They are all that {{alias}} sees: large pictures on black, no menu.',
  done: 'Done',
  loading: 'Reading the plan …',
  emptyTitle: 'Nothing is planned yet',
  empty: 'Press a picture below. One is enough to begin with.',
  unreadableTitle: 'The plan of today cannot be read',
  unreadable:
    'A newer or damaged version wrote it. Until there is a new plan, the page of {{alias}} is empty. Nothing else is touched: what suits, sessions, texts and photos are as they were. What you choose for a new plan takes its place.',
  anew: 'Write a new plan',
  choose: 'Add an activity',
  full: 'The plan is full with {{most}}. Remove one to choose another.',
  add: 'Add {{title}}',
  level: 'Level {{level}}',
  levelOf: 'level of {{title}}',
  earlier: 'Earlier',
  earlierOf: '{{title}} earlier',
  remove: 'Remove',
  removeOf: 'Remove {{title}}',
  closed: 'Not open now. {{alias}} will not see it.',
  saved: 'Saved',
  leave: 'To come back from there, hold a top corner of the screen (or the Escape key) for three seconds.',
} as const

export const today = {
  label: 'Today for {{alias}}',
  emptyTitle: 'Nothing is planned for today',
  empty: 'Choose one to four activities. They will stand here as large pictures on black, and nothing else.',
  makePlan: 'Make a plan',
  back: 'To the activities',
} as const
