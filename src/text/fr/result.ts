/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Ensuite : {{activity}}',
  done: 'Terminé pour aujourd’hui',
  enough: 'Assez pour aujourd’hui',
  between:
    'Un repos entre les deux. Il se termine tout seul ; pour le terminer plus tôt, maintenez un coin du haut (ou la touche Échap) pendant trois secondes.',
  howWas: 'Comment était-ce pour {{alias}} ?',
  howWasYourChild: 'Comment était-ce pour votre enfant ?',
  howWasWhy: 'Un seul geste, si vous le souhaitez.',
  moods: { calm: 'Au calme', enjoyed: 'Avec plaisir', tired: 'De la fatigue', 'too-much': 'C’était trop' },
} as const
