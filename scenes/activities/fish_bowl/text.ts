import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Fish in the bowl',
  trains: 'Looking from a thing to where it goes, and taking it there',
  goal: 'A fish in a net, and a bowl of water. At first a touch on the fish sends it into the bowl; later your child taps the fish and then the bowl, or drags the fish. In the bowl it swims one slow circle. If your child lets go on the way, the fish stays where it is.',
  objectives: {
    '1': 'Touch the fish: it slips into the bowl.',
    '2': 'Tap the fish, then tap the bowl.',
    '3': 'Drag the fish to the bowl.',
    '4': 'Choose the right bowl for the fish: by size or by colour.',
    '5': 'Touch the fish while it swims slowly in the bowl.',
    '6': 'Out of three fish, bring the one in the colour the voice says.',
    '7': 'Feed the fish: touch each one.',
  },
  result: {
    done: { one: '{{alias}} reached {{n}} of {{count}} fish', other: '{{alias}} reached {{n}} of {{count}} fish' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} fish', other: '{{alias}} looked at {{n}} of {{count}} fish' },
    passed: { one: 'One fish came and went', other: '{{count}} fish came and went' },
    warmed: { one: '{{alias}} warmed up with one fish', other: '{{alias}} warmed up with {{count}} fish' },
  },
  records: carriedText.en,
  settings: {
    carry: {
      label: 'How the fish gets there',
      options: { level: 'Set by the level', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' },
    },
    from: { label: 'Where the fish is', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'Distance (% of screen)' },
    bowls: { label: 'How two bowls are told apart', options: { size: 'By their size', colour: 'By their colour' } },
    count: { label: 'How many fish to feed' },
    thing: { label: 'What to bring (if you choose nothing: a fish). If you have a photo, your photo is shown.' },
    sounds: { label: 'Sound: soft splashes' },
    snap: { label: 'How close to the bowl counts (% of screen height)' },
  },
} as const
