import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Egg and nest',
  trains: 'Looking from a thing to where it goes, and taking it there',
  goal: 'An egg, and a nest. At first a touch on the egg rolls it home; later your child taps the egg and then the nest, or drags the egg. In the nest the egg rocks, and a chick looks out. If your child lets go on the way, the egg stays where it is.',
  objectives: {
    '1': 'Touch the egg: it rolls into the nest, and a chick hatches.',
    '2': 'Tap the egg, then tap the nest.',
    '3': 'Drag the egg a short way to the nest.',
    '4': 'Drag the egg a long way to the nest.',
    '5': 'Fill the nest with three eggs, one after the other: then they hatch.',
    '6': 'Choose the nest that matches the egg’s colour.',
    '7': 'Put as many eggs into the nest as the voice says, and no more.',
  },
  result: {
    done: { one: '{{alias}} brought {{n}} of {{count}} egg to the nest', other: '{{alias}} brought {{n}} of {{count}} eggs to the nest' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} egg', other: '{{alias}} looked at {{n}} of {{count}} eggs' },
    passed: { one: 'One egg came and went', other: '{{count}} eggs came and went' },
    warmed: { one: '{{alias}} warmed up with one egg', other: '{{alias}} warmed up with {{count}} eggs' },
  },
  records: carriedText.en,
  settings: {
    carry: {
      label: 'How the egg gets there',
      options: { level: 'Set by the level', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' },
    },
    from: { label: 'Where the egg is', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'Distance (% of screen), if the level does not set it' },
    count: { label: 'How many to count' },
    thing: { label: 'What to bring (if you choose nothing: an egg, which hatches). If you have a photo, your photo is shown.' },
    sounds: { label: 'Sound: the chick peeps when it looks out of the egg' },
    snap: { label: 'How close to the nest counts (% of screen height)' },
  },
} as const
