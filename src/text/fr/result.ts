/** The way on after a session of the day’s plan, and how it was. */
export const result = {
  next: 'Ensuite : {{activity}}',
  done: 'Terminé pour aujourd’hui',
  enough: 'Assez pour aujourd’hui',
  between:
    'Une courte pause. Elle se termine toute seule ; pour la terminer plus tôt, gardez le doigt appuyé sur un coin du haut (ou maintenez la touche Échap) pendant trois secondes.',
  howWas: 'Comment cela s’est-il passé pour {{alias}} ?',
  howWasYourChild: 'Comment cela s’est-il passé pour votre enfant ?',
  howWasWhy: 'Un seul geste, si vous le souhaitez.',
  moods: { calm: 'Au calme', enjoyed: 'Avec plaisir', tired: 'De la fatigue', 'too-much': 'C’était trop' },
} as const
