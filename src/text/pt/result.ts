/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Próxima: {{activity}}',
  done: 'Pronto por hoje',
  enough: 'Por hoje, basta',
  between:
    'Um breve descanso. Ele termina sozinho; para terminar antes, mantenha o dedo em um canto superior (ou a tecla Escape pressionada) por três segundos.',
  howWas: 'Como foi para {{alias}}?',
  howWasYourChild: 'Como foi para a criança?',
  howWasWhy: 'Um toque, se quiser.',
  moods: { calm: 'Calma', enjoyed: 'Gostou', tired: 'Cansaço', 'too-much': 'Demais' },
} as const
