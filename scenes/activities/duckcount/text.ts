import { countedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Count the ducks',
  trains: 'Counting by looking: each one once, and none left out',
  goal: 'Ducks swim in, one at a time, and lie still. Your child touches each: it quacks, its number is said, and it swims to the bank and grows dim, so that it is not counted twice. At the end all shine and you hear how many they are. On the last two levels your child chooses the number for all ducks; touching them to count is allowed.',
  objectives: {
    '1': 'Touch the one duck.',
    '2': 'Count two ducks, each by a touch.',
    '3': 'Count three ducks in a row.',
    '4': 'Count five ducks in a row.',
    '5': 'Count five ducks that lie here and there.',
    '6': 'See how many ducks there are, up to five, and choose of two numbers.',
    '7': 'See how many ducks there are in two groups, up to ten, and choose of three numbers.',
  },
  result: {
    done: { one: '{{alias}} counted {{n}} of {{count}} time', other: '{{alias}} counted {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at the ducks {{n}} of {{count}} time', other: '{{alias}} looked at the ducks {{n}} of {{count}} times' },
    passed: { one: 'The ducks came and went one time', other: 'The ducks came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up with one turn', other: '{{alias}} warmed up with {{count}} turns' },
  },
  settings: {
    max: { label: 'How many ducks at most' },
    arrange: { label: 'How the ducks lie', options: { level: 'As the level has it', row: 'In a row', scatter: 'Here and there' } },
    from: { label: 'From which side they come', options: { left: 'From the left', right: 'From the right' } },
    answers: {
      label: 'How numbers are shown, where one is chosen',
      options: { numerals: 'Printed numbers', fingers: 'Fingers of a hand (up to five)', dots: 'Dots, as on a die' },
    },
  },
  records: {
    asked: 'How many ducks',
    does: 'Counted by touch, or a number chosen',
    arrangement: 'How they lay',
    ...countedText.en,
  },
} as const
