/** What an adult reads of this activity. */
export const en = {
  title: 'Liquid light',
  trains: 'Cause and effect: light spreads where I touch. Looking while it lasts',
  goal: 'The screen is dark. Where your child touches, a soft drop of light spreads like ink and slowly fades. There is no right or wrong, and it is a calm way to finish. Later, the same touch uncovers a picture in the dark, or lights up a wide path.',
  objectives: {
    '1': 'Touch anywhere: a flower of ink opens there.',
    '2': 'Draw a trail of light in one colour.',
    '3': 'Draw in two colours, one on each side.',
    '4': 'Paint the dark until a picture appears.',
    '5': 'Follow a wide path of light to its end, where a flower opens.',
  },
  result: {
    done: { one: '{{alias}} painted {{n}} of {{count}} picture or path', other: '{{alias}} painted {{n}} of {{count}} pictures or paths' },
    looked: { one: '{{alias}} looked at {{n}} of {{count}} picture or path', other: '{{alias}} looked at {{n}} of {{count}} pictures or paths' },
    passed: { one: 'One picture or path came and went', other: '{{count}} pictures or paths came and went' },
    warmed: { one: '{{alias}} warmed up with one picture or path', other: '{{alias}} warmed up with {{count}} pictures or paths' },
  },
  settings: {
    viscosity: { label: 'Thickness of the ink', options: { thin: 'Thin: it spreads far', soft: 'Soft', thick: 'Thick: it stays close to the finger' } },
    fade: { label: 'How long it stays visible (seconds)' },
    colours: {
      label: 'Colours',
      options: {
        own: 'Your child’s colour',
        'yellow-blue': 'Yellow and blue',
        'cyan-pink': 'Light blue and pink',
        'green-purple': 'Green and purple',
        'warm-white': 'Warm white',
      },
    },
    hum: { label: 'A soft hum while drawing, higher towards the top' },
    words: { label: 'What is hidden in the dark (if you choose nothing: your own photos first). If you have a photo, your photo is shown.' },
  },
} as const
