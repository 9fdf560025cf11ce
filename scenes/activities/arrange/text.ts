import { assembledText, carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Put in place',
  trains: 'Seeing where a piece belongs: by its size, as a part of a picture, or by its turn',
  goal: 'Pieces lie on one side, their places on the other. Your child takes each piece to its place with a finger, or taps the piece and then the place. A piece in another place comes back; it may be tried as often as your child likes.',
  objectives: {
    '1': 'Put one thing into its place.',
    '2': 'Put a large and a small one into their places.',
    '3': 'Put three sizes into their places.',
    '4': 'Put two halves together, so that they are one picture.',
    '5': 'Put three or four pieces together, so that they are one picture.',
    '6': 'Put three steps of something you do every day into their order.',
    '7': 'Put five sizes into their order, or A B C, or 1 2 3.',
  },
  result: {
    done: { one: '{{alias}} filled all places {{n}} of {{count}} time', other: '{{alias}} filled all places {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'The pieces came and went once', other: 'The pieces came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    carry: { label: 'How a piece gets there', options: { touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Taken along', magnet: 'A push is enough' } },
    slots: {
      label: 'Where the places are',
      options: { field: 'The pieces lie where your child sees best', left: 'On the left', right: 'On the right' },
    },
    ghost: { label: 'How clearly the picture is seen in its place (percent; 0: only its edge)' },
    deck: { label: 'Pictures, up to level 5 and for five sizes (without a choice: those your child knows best)' },
    routine: {
      label: 'What you do every day (level 6)',
      options: {
        teeth: 'Teeth: brush, rinse, dry',
        bath: 'Bath: water, soap, towel',
        dressing: 'Going out: sock, shoe, coat',
        own: 'Your own pictures, picked below',
      },
    },
    steps: { label: 'Your own pictures of it: pick them in their order. A picture with your own photograph shows your photograph.' },
    order: { label: 'What is put in order (level 7)', options: { sizes: 'Five sizes', letters: 'A B C', numbers: '1 2 3' } },
  },
  records: {
    pieces: 'Pieces',
    side: 'Where the places were',
    ...assembledText.en,
    ...carriedText.en,
  },
  steps: {
    title: 'How many pieces',
    column: 'Pieces',
    concluded: 'So far, {{step}} went well without help.',
    none: 'There is too little to say yet how many pieces go well.',
    names: { '1': 'one piece', '2': 'two pieces', '3': 'three pieces', '4': 'four pieces', '5': 'five pieces' },
  },
} as const
