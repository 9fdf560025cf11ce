/** What a page says before anything else is there, and where it cannot come. */
export const first = {
  loading: 'Un instant',
  retry: 'Réessayer',
  failed: {
    title: 'Cette partie n’a pas pu démarrer sur cet appareil.',
    safe: 'Rien n’est perdu. La navigation privée, un disque plein ou une connexion absente peuvent en être la cause.',
    screen: 'Cette page n’a pas pu être chargée.',
    translated:
      'Ce navigateur traduit la page, ce qui peut l’empêcher de fonctionner. Désactivez la traduction pour ce site. L’application existe en français, anglais, allemand, espagnol, portugais et arabe.',
    light: 'La lumière n’a pas démarré.',
    home: 'Aller à l’accueil',
  },
} as const
