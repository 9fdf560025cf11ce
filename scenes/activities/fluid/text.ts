/** What an adult reads of this activity. */
export const en = {
  title: 'Fluid',
  trains: 'Finding out: where I touch, light spreads; and looking while it lasts',
  goal: 'The screen is dark. Where your child touches, a soft drop of light spreads like ink and slowly goes. Nothing is right or wrong, and it is a calm way to end. Later the same hand uncovers a picture in the dark, or lights up a wide road.',
  objectives: {
    '1': 'Touch anywhere: a flower of ink opens there.',
    '2': 'Draw a trail of light in one colour.',
    '3': 'Draw in two colours, one on each side.',
    '4': 'Paint the dark until a picture is seen.',
    '5': 'Follow a wide road of light to its end, where a flower opens.',
  },
  result: {
    done: { one: '{{alias}} painted {{n}} of {{count}} picture or road', other: '{{alias}} painted {{n}} of {{count}} pictures or roads' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} picture or road', other: '{{alias}} looked at {{n}} of {{count}} pictures or roads' },
    passed: { one: 'One picture or road came and went', other: '{{count}} pictures or roads came and went' },
    warmed: { one: '{{alias}} warmed up with one picture or road', other: '{{alias}} warmed up with {{count}} pictures or roads' },
  },
  settings: {
    viscosity: { label: 'How the ink flows', options: { thin: 'Thin: it spreads far', soft: 'Soft', thick: 'Thick: it stays close to the finger' } },
    fade: { label: 'How long it is seen, in seconds' },
    colours: {
      label: 'Colours',
      options: {
        own: 'The child’s own',
        'yellow-blue': 'Yellow and blue',
        'cyan-pink': 'Light blue and pink',
        'green-purple': 'Green and purple',
        'warm-white': 'Warm white',
      },
    },
    hum: { label: 'A soft hum while drawing, higher towards the top' },
    words: { label: 'What lies in the dark (without a choice: your own photographs first). A thing with your own photograph shows your photograph.' },
  },
} as const
