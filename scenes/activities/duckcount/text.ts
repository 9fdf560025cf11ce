import { countedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Count the ducks',
  trains: 'Counting by looking: each one once, and none left out',
  goal: 'Ducks swim in one at a time and stop. Your child touches each one: it quacks, its number is said, and it swims to the bank and dims, so that it is not counted twice. At the end they all light up and you hear how many there are. On the last two levels your child chooses the number of ducks; counting by touch is allowed.',
  objectives: {
    '1': 'Touch the one duck.',
    '2': 'Count two ducks, touching each.',
    '3': 'Count three ducks in a row.',
    '4': 'Count five ducks in a row.',
    '5': 'Count five ducks that are spread out.',
    '6': 'See how many ducks there are, up to five, and choose from two numbers.',
    '7': 'See how many ducks there are in two groups, up to ten, and choose from three numbers.',
  },
  result: {
    done: { one: '{{alias}} counted {{n}} of {{count}} time', other: '{{alias}} counted {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at the ducks {{n}} of {{count}} time', other: '{{alias}} looked at the ducks {{n}} of {{count}} times' },
    passed: { one: 'The ducks came and went one time', other: 'The ducks came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up with one turn', other: '{{alias}} warmed up with {{count}} turns' },
  },
  settings: {
    max: { label: 'Maximum number of ducks' },
    arrange: { label: 'How the ducks are arranged', options: { level: 'Set by the level', row: 'In a row', scatter: 'Spread out' } },
    from: { label: 'From which side they come', options: { left: 'From the left', right: 'From the right' } },
    answers: {
      label: 'How numbers are shown when your child chooses one',
      options: { numerals: 'Printed numbers', fingers: 'Fingers of a hand (up to five)', dots: 'Dots, as on a die' },
    },
  },
  records: {
    asked: 'How many ducks',
    does: 'Counted by touch, or chose a number',
    arrangement: 'Arrangement',
    ...countedText.en,
  },
} as const
