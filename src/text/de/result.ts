/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Als Nächstes: {{activity}}',
  done: 'Für heute fertig',
  enough: 'Genug für heute',
  between:
    'Eine kurze Pause. Sie endet von selbst; um sie früher zu beenden, halte eine obere Ecke des Bildschirms (oder die Escape-Taste) drei Sekunden lang gedrückt.',
  howWas: 'Wie war es für {{alias}}?',
  howWasYourChild: 'Wie war es für dein Kind?',
  howWasWhy: 'Einmal tippen, wenn du magst.',
  moods: { calm: 'Ruhig', enjoyed: 'Hat Spaß gemacht', tired: 'Müde', 'too-much': 'Zu viel' },
} as const
