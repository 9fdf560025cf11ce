import { assembledText, carriedText } from '#domain/activities/carried'

/** What an adult reads of this activity. */
export const en = {
  title: 'Put it in place',
  trains: 'Seeing where a piece belongs: by size, as part of a picture, or in order',
  goal: 'Pieces are on one side, their places on the other. Your child drags each piece to its place, or taps the piece and then the place. A piece in the wrong place comes back, and your child can try as often as needed.',
  objectives: {
    '1': 'Put one thing in its place.',
    '2': 'Put a large and a small thing in their places.',
    '3': 'Put three sizes in their places.',
    '4': 'Put two halves together to make one picture.',
    '5': 'Put three or four pieces together to make one picture.',
    '6': 'Put three steps of an everyday routine in order.',
    '7': 'Put five sizes in order, or A B C, or 1 2 3.',
  },
  result: {
    done: { one: '{{alias}} filled all the places {{n}} of {{count}} time', other: '{{alias}} filled all the places {{n}} of {{count}} times' },
    looked: { one: '{{alias}} looked {{n}} of {{count}} time', other: '{{alias}} looked {{n}} of {{count}} times' },
    passed: { one: 'The pieces came and went once', other: 'The pieces came and went {{count}} times' },
    warmed: { one: '{{alias}} warmed up once', other: '{{alias}} warmed up {{count}} times' },
  },
  settings: {
    carry: { label: 'How a piece gets there', options: { touch: 'One touch', 'tap-tap': 'Two taps', drag: 'Drag', magnet: 'A nudge is enough' } },
    slots: {
      label: 'Where the places are',
      options: { field: 'The pieces are where your child sees best', left: 'On the left', right: 'On the right' },
    },
    ghost: { label: 'How clearly the picture shows in its place (%; 0: only its outline)' },
    deck: { label: 'Pictures, up to level 5 and for five sizes (if you choose none: those your child knows best)' },
    routine: {
      label: 'Everyday routine (level 6)',
      options: {
        teeth: 'Teeth: brush, rinse, dry',
        bath: 'Bath: water, soap, towel',
        dressing: 'Going out: sock, shoe, coat',
        own: 'Your own pictures, picked below',
      },
    },
    steps: { label: 'Your own pictures for the routine: choose them in order. If you have a photo, your photo is shown.' },
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
    none: 'Too early to say how many pieces go well.',
    names: { '1': 'one piece', '2': 'two pieces', '3': 'three pieces', '4': 'four pieces', '5': 'five pieces' },
  },
} as const
