import { matchText } from '#domain/trials/concepts/matched'

/** What an adult reads of this activity. */
export const en = {
  title: 'Match animals',
  trains: 'Recognising an animal when it looks different',
  goal: 'A picture of an animal appears and stays. A moment later two more appear on the other side. One is the same animal, though it may look different. Your child touches it; the two come together and the animal is named.',
  objectives: {
    '1': 'Choose the same photo of an animal.',
    '2': 'Recognise the animal in another photo.',
    '3': 'Recognise the animal from the side and the front.',
    '4': 'Recognise the animal and its baby.',
    '5': 'Recognise the animal as a toy.',
    '6': 'Recognise the animal as a drawing.',
    '7': 'Recognise the animal by its silhouette.',
    '8': 'Hear an animal in the dark, then choose it from two.',
  },
  result: {
    done: { one: '{{alias}} matched {{n}} of {{count}} animal', other: '{{alias}} matched {{n}} of {{count}} animals' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} animal', other: '{{alias}} looked at {{n}} of {{count}} animals' },
    passed: { one: 'One animal came and went', other: '{{count}} animals came and went' },
    warmed: { one: '{{alias}} warmed up with one animal', other: '{{alias}} warmed up with {{count}} animals' },
  },
  settings: {
    deck: { label: 'Animals to match. Each level uses those it has pictures for; only the bear, duck and horse are also shown as toys.' },
    cards: { label: 'How many animals, if you choose none' },
    looks: { label: 'Variations', options: { level: 'Only the level’s own', mixed: 'All up to the level, alternating' } },
    changed: { label: 'Which one looks different', options: { sample: 'The one that stays', choices: 'The two choices, where possible' } },
    sounds: { label: 'Animal sounds. If off, the last level says the name instead.' },
    ...matchText.en.settings,
  },
  records: { ...matchText.en.records, form: 'How it looked different' },
  steps: {
    title: 'Which variations are recognised',
    column: 'Variation',
    concluded: 'Hard to recognise: {{step}}.',
    none: 'Nothing stands out as hard so far.',
    names: {
      same: 'the same photo',
      'other-photo': 'another photo',
      front: 'from the front',
      young: 'the baby animal',
      toy: 'the toy',
      drawing: 'a drawing',
      silhouette: 'the silhouette',
      sound: 'the sound',
    },
  },
} as const
