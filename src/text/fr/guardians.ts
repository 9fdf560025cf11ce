/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Parents et responsables',
  you: '{{name}} (vous)',
  owner: 'Titulaire',
  /** What a guardian may not do. */
  ownerSays: 'Peut inviter d’autres personnes, retirer {{alias}} de la liste et supprimer.',
  /** A guardian is not told the owner’s name. */
  somebody: 'La personne qui a ajouté {{alias}}',
  since: 'Depuis le {{day}}',
  most: 'Au plus {{most}} autres personnes peuvent veiller sur un enfant.',

  remove: 'Retirer',
  removeOf: 'Retirer {{name}} : {{alias}}',
  removeTitle: 'Retirer à {{name}} l’accès à {{alias}} ?',
  removeLead: 'Dès ce moment, {{name}} ne voit plus {{alias}} : ni plan, ni séances, ni résultats. Rien n’est supprimé pour {{alias}}.',
  removeShared: 'Le partage avec {{accounts}} continue pour {{alias}}. Si {{name}} y travaille, arrêtez aussi ce partage.',
  removeFinal:
    'Cela ne peut pas être annulé : pour revenir, {{name}} a besoin d’une nouvelle invitation. Les photos et les voix sur un appareil qui appartient à {{name}} y restent.',
  removeNow: 'Retirer {{name}}',
  removed: '{{name}} ne veille plus sur {{alias}}.',

  leave: 'Ne plus veiller sur {{alias}}',
  leaveTitle: 'Ne plus veiller sur {{alias}} ?',
  leaveLead: '{{alias}} quitte votre liste, et vous ne voyez plus ni plan, ni séances, ni résultats. Rien n’est supprimé pour {{alias}}.',
  leaveFinal: 'Cela ne peut pas être annulé : pour revenir, vous avez besoin d’une nouvelle invitation. Les photos et les voix sur cet appareil restent ici.',
  left: 'Vous ne veillez plus sur {{alias}}.',

  invite: {
    button: 'Inviter un autre parent',
    buttonOf: 'Inviter un autre parent pour {{alias}}',
    title: 'Qui d’autre veille sur {{alias}} ?',
    lead: 'Un autre parent ou responsable voit et fait tout ce que vous pouvez faire pour {{alias}} : ce qui convient, plan, textes, jeux, résultats, partage avec un centre. Vous restez la seule personne à pouvoir inviter, retirer {{alias}} de la liste et supprimer.',
    email: 'Adresse e-mail',
    emailHint: 'Exactement l’adresse avec laquelle la personne se connecte.',
    bad: 'Ce n’est pas une adresse e-mail entière. Elle ressemble à nom@example.org.',
    isYou: 'C’est votre propre adresse.',
    isGuardian: 'Cette personne veille déjà sur {{alias}}.',
    isInvited: 'Cette adresse a déjà une invitation. Vous pouvez la garder ouverte 14 jours de plus.',
    noMail: 'Aucun e-mail ne part : dites à la personne que l’invitation l’attend une fois connectée avec cette adresse et l’adresse confirmée.',
    submit: 'Inviter',
    sent: 'Invitation ouverte pour {{email}}, pendant 14 jours.',
  },
  pending: {
    failed: 'Les invitations ouvertes n’ont pas pu être chargées. Rien n’est perdu.',
    open_one: 'Invitation ouverte, encore {{count}} jour',
    open_other: 'Invitation ouverte, encore {{count}} jours',
    over: 'L’invitation a expiré',
    resend: 'Ouvrir 14 jours de plus',
    resendOf: 'Ouvrir 14 jours de plus : l’invitation à {{email}}',
    resent: 'L’invitation à {{email}} est valable 14 jours de plus.',
    takeBack: 'Retirer',
    takeBackOf: 'Retirer l’invitation à {{email}}',
    isTakenBack: 'L’invitation à {{email}} est retirée.',
  },

  forMe: {
    title: '{{name}} vous invite à veiller sur {{alias}}',
    titleUnnamed: 'On vous invite à veiller sur {{alias}}',
    lead: 'Vous verrez et ferez ce que fait la famille : ce qui convient, plan, textes, jeux et résultats. Vous pouvez arrêter à tout moment.',
    open_one: 'Ouverte encore {{count}} jour.',
    open_other: 'Ouverte encore {{count}} jours.',
    accept: 'Accepter',
    decline: 'Refuser',
    acceptOf: 'Accepter : veiller sur {{alias}}',
    declineOf: 'Refuser : veiller sur {{alias}}',
    accepted: 'Vous veillez maintenant sur {{alias}}.',
    declined: 'L’invitation à veiller sur {{alias}} est refusée.',
    unproven: 'Un autre parent vous a envoyé une invitation ? Confirmez votre e-mail, {{email}} : elle apparaîtra alors ici.',
    prove: 'Confirmer votre e-mail',
  },

  /** Where a guardian finds no button. */
  notYours:
    'Seule la personne qui a ajouté {{alias}} peut retirer {{alias}} de la liste ou supprimer. Sous Partage, vous pouvez cesser de veiller sur {{alias}}.',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'Ne verront plus {{alias}} non plus : {{names}}. Ce qui convient, plan, séances et résultats disparaissent pour tout le monde. Transmettez d’abord : avec le compte de chaque personne, ouvrir Partage pour {{alias}} et appuyer sur « Garder une copie : {{alias}} ». Ce qui est copié reste quand vous supprimez.',
  toldOthers: 'J’ai prévenu {{names}}, ou une copie a été gardée',
  tellOthers: 'Prévenez d’abord {{names}}, puis cochez ceci. Rien n’a été supprimé.',
  copy: {
    why: '{{alias}} appartient au compte de la personne qui a ajouté {{alias}}. Avec votre propre copie, vous gardez ce qui convient, plan, textes et séances, quoi qu’il arrive à ce compte. Les photos et les voix restent sur la tablette qui les a ; le partage repart de zéro.',
    keep: 'Garder une copie : {{alias}}',
    done: 'Votre propre copie est maintenant dans votre liste : {{alias}}.',
  },
  othersHidden: 'Hors de la liste, {{alias}} ne sera plus visible non plus pour {{names}}.',
  staysWithFamily:
    '{{alias}} reste dans sa famille : vous cessez seulement de veiller sur {{alias}}. Les séances que vous avez menées y restent aussi, sans votre nom.',
} as const
