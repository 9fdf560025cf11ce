/** Who looks after a child beside the one who added it, and who is asked to. */
export const guardians = {
  title: 'Parents et responsables',
  you: '{{name}} (vous)',
  owner: 'Titulaire',
  /** What a guardian may not do. */
  ownerSays: 'Peut inviter d’autres personnes, retirer {{alias}} de la liste et supprimer les données.',
  /** A guardian is not told the owner’s name. */
  somebody: 'La personne qui a ajouté {{alias}}',
  since: 'Depuis le {{day}}',
  most: 'Jusqu’à {{most}} autres personnes peuvent veiller sur un enfant.',

  remove: 'Retirer',
  removeOf: 'Retirer à {{name}} l’accès à {{alias}}',
  removeTitle: 'Retirer à {{name}} l’accès à {{alias}} ?',
  removeLead: '{{name}} perd aussitôt l’accès à {{alias}} : plan, séances et résultats. Aucune donnée sur {{alias}} n’est supprimée.',
  removeShared: 'L’accès à {{alias}} reste partagé avec {{accounts}}. Si {{name}} y travaille, arrêtez aussi ce partage.',
  removeFinal:
    'Cela ne peut pas être annulé : il faudrait une nouvelle invitation pour {{name}}. Les photos et les enregistrements qui sont sur son appareil y restent.',
  removeNow: 'Retirer {{name}}',
  removed: '{{name}} ne veille plus sur {{alias}}.',

  leave: 'Ne plus veiller sur {{alias}}',
  leaveTitle: 'Ne plus veiller sur {{alias}} ?',
  leaveLead: '{{alias}} quitte votre liste, et vous ne verrez plus ni plan, ni séances, ni résultats. Aucune donnée sur {{alias}} n’est supprimée.',
  leaveFinal: 'Cela ne peut pas être annulé : il vous faudrait une nouvelle invitation. Les photos et les enregistrements sur cet appareil restent ici.',
  left: 'Vous ne veillez plus sur {{alias}}.',

  invite: {
    button: 'Inviter un autre parent',
    buttonOf: 'Inviter un autre parent pour {{alias}}',
    title: 'Qui d’autre veille sur {{alias}} ?',
    lead: 'Un autre parent ou responsable peut voir et faire tout ce que vous pouvez faire pour {{alias}} : profil, plan, textes, jeu, résultats, partage avec un centre. Vous restez la seule personne à pouvoir inviter, retirer {{alias}} de la liste ou supprimer ses données.',
    email: 'Adresse e-mail',
    emailHint: 'Exactement l’adresse avec laquelle l’autre personne se connecte.',
    bad: 'Cette adresse e-mail n’est pas complète. Elle devrait ressembler à nom@example.org.',
    isYou: 'C’est votre propre adresse.',
    isGuardian: 'Cette personne veille déjà sur {{alias}}.',
    isInvited: 'Cette adresse a déjà une invitation. Vous pouvez la prolonger de 14 jours.',
    noMail: 'Aucun e-mail n’est envoyé. Dites à l’autre personne de se connecter avec cette adresse et de la confirmer ; l’invitation l’attendra.',
    submit: 'Inviter',
    sent: '{{email}} a reçu une invitation. Elle est ouverte pendant 14 jours.',
  },
  pending: {
    failed: 'Les invitations ouvertes ne se sont pas chargées. Rien n’est perdu.',
    open_one: 'Invitation ouverte, encore {{count}} jour',
    open_other: 'Invitation ouverte, encore {{count}} jours',
    over: 'L’invitation a expiré',
    resend: 'Prolonger de 14 jours',
    resendOf: 'Prolonger de 14 jours : invitation à {{email}}',
    resent: 'L’invitation à {{email}} est ouverte 14 jours de plus.',
    takeBack: 'Retirer',
    takeBackOf: 'Retirer l’invitation à {{email}}',
    isTakenBack: 'L’invitation à {{email}} a été retirée.',
  },

  forMe: {
    title: '{{name}} vous invite à veiller sur {{alias}}',
    titleUnnamed: 'On vous invite à veiller sur {{alias}}',
    lead: 'Vous verrez et ferez ce que fait la famille : profil, plan, textes, jeu et résultats. Vous pouvez arrêter à tout moment.',
    open_one: 'Ouverte encore {{count}} jour.',
    open_other: 'Ouverte encore {{count}} jours.',
    accept: 'Accepter',
    decline: 'Refuser',
    acceptOf: 'Accepter : veiller sur {{alias}}',
    declineOf: 'Refuser : veiller sur {{alias}}',
    accepted: 'Vous veillez maintenant sur {{alias}}.',
    declined: 'Vous avez refusé l’invitation à veiller sur {{alias}}.',
    unproven: 'Un autre parent vous a envoyé une invitation ? Confirmez votre e-mail, {{email}}, et elle apparaîtra ici.',
    prove: 'Confirmer votre e-mail',
  },

  /** Where a guardian finds no button. */
  notYours:
    'Seule la personne qui a ajouté {{alias}} peut retirer {{alias}} de la liste ou supprimer ses données. Pour mettre fin à votre propre accès, utilisez « Partage ».',
  /** What follows for others: a child's number holds its owner's, so it can be nobody else's. */
  othersLose:
    'L’accès à {{alias}} se termine aussi pour {{names}} : profil, plan, séances et résultats sont supprimés pour tout le monde. Pour transmettre avant : depuis cet autre compte, ouvrir « Partage » pour {{alias}} et appuyer sur « Garder une copie : {{alias}} ». Les copies restent quand vous supprimez.',
  toldOthers: 'J’ai prévenu {{names}}, ou une copie a été gardée',
  tellOthers: 'Prévenez d’abord {{names}}, puis cochez cette case. Rien n’a été supprimé.',
  copy: {
    why: '{{alias}} dépend du compte de la personne qui a ajouté {{alias}}. Avec votre propre copie, vous gardez le profil, le plan, les textes et les séances, quoi qu’il arrive à ce compte. Les photos et les enregistrements restent sur l’autre tablette ; le partage repart de zéro.',
    keep: 'Garder une copie : {{alias}}',
    done: 'Votre propre copie est maintenant dans votre liste : {{alias}}.',
  },
  othersHidden: 'Si vous retirez {{alias}} de la liste, {{alias}} disparaîtra aussi pour {{names}}.',
  staysWithFamily: '{{alias}} reste avec sa famille ; seul votre accès se termine. Les séances que vous avez menées y restent aussi, sans votre nom.',
} as const
