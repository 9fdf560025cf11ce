/** What an adult reads of this activity. */
export const en = {
  title: 'Music',
  trains: 'Cause and effect: I touch it, and it makes a sound',
  goal: 'Pads on black, silent until touched. A pad grows brighter and sounds for as long as a finger stays. There is no right or wrong; wait as long as your child needs. In “song” mode any touch plays the next note of a tune. In “Follow me” one pad sways and waits to be touched.',
  objectives: {
    '1': 'Touch one large pad and hear it.',
    '2': 'Play two pads, one on each side.',
    '3': 'Play three pads in a row.',
    '4': 'Play five pads in an arc.',
    '5': 'Play eight pads in two rows.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} swaying pad', other: '{{alias}} found {{n}} of {{count}} swaying pads' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} pad', other: '{{alias}} looked at {{n}} of {{count}} pads' },
    passed: { one: 'One pad swayed and rested again', other: '{{count}} pads swayed and came to rest' },
    warmed: { one: '{{alias}} warmed up with one pad', other: '{{alias}} warmed up with {{count}} pads' },
  },
  settings: {
    mode: {
      label: 'How to play',
      options: { free: 'Free play', song: 'Song: any touch plays the next note', follow: 'Follow me: one pad sways', voice: 'Words: each pad says a word' },
    },
    tune: {
      label: 'Which song',
      options: {
        'little-star': 'Twinkle, Twinkle, Little Star',
        'brother-john': 'Frère Jacques',
        lamb: 'Mary Had a Little Lamb',
        joy: 'Ode to Joy',
        boat: 'Row, Row, Row Your Boat',
        bridge: 'London Bridge Is Falling Down',
        buns: 'Hot Cross Buns',
        lullaby: 'Lullaby (Brahms)',
      },
    },
    instrument: { label: 'Instrument', options: { soft: 'Soft', bell: 'Like a bell', reed: 'Like a pipe' } },
    range: { label: 'Pitch', options: { low: 'Low', middle: 'Medium', high: 'High' } },
    sustain: { label: 'Longest note (seconds)' },
    loudness: { label: 'Maximum loudness (%)' },
    words: { label: 'What the pads say in word mode (if you choose none: hello, more, up, down …). You can record each word yourself under Voice and photos.' },
  },
} as const
