/** What an adult reads of this activity. */
export const en = {
  title: 'Spot it',
  trains: 'Finding a familiar thing or person in real pictures from everyday life',
  goal: 'First your child sees the thing or person alone and hears the name. Then it is shown where it belongs, at first with the rest dark, later in full light. With a touch the rest dims and it is named. Make your own scenes under Voice and photos: your kitchen with the cup in it. They stay on this device.',
  objectives: {
    '1': 'Touch the thing, cut out on black.',
    '2': 'Touch it next to one other thing.',
    '3': 'Spot it where it belongs, with the rest very dim.',
    '4': 'Spot it where it belongs, with the rest at half brightness.',
    '5': 'Spot it where it belongs, with the rest nearly as bright.',
    '6': 'Spot it where it belongs, in the full picture.',
    '7': 'Spot it in another picture, or in different light.',
    '8': 'Spot a person among two, three and five, from one feature.',
  },
  result: {
    done: { one: '{{alias}} spotted it {{n}} of {{count}} time', other: '{{alias}} spotted it {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at it {{n}} of {{count}} time', other: '{{alias}} looked at it {{n}} of {{count}} times' },
    passed: { one: 'It came and went once', other: 'It came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    scenes: { label: 'Which of your own scenes (if you choose none: all of them)' },
    place: {
      label: 'If you have no scene of your own: which place',
      options: { kitchen: 'A kitchen', classroom: 'A classroom', park: 'A park', wardrobe: 'A wardrobe' },
    },
  },
  records: { met: 'How it was shown', isOwn: 'In a scene of your own', inPicture: 'Where in your scene (1 top left to 9 bottom right)' },
  steps: {
    title: 'How much of the picture can be visible',
    column: 'Shown',
    concluded: 'Spotted without help in at least 80 % of turns, up to: {{step}}.',
    none: 'More turns are needed to say.',
    names: {
      alone: 'Cut out alone',
      beside: 'Next to one other thing',
      'light-20': 'Rest very dim',
      'light-50': 'Rest at half brightness',
      'light-80': 'Rest nearly as bright',
      whole: 'The whole picture',
      otherwise: 'Another picture of it',
      group: 'A person among others',
    },
  },
} as const
