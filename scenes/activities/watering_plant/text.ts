import { carriedText, heldText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Water the plant',
  trains: 'Holding on, and seeing what it does',
  goal: 'A flower droops in its pot. Water runs for as long as your child keeps touching. Short touches add up, and letting go is fine. The plant rises step by step, and its flower opens in your child’s colour.',
  objectives: {
    '1': 'Touch anywhere: the water runs.',
    '2': 'Touch the watering can, and hold it.',
    '3': 'Drag the watering can to the plant.',
    '4': 'Out of two plants, find the dry one and water it.',
    '5': 'Out of three plants in different-coloured pots, find the dry one.',
    '6': 'Touch four pictures in order: seed, soil, water, sun.',
    '7': 'Let go when the lights next to the plant are full.',
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
      options: { level: 'Set by the level', touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' },
    },
    from: { label: 'Where the watering can is', options: { left: 'On the left', right: 'On the right' } },
    travel: { label: 'Distance (% of screen)' },
    hold: { label: 'Total holding time (seconds)' },
    sounds: { label: 'Sound of water afterwards' },
    snap: { label: 'How close to the plant counts (% of screen height)' },
  },
} as const
