import { calledText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'My voice',
  trains: 'Finding out that a sound of one’s own makes something happen, and listening',
  goal: 'Your child’s voice makes something happen: a flower opens, a light grows, moves or leaves a trail. A touch, a switch or a stay does the same, and holding is a long sound. Only how loud and how high it is counts, never what is said.',
  objectives: {
    '1': 'Open a flower with three sounds.',
    '2': 'Make a trail of light longer with a longer sound.',
    '3': 'Make a light bigger with louder sounds, and smaller with softer ones.',
    '4': 'Wait in quiet, then call after “now”.',
    '5': 'Send a light up with a high voice, and down with a low one.',
    '6': 'Listen in the dark, then choose what was heard of two pictures.',
  },
  result: {
    done: { one: '{{alias}} did {{n}} of {{count}} time', other: '{{alias}} did {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'One light came and went', other: '{{count}} lights came and went' },
    warmed: { one: '{{alias}} warmed up with one light', other: '{{alias}} warmed up with {{count}} lights' },
  },
  settings: {
    louder: { label: 'How much louder than the room a sound must be', options: { '6': 'A little (6 dB)', '10': 'Clearly (10 dB)', '15': 'Much (15 dB)' } },
    opens: { label: 'What a sound opens', options: { flower: 'A flower', light: 'A light', word: 'A picture of your own choice' } },
    word: { label: 'The picture that comes into light' },
    growth: { label: 'How much it grows at most (percent)' },
    claps: { label: 'A clap or a tap counts too. A door that slams then counts as well.' },
    lowCut: {
      label: 'Low sounds of fans and machines are left out',
      options: { none: 'No: everything is heard', '150': 'Below 150 Hz', '250': 'Below 250 Hz: a deep voice is heard less' },
    },
  },
  records: { ...calledText.en, afterNow: 'From “now” to the sound', early: 'Sounds before “now”', goalAfter: 'In the goal after' },
} as const
