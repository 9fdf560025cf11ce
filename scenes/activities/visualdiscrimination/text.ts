import { discriminationText } from '#domain/activities/discriminating'

/** What an adult reads of this activity. */
export const en = {
  title: 'Same or different',
  trains: 'Nothing: it asks how small a difference is seen',
  goal: 'Plain things without a story. One of them differs, or two are the same or not. The first choice is the answer, and each is answered alike; there is no help. It ends by itself. For the team only: no norms exist for it.',
  objectives: {
    '1': 'Which one has another colour?',
    '2': 'Which one has another size?',
    '3': 'Which one has another shape?',
    '4': 'Which one is turned?',
    '5': 'Which one is not whole, or is?',
    '6': 'Which letter is another one?',
    '7': 'Which one has another shape, in ever less light?',
  },
  result: {
    done: { one: '{{alias}} told {{n}} of {{count}} difference', other: '{{alias}} told {{n}} of {{count}} differences' },
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
    concluded: 'Told at the first choice in at least 80 of 100 turns, up to: {{step}}.',
    none: 'No step has been told often enough yet.',
  },
} as const
