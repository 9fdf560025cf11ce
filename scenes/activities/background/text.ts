/** What an adult reads of this activity. */
export const en = {
  title: 'Find it on a background',
  trains: 'Finding a thing on a background that gets busier',
  goal: 'The same familiar thing every time, on a background that grows from black to a whole room. A touch makes the background disappear, and the thing moves. If nothing happens, the background fades to half, then to black. During a session you can make it fainter with the key “[” and stronger with “]”.',
  objectives: {
    '1': 'Touch the thing on black.',
    '2': 'Touch it on one dark colour.',
    '3': 'Touch it on one colour that is a little lighter.',
    '4': 'Touch it where two colours meet.',
    '5': 'Touch it on a faint texture.',
    '6': 'Touch it among a few large soft dots.',
    '7': 'Touch it on a blurred photo.',
    '8': 'Touch it on a black-and-white photo.',
    '9': 'Touch it on a full photo, in a calm part.',
    '10': 'Touch it on a full photo, wherever it is.',
    sample: 'The thing on black and on three backgrounds, four times each, alternating. No help is given.',
  },
  result: {
    done: { one: '{{alias}} found it {{n}} of {{count}} time', other: '{{alias}} found it {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at the thing {{n}} of {{count}} time', other: '{{alias}} looked at the thing {{n}} of {{count}} times' },
    passed: { one: 'The thing came and went one time', other: 'The thing came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up with one turn', other: '{{alias}} warmed up with {{count}} turns' },
  },
  settings: {
    thing: { label: 'What to look for (if you choose nothing: a thing with your own photo, or a ball)' },
    place: {
      label: 'Background photo',
      options: { kitchen: 'A kitchen', classroom: 'A classroom', park: 'A park', wardrobe: 'A wardrobe' },
    },
    own: { label: 'Your own background photo, for example your kitchen table' },
    calm: {
      label: 'Least busy part of your photo',
      options: { above: 'Above', below: 'Below', left: 'On the left', right: 'On the right', middle: 'In the middle' },
    },
    dimRoom: { label: 'Dim the room picture' },
  },
  records: { rung: 'Background (G1 to G10)' },
} as const
