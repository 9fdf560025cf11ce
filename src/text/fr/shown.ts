/** One activity by a link, for a school or a waiting room: making the link, and what is opened by it. */
export const shown = {
  link: {
    title: 'Montrer une activité',
    lead: '{{activity}}, niveau {{level}}, réglée comme cela convient à {{alias}} maintenant. Qui ouvre le lien joue cette seule activité : sans compte, sans menu.',
    nothing: '{{alias}} n’y apparaît pas : ni nom, ni photos, ni résultats. Ce qui est joué ainsi n’est gardé nulle part.',
    code: 'Un code pour la caméra d’une tablette',
    copy: 'Copier le lien',
    copied: 'Le lien est copié.',
    notCopied: 'La copie n’a pas réussi. Sélectionnez le lien et copiez-le à la main.',
    address: 'Le lien',
    open: 'L’ouvrir ici',
    closed: 'Cette activité s’ouvre avec un abonnement et ne peut pas être montrée par un lien.',
    back: 'Retour au départ',
  },
  start: 'Commencer',
  again: 'Encore une fois',
  note: 'Ce qui est joué ici n’est gardé nulle part. Pour arrêter, maintenez un coin du haut de l’écran (ou la touche Échap) pendant trois secondes.',
  light:
    'Rien ne clignote ici, mais aucun écran n’est sûr pour tous les enfants. En cas d’épilepsie, ou si la lumière a déjà déclenché une crise, demandez d’abord à la famille, gardez une lampe allumée dans la pièce et restez à côté de l’enfant. Arrêtez aussitôt que quelque chose semble anormal.',
  goOn: 'Continuer',
  end: 'Terminer',
  wrong: 'Ce lien est abîmé, ou ce qu’il montre n’est plus ici. Demandez-en un nouveau.',
  failed: 'L’activité n’a pas pu être montrée. Rien n’est perdu : rechargez la page.',
} as const
