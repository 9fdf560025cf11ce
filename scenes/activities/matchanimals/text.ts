import { matchText } from '#domain/activities/matched'

/** What an adult reads of this activity. */
export const en = {
  title: 'Match animals',
  trains: 'Knowing an animal again when it looks different',
  goal: 'One animal stays. A little later two come on the other side, and one of them is the same animal, though it may look different. Your child touches it; the two come together, and the animal is named.',
  objectives: {
    '1': 'Choose the same photo of an animal.',
    '2': 'Know the animal on another photo.',
    '3': 'Know the animal from the side and from the front.',
    '4': 'Know the animal and its young.',
    '5': 'Know the animal as a toy.',
    '6': 'Know the animal as a drawing.',
    '7': 'Know the animal by its shape alone.',
    '8': 'Hear an animal in the dark, then choose it of two.',
  },
  result: {
    done: { one: '{{alias}} matched {{n}} of {{count}} animal', other: '{{alias}} matched {{n}} of {{count}} animals' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} animal', other: '{{alias}} looked at {{n}} of {{count}} animals' },
    passed: { one: 'One animal came and went', other: '{{count}} animals came and went' },
    warmed: { one: '{{alias}} warmed up with one animal', other: '{{alias}} warmed up with {{count}} animals' },
  },
  settings: {
    deck: { label: 'Animals to match. A level shows those of them that it has pictures of; toys are there for the bear, the duck and the horse.' },
    cards: { label: 'How many animals, when none are picked' },
    looks: { label: 'Looks', options: { level: 'Only the one of the level', mixed: 'All up to the level, in turns' } },
    changed: { label: 'Which one looks different', options: { sample: 'The one that stays', choices: 'The two to choose from, where it can be' } },
    sounds: { label: 'Animals are heard. Without this, the last level says the name instead.' },
    ...matchText.en.settings,
  },
  records: { ...matchText.en.records, form: 'How it looked different' },
  steps: {
    title: 'Which looks are known',
    column: 'Look',
    concluded: 'Hard to know again: {{step}}',
    none: 'No look stands out as hard so far',
    names: {
      same: 'the same photo',
      'other-photo': 'another photo',
      front: 'from the front',
      young: 'the young',
      toy: 'the toy',
      drawing: 'a drawing',
      silhouette: 'the shape alone',
      sound: 'the sound',
    },
  },
} as const
