/** What an adult reads of this activity. */
export const en = {
  title: 'Highlighted words',
  trains: 'Reading a short line word by word, without crowding',
  goal: 'One word lights up. A touch anywhere moves to the next. The dot at the lower left (or the left arrow key) goes back. Touch the dot at the lower right (or press R) when a word was read; hold it (or press X) when it was not. A picture comes only at the end of the line.',
  objectives: {
    '1': 'Look at one word at a time, alone on the screen.',
    '2': 'Read two words; each shows only when it is its turn.',
    '3': 'Read three or four words; the others are very faint.',
    '4': 'Read a whole line with one word lit.',
    '5': 'Read two lines, far apart.',
    '6': 'See the beginning of a word, then the rhyming part.',
    '7': 'Read a line in which the lit word stands out only a little.',
  },
  result: {
    done: { one: '{{alias}} went through {{n}} of {{count}} line', other: '{{alias}} went through {{n}} of {{count}} lines' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} line', other: '{{alias}} looked at {{n}} of {{count}} lines' },
    passed: { one: 'One line came and went', other: '{{count}} lines came and went' },
    warmed: { one: '{{alias}} warmed up with one line', other: '{{alias}} warmed up with {{count}} lines' },
  },
  settings: {
    texts: { label: 'Texts to read' },
    wordSize: { label: 'Word height (% of screen)' },
    mark: {
      label: 'What makes the word stand out',
      options: { colour: 'Its colour alone', block: 'A coloured block', underline: 'A line under it', bubble: 'An outline around it' },
    },
    voice: { label: 'The voice says the word', options: { after: 'After it was read', before: 'Before', never: 'Never' } },
    goesOn: { label: 'The next word comes', options: { touch: 'With a touch or switch', itself: 'By itself (never at “Learning to look”)' } },
    seconds: { label: 'Seconds per word, when automatic' },
    picture: { label: 'A picture at the end of the line, where there is one' },
  },
} as const
