import { calledText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'My voice',
  trains: 'Finding out that your own sounds make something happen, and listening',
  goal: 'Your child’s voice makes something happen: a flower opens, or a light grows, moves or leaves a trail. A touch, a switch or dwelling does the same; holding counts as a long sound. Only loudness and pitch count, never words.',
  objectives: {
    '1': 'Open a flower with three sounds.',
    '2': 'Make a trail of light longer with a longer sound.',
    '3': 'Make a light bigger with louder sounds, and smaller with softer ones.',
    '4': 'Wait quietly, then call after “now”.',
    '5': 'Send a light up with a high voice, and down with a low one.',
    '6': 'Listen in the dark, then choose what you heard from two pictures.',
  },
  result: {
    done: { one: '{{alias}} made it happen {{n}} of {{count}} time', other: '{{alias}} made it happen {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'One light came and went', other: '{{count}} lights came and went' },
    warmed: { one: '{{alias}} warmed up with one light', other: '{{alias}} warmed up with {{count}} lights' },
  },
  settings: {
    louder: { label: 'How much louder than the room a sound must be', options: { '6': 'A little (6 dB)', '10': 'Clearly (10 dB)', '15': 'A lot (15 dB)' } },
    opens: { label: 'What a sound opens', options: { flower: 'A flower', light: 'A light', word: 'A picture you choose' } },
    word: { label: 'Picture that lights up' },
    growth: { label: 'Maximum growth (%)' },
    claps: { label: 'A clap or tap also counts. (So does a slamming door.)' },
    lowCut: {
      label: 'Ignore the hum of fans and machines',
      options: { none: 'No: count everything', '150': 'Below 150 Hz', '250': 'Below 250 Hz: a deep voice is harder to hear' },
    },
  },
  records: { ...calledText.en, afterNow: 'From “now” to the sound', early: 'Sounds before “now”', goalAfter: 'Time to reach the goal' },
} as const
