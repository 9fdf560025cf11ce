/** What a new account is for. */
export const hereFor = {
  title: 'Pour qui êtes-vous ici ?',
  lead: 'Choisissez. Vous pourrez ajouter le reste plus tard, dans « Compte ».',
  made: 'Compte créé',
  doors: {
    child: { title: 'Mon enfant', lead: 'Une image, cinq questions et la première lumière.' },
    work: { title: 'Des enfants avec qui je travaille', lead: 'Une équipe, une liste d’enfants et les familles que vous invitez.' },
    invited: { title: 'J’ai une invitation', lead: 'D’une famille ou d’une équipe, à cette adresse e-mail.' },
  },
  team: {
    title: 'Comment s’appelle votre équipe ?',
    lead: 'Vous travaillez en solo ? Votre nom suffit. Vous pourrez le changer plus tard.',
    reads: 'Voici ce que lit une famille que vous invitez :',
    unnamed: 'Votre équipe',
  },
  invitations: {
    title: 'Vos invitations',
    address: 'Les invitations arrivent à votre adresse e-mail : {{email}}',
    none: 'Aucune invitation pour vous pour l’instant. Demandez à la personne qui vous invite d’utiliser exactement cette adresse. L’invitation apparaît ici dès qu’elle est envoyée.',
    next: 'Vous voyez qui vous invite et ce que vous pourrez voir. Rien n’est partagé avant que vous n’acceptiez.',
  },
  back: 'Retour',
  today: 'Aller à Aujourd’hui',
}
