import { matchText } from '#domain/trials/concepts/matched'

/** What an adult reads of this activity. */
export const en = {
  title: 'Match',
  trains: 'Seeing that two things are the same, and looking from one place to another',
  goal: 'A picture appears and stays. A moment later the choices appear on the other side. Your child touches the matching one; the two join up and the voice names them.',
  objectives: {
    '1': 'See one picture find its match. There is only one choice.',
    '2': 'Choose the match from two very different pictures.',
    '3': 'Choose the match, from two of a similar colour or shape.',
    '4': 'Choose the match from three.',
    '5': 'Choose the match from four.',
    '6': 'Choose the word that goes with the picture.',
    '7': 'Choose the picture that goes with the word.',
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
    cards: { label: 'How many pictures, if you choose none' },
    ...matchText.en.settings,
  },
  records: matchText.en.records,
} as const
