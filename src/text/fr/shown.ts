/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Partager une activité par un lien',
    lead: '{{activity}}, niveau {{level}}, avec les réglages actuels pour {{alias}}. Toute personne qui ouvre le lien peut jouer à cette seule activité : sans compte, sans menu.',
    nothing: 'Le lien ne contient rien sur {{alias}} : ni nom, ni photos, ni résultats. Rien de ce qui est joué avec lui n’est enregistré.',
    code: 'À scanner avec une tablette',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.',
    address: 'Lien',
    open: 'L’ouvrir ici',
    closed: 'Cette activité demande un abonnement et ne peut pas être partagée par un lien.',
    back: 'Retour au départ',
  },
  start: 'Commencer',
  again: 'Rejouer',
  note: 'Rien de ce que vous jouez ici n’est enregistré. Pour arrêter, gardez le doigt appuyé sur un coin du haut de l’écran (ou maintenez la touche Échap) pendant trois secondes.',
  light:
    'Rien ne clignote ici, mais aucun écran n’est sûr pour tous les enfants. Si l’enfant a une épilepsie, ou si la lumière a déjà déclenché une crise, demandez d’abord à la famille. Gardez une lampe allumée dans la pièce, et restez avec l’enfant. Arrêtez tout de suite si quelque chose semble anormal.',
  goOn: 'Continuer',
  end: 'Terminer',
  wrong: 'Ce lien est abîmé, ou l’activité n’existe plus. Demandez un nouveau lien.',
  failed: 'L’activité n’a pas pu être chargée. Rien n’est perdu : rechargez la page.',
} as const
