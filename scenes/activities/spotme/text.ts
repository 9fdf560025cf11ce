/** What an adult reads of this activity. */
export const en = {
  title: 'Spot it',
  trains: 'Finding a known thing or person in real pictures of the own life',
  goal: 'First your child sees the thing or person alone, and hears its name. Then it is in its own place, at first with all the rest dark, later in full light. A touch: the rest grows dim, and it is named. Make scenes of your own under Photos: your kitchen with the cup in it. They stay on this device.',
  objectives: {
    '1': 'Touch the thing, cut out on black.',
    '2': 'Touch it beside one other thing.',
    '3': 'Spot it in its place, the rest in a fifth of its light.',
    '4': 'Spot it in its place, the rest in half of its light.',
    '5': 'Spot it in its place, the rest nearly as light as it is.',
    '6': 'Spot it in its place as it is.',
    '7': 'Spot it in another picture, or in another light.',
    '8': 'Spot a person among two, three and five by one thing that is told.',
  },
  result: {
    done: { one: '{{alias}} spotted it {{n}} of {{count}} time', other: '{{alias}} spotted it {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at it {{n}} of {{count}} time', other: '{{alias}} looked at it {{n}} of {{count}} times' },
    passed: { one: 'It came and went once', other: 'It came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    scenes: { label: 'Which of your own scenes (without a choice: all of them)' },
    place: {
      label: 'Without a scene of your own: in which place',
      options: { kitchen: 'A kitchen', classroom: 'A classroom', park: 'A park', wardrobe: 'A wardrobe' },
    },
  },
  records: { met: 'How it was met', isOwn: 'In a scene of your own', inPicture: 'Where in your scene (1 top left to 9 bottom right)' },
  steps: {
    title: 'How much of the picture it is spotted in',
    column: 'Met',
    concluded: 'Spotted alone in at least 80 of 100 turns, up to: {{step}}.',
    none: 'It takes more turns to say up to where it is spotted.',
    names: {
      alone: 'Cut out alone',
      beside: 'Beside one other thing',
      'light-20': 'The rest in a fifth of its light',
      'light-50': 'The rest in half of its light',
      'light-80': 'The rest nearly as light',
      whole: 'The whole picture',
      otherwise: 'Another picture of it',
      group: 'A person among others',
    },
  },
} as const
