/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'A seguir: {{activity}}',
  done: 'Pronto por hoje',
  enough: 'Por hoje, chega',
  between: 'Um descanso no meio. Ele termina sozinho; para terminar antes, segure um canto de cima (ou a tecla Escape) por três segundos.',
  howWas: 'Como foi para {{alias}}?',
  howWasYourChild: 'Como foi para a sua criança?',
  howWasWhy: 'Um toque, se quiser.',
  moods: { calm: 'Calma', enjoyed: 'Gostou', tired: 'Cansaço', 'too-much': 'Foi demais' },
} as const
