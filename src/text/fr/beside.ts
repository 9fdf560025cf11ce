/** The adult's window beside the child's. */
export const beside = {
  title: 'À côté de {{alias}}',
  titleAlone: 'À côté de l’enfant',
  lead: 'Une deuxième fenêtre de cet appareil : la scène sur un écran, celle-ci devant vous. Ouvrez une activité dans l’autre fenêtre. Rien ne quitte l’appareil.',
  none: 'Rien n’est joué dans une autre fenêtre en ce moment.',
  unsupported: 'Ce navigateur ne peut pas relier deux fenêtres.',
  playing: '{{activity}}, niveau {{level}}.',
  states: {
    playing: 'On joue.',
    resting: 'C’est le repos : la scène est sombre.',
    held: 'C’est en pause dans l’autre fenêtre.',
    over: 'La séance est terminée.',
  },
  look: 'Regarde',
  lookHow: 'Tenez-le tant que les yeux sont dessus, ou touchez un instant.',
  helped: 'Aide à la main',
  wait: 'Attendre plus',
  next: 'Suivant',
  rest: 'Repos',
  goOn: 'Continuer',
  end: 'Terminer',
} as const
