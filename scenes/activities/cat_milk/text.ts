import { carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Milk for the cat',
  trains: 'Looking from a thing to its place, and bringing it there',
  goal: 'A light cat waits at its bowl, and a jug of milk stands beside. At first any touch of the jug is enough; later your child taps jug and bowl, or takes the jug along with a finger. The milk pours, and the cat drinks. A jug that is let go on the way stays where it is.',
  objectives: {
    '1': 'Touch the jug: the milk pours, and the cat drinks.',
    '2': 'Tap the jug, then tap the bowl.',
    '3': 'Take the jug along to the bowl.',
    '4': 'Give the cat what it wants: the milk, and not the boot.',
    '5': 'Of two cats, give milk to the one whose bowl is empty.',
    '6': 'Give the big bowl to the big cat, or the small bowl to the small cat.',
    '7': 'Touch three things in their order: open the door, pour the milk, call the cat.',
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
      options: { level: 'As the level has it', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' },
    },
    from: { label: 'Where the milk stands', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'How far it is (percent of the screen)' },
    cat: { label: 'Who gets the milk (without a choice: a light cat). An animal with your own photograph shows your photograph.' },
    sounds: { label: 'The cat is heard: it calls once, and laps when it drinks' },
    snap: { label: 'How near to the bowl is near enough (percent of the screen’s height)' },
  },
} as const
