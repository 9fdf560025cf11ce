import { discriminationText } from '#domain/activities/discriminating'

/** What an adult reads of this activity. */
export const en = {
  title: 'Same or different: the shop',
  trains: 'Finding the one that is different, in a calm shop or garden',
  goal: 'The shopkeeper needs the one that is different. Each one found without help earns a coin or a flower. The questions match those in “Same or different” with the same series number, so the two can be compared. For professionals only.',
  objectives: {
    '1': 'Find the one in a different colour.',
    '2': 'Find the one in a different size.',
    '3': 'Find the one with a different shape.',
    '4': 'Find the one that is turned a different way.',
    '5': 'Find the one unlike the others: complete, or incomplete.',
    '6': 'Find the different letter.',
    '7': 'Find the one with a different shape, as the light fades.',
  },
  result: {
    done: { one: '{{alias}} found {{n}} of {{count}} different one', other: '{{alias}} found {{n}} of {{count}} different ones' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} question', other: '{{alias}} looked at {{n}} of {{count}} questions' },
    passed: { one: 'One question came and went', other: '{{count}} questions came and went' },
    warmed: { one: '{{alias}} warmed up with one question', other: '{{alias}} warmed up with {{count}} questions' },
  },
  settings: {
    ...discriminationText.en.settings,
    theme: { label: 'Reward', options: { shop: 'Coins', garden: 'Flowers', none: 'Nothing' } },
    coins: { label: 'How many turns fill a row' },
  },
  records: { ...discriminationText.en.records, round: 'Row', alone: 'Found without help in this row before' },
  steps: {
    title: 'How small a difference is found in the shop',
    ...discriminationText.en.steps,
    concluded: 'Found at the first choice in at least 80 % of turns, up to: {{step}}.',
    none: 'No step reaches 80 % at the first choice yet.',
  },
} as const
