/** What an adult reads of this activity. */
export const en = {
  title: 'Music',
  trains: 'Finding out: I touch it, and it sounds',
  goal: 'Pads on black, silent until they are touched. A pad grows light and sounds for as long as a finger stays. Nothing is right or wrong; wait as long as your child needs. As a song, any touch plays the next note of a tune. As “Follow me”, one pad sways and waits to be touched.',
  objectives: {
    '1': 'Touch one large pad and hear it.',
    '2': 'Play two pads, one on each side.',
    '3': 'Play three pads in a row.',
    '4': 'Play five pads on an arc.',
    '5': 'Play eight pads in two rows.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} pad that swayed', other: '{{alias}} found {{n}} of {{count}} pads that swayed' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} pad', other: '{{alias}} looked at {{n}} of {{count}} pads' },
    passed: { one: 'One pad swayed and rested again', other: '{{count}} pads swayed and rested again' },
    warmed: { one: '{{alias}} warmed up with one pad', other: '{{alias}} warmed up with {{count}} pads' },
  },
  settings: {
    mode: {
      label: 'How it is played',
      options: { free: 'Freely', song: 'As a song: any touch plays the next note', follow: 'Follow me: one pad sways', voice: 'Voices: each pad says a word' },
    },
    tune: {
      label: 'Which song',
      options: {
        'little-star': 'Twinkle, twinkle, little star',
        'brother-john': 'Brother John (Frère Jacques)',
        lamb: 'Mary had a little lamb',
        joy: 'Ode to joy',
        boat: 'Row, row, row your boat',
        bridge: 'London Bridge is falling down',
        buns: 'Hot cross buns',
        lullaby: 'Lullaby (Brahms)',
      },
    },
    instrument: { label: 'How it sounds', options: { soft: 'Soft', bell: 'Like a bell', reed: 'Like a pipe' } },
    range: { label: 'Low or high', options: { low: 'Low', middle: 'In the middle', high: 'High' } },
    sustain: { label: 'How long a note may last, in seconds' },
    loudness: { label: 'How loud at most (percent)' },
    words: { label: 'What the pads say, with voices (without a choice: hello, more, up, down …). Under Voices you can record each word yourself.' },
  },
} as const
