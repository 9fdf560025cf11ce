/** What an adult reads of this activity. */
export const en = {
  title: 'Background',
  trains: 'Finding a thing before a background that grows busier',
  goal: 'The same known thing every time, before a background that grows from black to a whole room. A touch makes the background go, and the thing rejoices. When nothing happens, the background fades by half, and then to black. While playing you can make it weaker or stronger yourself with the keys [ and ].',
  objectives: {
    '1': 'Touch the thing on black.',
    '2': 'Touch it on one dark colour.',
    '3': 'Touch it on one colour that is a little lighter.',
    '4': 'Touch it where two colours meet.',
    '5': 'Touch it on a faint texture.',
    '6': 'Touch it among a few large soft dots.',
    '7': 'Touch it before a blurred photo.',
    '8': 'Touch it before a photo without its colours.',
    '9': 'Touch it before a whole photo, where that is calm.',
    '10': 'Touch it before a whole photo, wherever it is.',
    sample: 'The thing on black and before three backgrounds, four times each, in turn. No help is given.',
  },
  result: {
    done: { one: '{{alias}} found the thing {{n}} of {{count}} time', other: '{{alias}} found the thing {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at the thing {{n}} of {{count}} time', other: '{{alias}} looked at the thing {{n}} of {{count}} times' },
    passed: { one: 'The thing came and went one time', other: 'The thing came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up with one turn', other: '{{alias}} warmed up with {{count}} turns' },
  },
  settings: {
    thing: { label: 'What is looked for (without a choice: a thing with your own photograph, or else a ball)' },
    place: {
      label: 'The photo behind it',
      options: { kitchen: 'A kitchen', classroom: 'A classroom', park: 'A park', wardrobe: 'A wardrobe' },
    },
    own: { label: 'Your own photograph behind it, as of your kitchen table (only a picture of yours is taken)' },
    calm: {
      label: 'Where your own photograph is calm',
      options: { above: 'Above', below: 'Below', left: 'On the left', right: 'On the right', middle: 'In the middle' },
    },
    dimRoom: { label: 'The room is dim: everything in less light' },
  },
  records: { rung: 'Background (G1 to G10)' },
} as const
