export const soundNames = [
  'pop',
  'bubble',
  'chime',
  'call',
  'bell',
  'twinkle',
  'tap',
  'whoosh',
  'splash',
  'crack',
  'purr',
  'lap',
  'munch',
  'cloth',
  'rattle',
  'dog',
  'cat',
  'owl',
  'bird',
] as const
/** An effect of assets/sounds. Animals that could not be told from a cartoon have no voice. */
export type SoundName = (typeof soundNames)[number]
