import { carriedText, heldText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Water the plant',
  trains: 'Holding on, and seeing what it does',
  goal: 'A flower hangs its head in its pot. Water runs for as long as your child holds; short touches add up, and letting go undoes nothing. The plant rises step by step, and its flower opens in the colour of your child.',
  objectives: {
    '1': 'Touch anywhere: the water runs.',
    '2': 'Touch the watering can, and hold it.',
    '3': 'Take the watering can along to the plant.',
    '4': 'Of two plants, find the dry one and water it.',
    '5': 'Of three plants in pots of different colours, find the dry one.',
    '6': 'Touch four pictures in their order: seed, soil, water, sun.',
    '7': 'Let go when the lights beside the plant are full.',
  },
  result: {
    done: { one: '{{alias}} watered {{n}} of {{count}} plant', other: '{{alias}} watered {{n}} of {{count}} plants' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} plant', other: '{{alias}} looked at {{n}} of {{count}} plants' },
    passed: { one: 'One plant came and went', other: '{{count}} plants came and went' },
    warmed: { one: '{{alias}} warmed up with one plant', other: '{{alias}} warmed up with {{count}} plants' },
  },
  records: { ...carriedText.en, ...heldText.en },
  settings: {
    carry: {
      label: 'How the watering can gets there',
      options: { level: 'As the level has it', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' },
    },
    from: { label: 'Where the watering can is', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'How far it is (percent of the screen)' },
    hold: { label: 'For how long it is held in all, in seconds' },
    sounds: { label: 'The water is heard afterwards' },
    snap: { label: 'How near to the plant is near enough (percent of the screen’s height)' },
  },
} as const
