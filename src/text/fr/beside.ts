/** The adult's window beside the child's. */
export const beside = {
  title: 'À côté : {{alias}}',
  titleAlone: 'À côté de l’enfant',
  lead: 'Une deuxième fenêtre de cet appareil : la scène sur un écran, cette fenêtre devant vous. Ouvrez une activité dans l’autre fenêtre.',
  stays: 'Rien ne quitte l’appareil.',
  none: 'Rien n’est joué près de vous en ce moment.',
  devices:
    'Ou un autre appareil : là où l’enfant joue, activez « Un autre appareil peut se joindre » sous Cette tablette, et connectez-vous sur les deux en choisissant l’enfant. Ce que vous faites met un instant à arriver et c’est là-bas que le temps est mesuré.',
  unsupported: 'Ce navigateur ne peut pas relier deux fenêtres.',
  playing: '{{activity}}, niveau {{level}}.',
  states: {
    playing: 'On joue.',
    resting: 'C’est le repos : la scène est sombre.',
    held: 'En pause',
    over: 'La séance est terminée.',
  },
  look: 'Regarde',
  lookHow: 'Maintenez le bouton tant que les yeux sont sur la chose, ou touchez-le un instant.',
  helped: 'Aide avec la main',
  wait: 'Attendre plus',
  next: 'Suivant',
  rest: 'Repos',
  goOn: 'Continuer',
  end: 'Terminer',
} as const
