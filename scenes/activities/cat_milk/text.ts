import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Milk for the cat',
  trains: 'Looking from a thing to where it goes, and taking it there',
  goal: 'A light-coloured cat waits by its bowl, next to a jug of milk. At first a touch on the jug is enough; later your child taps the jug and then the bowl, or drags the jug. The milk pours, and the cat drinks. If your child lets go on the way, the jug stays where it is.',
  objectives: {
    '1': 'Touch the jug: the milk pours, and the cat drinks.',
    '2': 'Tap the jug, then tap the bowl.',
    '3': 'Drag the jug to the bowl.',
    '4': 'Give the cat what it wants: the milk, not the boot.',
    '5': 'Give milk to the cat whose bowl is empty, out of two.',
    '6': 'Give the big bowl to the big cat, or the small bowl to the small cat.',
    '7': 'Do three things in order: open the door, pour the milk, call the cat.',
  },
  result: {
    done: { one: '{{alias}} gave the cat milk {{n}} of {{count}} time', other: '{{alias}} gave the cat milk {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked at the milk {{n}} of {{count}} time', other: '{{alias}} looked at the milk {{n}} of {{count}} times' },
    passed: { one: 'One turn came and went', other: '{{count}} turns came and went' },
    warmed: { one: '{{alias}} warmed up by giving the cat milk once', other: '{{alias}} warmed up by giving the cat milk {{count}} times' },
  },
  records: carriedText.en,
  settings: {
    carry: {
      label: 'How the milk gets there',
      options: { level: 'Set by the level', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' },
    },
    from: { label: 'Where the milk is', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'Distance (% of screen)' },
    cat: { label: 'Who gets the milk (usually a light-coloured cat). Your own photo of an animal is used if you have one.' },
    sounds: { label: 'Sounds: the cat calls once, and laps when it drinks' },
    snap: { label: 'How close to the bowl counts (% of screen height)' },
  },
} as const
