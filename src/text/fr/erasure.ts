/** What only a backend with functions does: deletion of a person or a team, and weekly letters. */
export const erasure = {
  progress: 'Suppression… {{done}} sur {{of}}',
  papers_one: 'Un rapport ou une évaluation que vous avez signé pour une équipe reste jusqu’au {{day}}, avec votre nom. Tout le reste est supprimé.',
  papers_other:
    '{{count}} rapports et évaluations que vous avez signés pour une équipe restent jusqu’au {{day}} au plus tard, avec votre nom. Tout le reste est supprimé.',
  administrator: 'Cette adresse figure sur la liste des administrateurs du serveur. Elle doit d’abord en être retirée. Rien n’a été supprimé.',
  begun: 'La connexion a été perdue, mais la suppression continue d’elle-même. Elle sera terminée dans l’heure.',
  number: 'Reçu {{number}} : {{documents}} données supprimées ou rendues anonymes.',
  weekly: 'M’écrire une fois par semaine',
  weeklyHint: 'Pour une semaine où des enfants de votre liste ont joué : un lien, et rien à leur sujet. Vous pouvez arrêter ici ou dans l’e-mail.',
  admin: {
    person: 'Supprimer cette personne',
    account: 'Supprimer cette équipe',
    personLead:
      'Cela supprime la connexion, les enfants et toutes les données de la personne. Son nom disparaît des données des autres. Cela ne peut pas être annulé.',
    accountLead:
      'Cela supprime l’équipe avec ses invitations et ses listes. Les enfants et leurs données restent à leurs familles. Cela ne peut pas être annulé.',
    papers: 'Les rapports et évaluations signés pour une équipe restent jusqu’au {{day}} au plus tard.',
    noName: 'Ne donnez aucun nom dans le motif : il reste dans le journal.',
    inTeam: 'Rien n’a été supprimé. La personne est seule propriétaire de : {{teams}}. Supprimez ou faites transmettre ces équipes d’abord.',
    hasPaid: 'Rien n’a été supprimé. Un paiement est encore en cours : il doit d’abord prendre fin.',
    keep: 'Tout garder',
    now: 'Supprimer définitivement',
    password: 'Votre mot de passe',
    wrongPassword: 'Ce mot de passe n’est pas le bon. Rien n’a été supprimé.',
  },
} as const
