/** What an adult reads of this activity. */
export const en = {
  title: 'Find Bunny',
  trains: 'Searching in order, and remembering what to look for',
  goal: 'First your child meets Bunny. Then Bunny hides, and your child finds it again. Bunny hops once, and everything else fades away.',
  objectives: {
    '1': 'Find Bunny alone, in a new place.',
    '2': 'Find Bunny half behind one bush.',
    '3': 'Find Bunny behind one of two bushes.',
    '4': 'Find Bunny behind one of three bushes.',
    '5': 'Find Bunny among three very different things.',
    '6': 'Find Bunny among five things.',
    '7': 'Find Bunny among eight things.',
    '8': 'Find Bunny in a quiet park.',
    '9': 'Find Bunny in a park, among similar animals.',
    '10': 'Find all three bunnies.',
  },
  result: {
    done: { one: '{{alias}} found it {{n}} of {{count}} time', other: '{{alias}} found it {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at it {{n}} of {{count}} time', other: '{{alias}} looked at it {{n}} of {{count}} times' },
    passed: { one: 'It came and went once', other: 'It came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    who: { label: 'Who hides (usually Bunny). Your own photo is used if you have one.' },
    visible: { label: 'How much peeps out from behind a bush (%)' },
    spotlight: { label: 'Only a circle is lit; it follows the finger' },
    calls: { label: 'A soft rattle from the side where Bunny will be' },
  },
  records: {
    visible: 'How much of Bunny was showing',
    gap: 'Gap between things (× thing size)',
    searched: 'How far the lit circle went',
    places: 'How many of the nine places were lit',
  },
} as const
