/** The adult's window beside the child's. */
export const beside = {
  title: 'Suivre {{alias}} en direct',
  titleAlone: 'Suivre en direct',
  lead: 'Ouvrez l’activité dans une autre fenêtre : cette autre fenêtre est pour l’enfant, celle-ci est pour vous.',
  stays: 'Rien ne quitte l’appareil.',
  none: 'Rien n’est joué en ce moment.',
  devices:
    'Ou utilisez un autre appareil. Sur l’appareil où l’enfant joue, activez « Laisser un deuxième appareil se joindre » sous « Cette tablette ». Connectez-vous sur les deux, avec le même enfant choisi. Chaque appui met un instant à arriver et compte à partir de son arrivée.',
  unsupported: 'Ce navigateur ne peut pas relier deux fenêtres.',
  playing: '{{activity}}, niveau {{level}}.',
  states: {
    playing: 'En cours',
    resting: 'Pause : l’écran est sombre.',
    held: 'En pause',
    over: 'La séance est terminée.',
  },
  look: 'Regarde',
  lookHow: 'Maintenez pendant que votre enfant regarde, ou touchez pour un regard bref.',
  helped: 'Aide main sous main',
  wait: 'Attendre plus',
  next: 'Suivant',
  rest: 'Pause',
  goOn: 'Continuer',
  end: 'Terminer',
} as const
