/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Als Nächstes: {{activity}}',
  done: 'Für heute fertig',
  enough: 'Genug für heute',
  between: 'Eine Ruhepause dazwischen. Sie endet von selbst; halte eine obere Ecke (oder die Escape-Taste) drei Sekunden lang, um sie früher zu beenden.',
  howWas: 'Wie war es für {{alias}}?',
  howWasYourChild: 'Wie war es für dein Kind?',
  howWasWhy: 'Einmal tippen, wenn du magst.',
  moods: { calm: 'Ruhig', enjoyed: 'Mit Freude', tired: 'Müde', 'too-much': 'Zu viel' },
} as const
