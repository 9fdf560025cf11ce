import { reachedText } from '#domain/activities/reached'

/** What an adult reads of this activity. */
export const en = {
  title: 'Bubbles in the air',
  trains: 'Moving on purpose, and reaching for what you see',
  goal: 'One bubble appears. With the camera on, a hand near it, open or closed, pops it; at the first levels any movement does, even of the head. A soft light shows where the hand is. Everything also works by touch. There is no hurry.',
  objectives: {
    '1': 'Move in any way to pop the bubble.',
    '2': 'Move on the left for the bubble on the left, on the right for the one on the right.',
    '3': 'Bring a hand to a bubble near the middle.',
    '4': 'Bring a hand to a bubble anywhere on the screen.',
    '5': 'Bring a hand to the bubble of one colour, not the other.',
    '6': 'Bring a hand to a bubble that drifts slowly.',
  },
  result: {
    done: { one: '{{alias}} popped {{n}} of {{count}} bubble', other: '{{alias}} popped {{n}} of {{count}} bubbles' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} bubble', other: '{{alias}} looked at {{n}} of {{count}} bubbles' },
    passed: { one: 'One bubble came and went', other: '{{count}} bubbles came and went' },
    warmed: { one: '{{alias}} warmed up with one bubble', other: '{{alias}} warmed up with {{count}} bubbles' },
  },
  settings: {
    answers: {
      label: 'What pops the bubble at levels 1 and 2. From level 3 on only a hand does: movement alone cannot show which place is meant.',
      options: { movement: 'Any movement: hand, head or body', hand: 'Only a hand' },
    },
    least: {
      label: 'How large a movement must be',
      options: { small: 'Small: a nod, or a finger close to the camera', middle: 'Medium: a turn of the head', large: 'Large: an arm or the whole body' },
    },
    near: { label: 'How close the hand must come to the bubble (% of screen height)' },
    mirrored: { label: 'Mirror view: a hand moving to the child’s right moves right on the screen' },
  },
  records: reachedText.en,
} as const
