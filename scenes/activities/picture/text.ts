/** What an adult reads of this activity. */
export const en = {
  title: 'Pictures',
  trains: 'Recognising a thing from its picture and its name',
  goal: 'One picture, and silence to look. Then its name, once. A touch repeats the name, and the thing does something of its own: a ball rolls, an apple is bitten. A second touch brings the next picture. Touch the dot at the lower right (or press R) when your child says the name. From level 4, your child finds the picture that is named.',
  objectives: {
    '1': 'Look at one picture that sways gently.',
    '2': 'Look at one still picture.',
    '3': 'Look at one picture with its word.',
    '4': 'Find the named picture, out of two.',
    '5': 'Find the named picture, out of three or four.',
    '6': 'Recognise another picture of the same thing.',
  },
  result: {
    done: { one: '{{alias}} touched {{n}} of {{count}} picture', other: '{{alias}} touched {{n}} of {{count}} pictures' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} picture', other: '{{alias}} looked at {{n}} of {{count}} pictures' },
    passed: { one: 'One picture came and went', other: '{{count}} pictures came and went' },
    warmed: { one: '{{alias}} warmed up with one picture', other: '{{alias}} warmed up with {{count}} pictures' },
  },
  settings: {
    deck: { label: 'Pictures to show' },
    cards: { label: 'How many pictures, if you choose none' },
    order: { label: 'Order', options: { 'in-turn': 'Always the same', mixed: 'Shuffled' } },
    favourites: { label: 'Favourites, which come more often' },
    fresh: { label: 'New pictures: one for every four familiar ones' },
    sounds: { label: 'A sound the thing makes, after its name' },
    turnsItselfAfter: { label: 'Next picture appears by itself after (seconds; 0: never)' },
  },
  records: { choices: 'Pictures to choose from', other: 'Another picture of the thing', isNew: 'New to the child' },
} as const
