/** Sounds of the stage's responses, loaded at the start. */
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

/** Sounds of animals and things, loaded after the effects. */
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

/** Name of a sound in assets/sounds. All of them are synthesised. */
export type SoundName = (typeof effectNames)[number] | (typeof naturalSoundNames)[number]

/** Returns the file that contains a sound. */
export const soundFileOf = (name: SoundName): 'effects' | 'natural' => (effectNames.some((each) => each === name) ? 'effects' : 'natural')
