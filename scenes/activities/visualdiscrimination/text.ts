import { discriminationText } from '#domain/activities/discriminating'

/** What an adult reads of this activity. */
export const en = {
  title: 'Same or different',
  trains: 'Not practice: it shows how small a difference your child notices',
  goal: 'Plain shapes without a story. One is different, or two are the same or not. The first choice counts, every answer gets the same response, and there is no help. It ends by itself. For professionals only: there are no norms for it.',
  objectives: {
    '1': 'Which one is a different colour?',
    '2': 'Which one is a different size?',
    '3': 'Which one is a different shape?',
    '4': 'Which one is turned?',
    '5': 'Which one is incomplete, or complete?',
    '6': 'Which letter is different?',
    '7': 'Which one is a different shape, as the light fades?',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} difference', other: '{{alias}} found {{n}} of {{count}} differences' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} question', other: '{{alias}} looked at {{n}} of {{count}} questions' },
    passed: { one: 'One question came and went', other: '{{count}} questions came and went' },
    warmed: { one: '{{alias}} warmed up with one question', other: '{{alias}} warmed up with {{count}} questions' },
  },
  settings: {
    ...discriminationText.en.settings,
  },
  records: { ...discriminationText.en.records },
  steps: {
    title: 'How small a difference is seen',
    ...discriminationText.en.steps,
    concluded: 'Right at the first choice in at least 80 % of turns, up to: {{step}}.',
    none: 'No step reaches 80 % at the first choice yet.',
  },
} as const
