/** After a session of today’s plan: the next activity, and how it was. */
export const result = {
  next: 'Next: {{activity}}',
  done: 'Done for today',
  enough: 'Enough for today',
  between: 'A short rest. It ends by itself; to end it sooner, hold a top corner (or the Escape key) for three seconds.',
  howWas: 'How was it for {{alias}}?',
  howWasYourChild: 'How was it for your child?',
  howWasWhy: 'One tap, if you like.',
  moods: { calm: 'Calm', enjoyed: 'Enjoyed it', tired: 'Tired', 'too-much': 'Too much' },
} as const
