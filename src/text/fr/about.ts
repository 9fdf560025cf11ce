/** What is new, and how it stands with this device. */
export const about = {
  title: 'À propos de cette version',
  version: 'Version {{version}}',
  news: 'Nouveautés',
  on: '{{version}}, {{day}}',
  items: {
    offline: 'Tout peut venir d’avance pour les jours sans internet, pour chaque enfant ou en entier.',
    safe: 'Quand une nouvelle version ne démarre pas, la dernière qui l’a fait revient d’elle-même.',
    file: 'Vos données sont un fichier qui se lit partout et se reprend dans n’importe quel compte.',
    languages: 'L’application parle plus de langues. Choisissez la vôtre sur la première page ou sous « Cette tablette ».',
    tablet: 'Une page en images prépare la tablette : écran d’accueil, rester dans l’activité.',
  },
  status: 'Où en sont les choses ici',
  online: 'Il y a un réseau.',
  offline: 'Il n’y a pas de réseau. Ce qui est gardé ici fonctionne.',
  backend: {
    asking: 'On demande au serveur …',
    reached: 'Le serveur répond.',
    lost: 'Le serveur ne répond pas en ce moment. Ce qui est joué est gardé ici et envoyé plus tard.',
    none: 'Tout est gardé sur cet appareil. Il n’y a pas de serveur.',
  },
  ready: 'Cet appareil ouvre l’application sans réseau.',
  notReady: 'Cet appareil n’ouvre pas encore l’application sans réseau. Rechargez la page une fois.',
  device: 'Plus sur cet appareil',
  support: 'L’aide d’une personne',
  write: 'Écrire à {{contact}}',
  credits: 'Crédits et licences',
} as const
