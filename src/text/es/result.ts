/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Siguiente: {{activity}}',
  done: 'Terminado por hoy',
  enough: 'Suficiente por hoy',
  between: 'Un breve descanso. Termina solo; para terminarlo antes, mantén el dedo en una esquina superior (o pulsada la tecla Escape) durante tres segundos.',
  howWas: '¿Cómo le fue a {{alias}}?',
  howWasYourChild: '¿Cómo le fue a tu hijo o hija?',
  howWasWhy: 'Un toque, si quieres.',
  moods: { calm: 'Con calma', enjoyed: 'Le gustó', tired: 'Cansancio', 'too-much': 'Demasiado' },
} as const
