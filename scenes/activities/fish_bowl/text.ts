import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Fish and bowl',
  trains: 'Looking from a thing to its place, and bringing it there',
  goal: 'A fish in a net, and a bowl of water. At first any touch of the fish sends it into the bowl; later your child taps fish and bowl, or takes the fish along with a finger. In the bowl it swims one slow circle. A fish that is let go on the way stays where it is.',
  objectives: {
    '1': 'Touch the fish: it slips into the bowl.',
    '2': 'Tap the fish, then tap the bowl.',
    '3': 'Take the fish along to the bowl.',
    '4': 'Choose the bowl for the fish: the big or the small one, or the one of its colour.',
    '5': 'Touch the fish while it swims slowly in the bowl.',
    '6': 'Of three fish, bring the one of the colour that the voice says.',
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
      options: { level: 'As the level has it', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' },
    },
    from: { label: 'Where the fish lies', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'How far it is (percent of the screen)' },
    bowls: { label: 'How two bowls are told apart', options: { size: 'By their size', colour: 'By their colour' } },
    count: { label: 'How many fish are fed' },
    thing: { label: 'What is brought (without a choice: a fish). A thing with your own photograph shows your photograph.' },
    sounds: { label: 'The water splashes softly' },
    snap: { label: 'How near to the bowl is near enough (percent of the screen’s height)' },
  },
} as const
