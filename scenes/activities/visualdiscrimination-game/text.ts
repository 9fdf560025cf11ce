import { discriminationText } from '#domain/activities/discriminating'

/** What an adult reads of this activity. */
export const en = {
  title: 'Same or different: the shop',
  trains: 'Telling the one that is different, in a calm shop or garden',
  goal: 'The shopkeeper needs the different one. Each that your child tells alone puts a coin on the row above, or a flower into it. The questions are those of “Same or different” of the same series, so that the two can be compared. For the team only.',
  objectives: {
    '1': 'Find the one that has another colour.',
    '2': 'Find the one that has another size.',
    '3': 'Find the one that has another shape.',
    '4': 'Find the one that is turned.',
    '5': 'Find the one that is not like the others: whole, or not whole.',
    '6': 'Find the letter that is another one.',
    '7': 'Find the one that has another shape, in ever less light.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} different one', other: '{{alias}} found {{n}} of {{count}} different ones' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} question', other: '{{alias}} looked at {{n}} of {{count}} questions' },
    passed: { one: 'One question came and went', other: '{{count}} questions came and went' },
    warmed: { one: '{{alias}} warmed up with one question', other: '{{alias}} warmed up with {{count}} questions' },
  },
  settings: {
    ...discriminationText.en.settings,
    theme: { label: 'What is earned', options: { shop: 'Coins', garden: 'Flowers', none: 'Nothing' } },
    coins: { label: 'How many turns fill a row' },
  },
  records: { ...discriminationText.en.records, round: 'Row', alone: 'Found without help in this row before' },
  steps: {
    title: 'How small a difference is found in the shop',
    ...discriminationText.en.steps,
    concluded: 'Found at the first choice in at least 80 of 100 turns, up to: {{step}}.',
    none: 'No step has been found often enough yet.',
  },
} as const
