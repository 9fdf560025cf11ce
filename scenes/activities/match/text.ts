import { matchText } from '#domain/activities/matched'

/** What an adult reads of this activity. */
export const en = {
  title: 'Match',
  trains: 'Seeing that two things are the same, and looking from one place to another',
  goal: 'One picture stays. A little later the choices come on the other side. Your child touches the one that is the same; both become one, and it is named.',
  objectives: {
    '1': 'See one picture find its twin. There is only one choice.',
    '2': 'Choose the same one of two very different pictures.',
    '3': 'Choose the same one of two that are alike in colour or shape.',
    '4': 'Choose the same one of three.',
    '5': 'Choose the same one of four.',
    '6': 'Choose the word that belongs to the picture.',
    '7': 'Choose the picture that belongs to the word.',
  },
  result: {
    done: { one: '{{alias}} matched {{n}} of {{count}} picture', other: '{{alias}} matched {{n}} of {{count}} pictures' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} picture', other: '{{alias}} looked at {{n}} of {{count}} pictures' },
    passed: { one: 'One picture came and went', other: '{{count}} pictures came and went' },
    warmed: { one: '{{alias}} warmed up with one picture', other: '{{alias}} warmed up with {{count}} pictures' },
  },
  settings: {
    about: { label: 'Pictures of', options: { fruits: 'Fruits', animals: 'Animals', everyday: 'Everyday things', clothing: 'Clothing', vehicles: 'Vehicles' } },
    deck: { label: 'Pictures to match' },
    cards: { label: 'How many pictures, when none are picked' },
    ...matchText.en.settings,
  },
  records: matchText.en.records,
} as const
