/** What an adult reads of this activity. */
export const en = {
  title: 'What to look for',
  trains: 'The two or three features that identify a thing (salient features)',
  goal: 'First the whole thing, in silence, then its name. Then its features, one at a time: the rest dims and a few words say what is lit. A touch moves on. From level 4, your child chooses.',
  objectives: {
    '1': 'See the whole thing, then its outline.',
    '2': 'See the whole thing, then one feature.',
    '3': 'See two or three features, one after the other.',
    '4': 'Choose the named thing next to a very different one.',
    '5': 'Choose the named thing next to a similar one.',
    '6': 'Guess the thing from one feature alone.',
    '7': 'Touch the named feature in another picture.',
    '8': 'Touch the named feature while its light fades from turn to turn.',
  },
  result: {
    done: { one: '{{alias}} touched {{n}} of {{count}} picture', other: '{{alias}} touched {{n}} of {{count}} pictures' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} picture', other: '{{alias}} looked at {{n}} of {{count}} pictures' },
    passed: { one: 'One picture came and went', other: '{{count}} pictures came and went' },
    warmed: { one: '{{alias}} warmed up with one picture', other: '{{alias}} warmed up with {{count}} pictures' },
  },
  settings: {
    deck: { label: 'Things to show' },
    cards: { label: 'How many things, if you do not choose them yourself' },
    dimOthers: { label: 'Brightness of the rest (%)' },
    features: { label: 'Which feature', options: { all: 'All, one after the other', '1': 'The first', '2': 'The second', '3': 'The third' } },
    edgeColour: {
      label: 'Outline colour',
      options: {
        own: 'Your child’s colour',
        second: 'Your child’s second colour',
        yellow: 'Yellow',
        cyan: 'Light blue',
        green: 'Green',
        orange: 'Orange',
        pink: 'Pink',
        purple: 'Purple',
        blue: 'Blue',
      },
    },
    edge: { label: 'Outline width (% of screen)' },
  },
  records: { beside: 'What was next to it' },
} as const
