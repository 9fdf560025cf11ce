/** What an adult reads of this activity. */
export const en = {
  title: 'Stripe',
  trains: 'Noticing a wide bar that moves, and following it across the middle',
  goal: 'One wide bar glides slowly and stops. A touch draws it apart like a curtain, and a known picture comes out. Hold the L key, or keep a finger on the small grey dot in the lower corner, while your child looks at the bar: when the eyes go with it over the middle, it opens by itself.',
  objectives: {
    '1': 'Touch anywhere when the bar glides by, from one side.',
    '2': 'Touch the bar, whichever side it comes from.',
    '3': 'Touch the bar, sideways or up and down.',
    '4': 'Of two bars touch the one whose colour the voice says.',
    '5': 'Wipe three bars from left to right, and see the picture.',
    '6': 'Touch the sock with stripes among plain ones.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} bar', other: '{{alias}} found {{n}} of {{count}} bars' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} bar', other: '{{alias}} looked at {{n}} of {{count}} bars' },
    passed: { one: 'One bar came and went', other: '{{count}} bars came and went' },
    warmed: { one: '{{alias}} warmed up with one bar', other: '{{alias}} warmed up with {{count}} bars' },
  },
  settings: {
    direction: {
      label: 'Where the bar goes',
      options: { level: 'As the level says', right: 'To the right', left: 'To the left', down: 'Down', up: 'Up' },
    },
    width: { label: 'How wide the bar is (percent of the screen)' },
    colours: {
      label: 'Colours of the bars',
      options: { child: 'The child’s own', 'yellow-blue': 'Yellow and blue', 'green-purple': 'Green and purple', 'cyan-pink': 'Light blue and pink' },
    },
    pictures: { label: 'What comes out (without a choice: things with your own photographs, or else a few known ones)' },
  },
  records: { direction: 'Where the bar went' },
} as const
