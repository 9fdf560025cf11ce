/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Sigue: {{activity}}',
  done: 'Listo por hoy',
  enough: 'Basta por hoy',
  between: 'Un descanso entre medias. Termina solo; para terminarlo antes, mantén pulsada una esquina de arriba (o la tecla Escape) tres segundos.',
  howWas: '¿Cómo le fue a {{alias}}?',
  howWasYourChild: '¿Cómo le fue a tu peque?',
  howWasWhy: 'Un toque, si quieres.',
  moods: { calm: 'Con calma', enjoyed: 'Con gusto', tired: 'Cansancio', 'too-much': 'Demasiado' },
} as const
