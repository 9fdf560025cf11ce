/** What an adult reads of this activity. */
export const en = {
  title: 'Fireworks',
  trains: 'Touching, waiting, and looking up at what comes',
  goal: 'One small seed of light. When your child touches it, it rises slowly, opens like a flower, hangs, and fades. There are no bangs. Press L when your child looks up. A session lasts three minutes at most.',
  objectives: {
    '1': 'Touch anywhere: a firework rises.',
    '2': 'Touch the seed to make it rise.',
    '3': 'Find the seed on the left or on the right.',
    '4': 'Choose one of two colours.',
    '5': 'Touch two seeds in the order they were shown.',
    '6': 'Set off two at once, then wait for one.',
  },
  result: {
    done: { one: '{{alias}} set off {{n}} of {{count}} firework', other: '{{alias}} set off {{n}} of {{count}} fireworks' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} seed', other: '{{alias}} looked at {{n}} of {{count}} seeds' },
    passed: { one: 'One seed came and went', other: '{{count}} seeds came and went' },
    warmed: { one: '{{alias}} warmed up with one firework', other: '{{alias}} warmed up with {{count}} fireworks' },
  },
  settings: {
    sound: { label: 'Sound', options: { soft: 'Soft: a whoosh, then a long note', voice: 'A voice: up … there it is', none: 'Nothing' } },
    rise: { label: 'Rise time (seconds)' },
    petals: { label: 'How many sparks drift down at the end' },
    oneColour: { label: 'One colour only, when there is one seed' },
  },
  records: {
    chosen: 'Colour',
    lookedUp: 'Looked up',
    impulse: 'Touches while it rose',
    waited: 'Waited until it faded',
    early: 'Touches before “go”',
    afterGo: 'Touch after “go”',
  },
} as const
