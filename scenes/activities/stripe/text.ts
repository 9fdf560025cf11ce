/** What an adult reads of this activity. */
export const en = {
  title: 'Sliding bar',
  trains: 'Noticing a wide moving bar, and following it across the midline',
  goal: 'One wide bar glides slowly and stops. A touch opens it like a curtain, and a familiar picture appears. Hold L, or keep a finger on the small grey dot in the lower corner, while your child looks at the bar: if your child follows it across the midline, it opens by itself.',
  objectives: {
    '1': 'Touch anywhere as the bar glides by from one side.',
    '2': 'Touch the bar, whichever side it comes from.',
    '3': 'Touch the bar, sideways or up and down.',
    '4': 'Out of two bars, touch the one in the colour the voice says.',
    '5': 'Wipe three bars from left to right, and see the picture.',
    '6': 'Touch the striped sock among plain ones.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} bar', other: '{{alias}} found {{n}} of {{count}} bars' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} bar', other: '{{alias}} looked at {{n}} of {{count}} bars' },
    passed: { one: 'One bar came and went', other: '{{count}} bars came and went' },
    warmed: { one: '{{alias}} warmed up with one bar', other: '{{alias}} warmed up with {{count}} bars' },
  },
  settings: {
    direction: {
      label: 'Direction of the bar',
      options: { level: 'Set by the level', right: 'To the right', left: 'To the left', down: 'Down', up: 'Up' },
    },
    width: { label: 'Bar width (% of screen)' },
    colours: {
      label: 'Colours of the bars',
      options: { child: 'Your child’s colour', 'yellow-blue': 'Yellow and blue', 'green-purple': 'Green and purple', 'cyan-pink': 'Light blue and pink' },
    },
    pictures: { label: 'What appears (if you choose nothing: things with your own photos, or a few familiar ones)' },
  },
  records: { direction: 'Where the bar went' },
} as const
