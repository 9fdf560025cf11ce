/** Sounds with which the stage answers, loaded from the start. */
export const effectNames = [
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
] as const

/** Sounds of things, loaded after the others. */
export const naturalSoundNames = [
  'dog',
  'cat',
  'owl',
  'bird',
  'cow',
  'sheep',
  'horse',
  'pig',
  'duck',
  'hen',
  'frog',
  'lion',
  'elephant',
  'bee',
  'mouse',
  'clock',
  'cup',
  'telephone',
  'drum',
  'car',
  'train',
  'pour',
  'water',
  'leaves',
  'steps',
] as const

/** A sound of assets/sounds, all of them synthesised. */
export type SoundName = (typeof effectNames)[number] | (typeof naturalSoundNames)[number]

/** The file in which a sound comes. */
export const soundFileOf = (name: SoundName): 'effects' | 'natural' => (effectNames.some((each) => each === name) ? 'effects' : 'natural')
