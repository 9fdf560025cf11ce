import { reachedText } from '#domain/activities/reached'

/** What an adult reads of this activity. */
export const en = {
  title: 'Bubbles in the air',
  trains: 'Moving on purpose, and reaching for what is seen',
  goal: 'One bubble comes. With the camera on, a hand near it in the air opens it, as a fist or open; at first any movement does, of the head too. A soft light shows where the hand is. Everything works by touch as well. Nothing is lost by being slow.',
  objectives: {
    '1': 'Move in any way, and the bubble opens.',
    '2': 'Move on the left for the bubble on the left, on the right for the one on the right.',
    '3': 'Bring a hand to a bubble near the middle.',
    '4': 'Bring a hand to a bubble anywhere on the screen.',
    '5': 'Bring a hand to the bubble of one colour, and not to the other one.',
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
      label: 'What opens the bubble at levels 1 and 2. From level 3 on it is a hand: a movement alone cannot tell which of several places is meant.',
      options: { movement: 'Any movement: hand, head or body', hand: 'Only a hand' },
    },
    least: {
      label: 'How large a movement must be',
      options: { small: 'Small: a nod, or a finger close to the camera', middle: 'Middle: a turn of the head', large: 'Large: an arm or the whole body' },
    },
    near: { label: 'How near to the bubble the middle of the hand must come (percent of the screen’s height beside its edge)' },
    mirrored: { label: 'As in a mirror: a hand that moves to the child’s right goes to the right of the screen' },
  },
  records: reachedText.en,
} as const
