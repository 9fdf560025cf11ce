/** Taking one's own data away, and deleting it. */
export const ownData = {
  guide: 'Ce que nous conservons, où, et comment le supprimer',
  title: 'Vos données',
  exportHint:
    'Tout ce qui est gardé de vous et de vos enfants, même hors de la liste, en un fichier pour vous : ce qui leur convient, plans, textes, séances, rapports signés, enregistrements et photos. Il peut être lu et repris ici. Ou seulement le tableau, avec une ligne par tour : quand et quoi, aide, endroit, temps en millisecondes, touchers à côté et manière de répondre. Le fichier n’est pas verrouillé : gardez-le comme vous garderiez une lettre.',
  exportAll: 'Tout exporter (ZIP)',
  exportTable: 'Exporter les tours en tableau (CSV)',
  exportChildHint: 'Ce qui convient, plan, textes, séances, rapports signés, enregistrements et photos, en un fichier (ZIP) pour vous.',
  exportChild: 'Tout exporter pour {{alias}}',
  exporting: 'Le fichier se prépare …',
  exported: 'Le fichier est prêt. Votre navigateur le garde avec les autres téléchargements.',
  exportFailed: 'Le fichier n’a pas pu être créé. Rien n’est perdu : réessayez.',
  offTheList: 'Hors de la liste',
  eraseChild: 'Effacer pour toujours',
  eraseChildTitle: 'Supprimer {{alias}} et tout ce qui s’y rapporte ?',
  eraseChildLead:
    'Ce qui convient, le plan, les textes, toutes les séances, les enregistrements et les photos pour {{alias}} disparaissent aussitôt de cet appareil. Il n’y a pas de copie et pas de retour. Si vous hésitez, laissez {{alias}} hors de la liste : là, rien n’est perdu.',
  writeAlias: 'Écrivez « {{alias}} » pour confirmer',
  notTheAlias: 'Ce n’est pas « {{alias}} ». Rien n’a été supprimé.',
  eraseNow: 'Supprimer maintenant tout sur {{alias}}',
  keep: 'Tout garder',
  erased: '{{alias}} et tout ce qui s’y rapporte : c’est supprimé.',
  receipt: {
    title: '{{product}} : reçu de suppression',
    when: 'Supprimé le {{when}}.',
    account: 'Le compte {{email}} : nom, adresse, mot de passe et ce que cet appareil avait retenu.',
    child: '{{alias}} : ce qui convient, plan, textes, toutes les séances, enregistrements et photos.',
    kept: 'Il n’y a pas de retour. Ce fichier est votre seule preuve de la suppression.',
    save: 'Enregistrer le reçu',
    comes: 'Un reçu de ce qui a été supprimé est enregistré avec vos téléchargements.',
  },
  erasing: 'Suppression de tout …',
  eraseAccount: 'Supprimer mon compte et toutes les données',
  eraseAccountTitle: 'Supprimer votre compte, vos enfants et tout ce qui s’y rapporte ?',
  eraseAccountLead:
    'Votre nom, votre adresse et votre mot de passe, chaque enfant avec toutes ses séances, textes, enregistrements et photos, et ce que cet appareil en a retenu disparaissent aussitôt. Il n’y a pas de retour. La page de confidentialité dit quelles traces restent.',
  eraseAccountGrace:
    'Si vous voulez seulement une pause, déconnectez-vous : tout vous attend, aussi longtemps que vous voulez. Si vous pensez en avoir besoin plus tard, exportez d’abord.',
  password: 'Votre mot de passe',
  wrongPassword: 'Ce mot de passe n’est pas le bon. Rien n’a été supprimé.',
  inTeam: 'Vous travaillez dans une équipe. Quittez-la d’abord ; ensuite vous pourrez supprimer votre compte. Rien n’a été supprimé.',
  toTeam: 'Aller à l’équipe et la quitter',
  hasPaid:
    'Vous avez payé ici, et un paiement ne doit pas continuer sans vous. Mettez fin à la formule sous Tarifs, puis écrivez à l’assistance : votre compte y sera supprimé. Rien n’a été supprimé.',
  toPricing: 'Aller aux Tarifs',
  eraseFailed: 'Tout n’a pas pu être supprimé. Rechargez la page et recommencez : ce qui reste sera alors supprimé.',
  eraseAccountNow: 'Tout supprimer pour toujours',
} as const
