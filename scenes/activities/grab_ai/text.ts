import { carriedText } from '#domain/activities/carried'
import { reachedText } from '#domain/activities/reached'

/** What an adult reads of this activity. */
export const en = {
  title: 'Grab and drop',
  trains: 'Taking hold of a thing, moving it to its place and letting it go',
  goal: 'A thing and a basket. With the camera on, a hand in the air picks the thing up: at first it sticks to any hand that comes near; later the hand must close, and open again over the basket. By touch, your child taps the thing and then the basket, or drags it. If your child lets go on the way, it stays where it is.',
  objectives: {
    '1': 'Move a hand close: the thing sticks to it, and drops over the basket by itself.',
    '2': 'Close the hand to take it. Over the basket it drops by itself.',
    '3': 'Close the hand to take it, and open it over the basket.',
    '4': 'Take the thing the voice names, out of two.',
    '5': 'Put two things into the baskets that match their colours.',
    '6': 'Take a small thing.',
  },
  result: {
    done: { one: '{{alias}} put {{n}} of {{count}} thing into the basket', other: '{{alias}} put {{n}} of {{count}} things into the basket' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} thing', other: '{{alias}} looked at {{n}} of {{count}} things' },
    passed: { one: 'One thing came and went', other: '{{count}} things came and went' },
    warmed: { one: '{{alias}} warmed up with one thing', other: '{{alias}} warmed up with {{count}} things' },
  },
  settings: {
    magnet: {
      label:
        'A hand coming near is enough at every level; it does not need to close or open. (Movement without a hand cannot grab, so it is not offered here.)',
    },
    holdTime: { label: 'How long the hand must stay near the thing (seconds)' },
    hands: { label: 'Which hand the camera follows', options: { both: 'Both', left: 'The left hand', right: 'The right hand' } },
    from: { label: 'Where the thing is', options: { left: 'On the left', right: 'On the right' } },
  },
  records: { ...carriedText.en, ...reachedText.en },
} as const
