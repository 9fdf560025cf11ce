/** Recording words and prompts in a voice that the child knows. */
export const voices = {
  title: 'Cinq mots avec une voix connue, pour {{alias}}',
  lead_zero: 'Une voix familière est plus facile à écouter. Commencez par ces cinq mots ; la voix de cet appareil dit le reste, s’il en a une française.',
  lead_one:
    'Une voix familière est plus facile à écouter. Déjà enregistré : {{count}} mot sur cinq ; la voix de cet appareil dit le reste, s’il en a une française.',
  lead_other:
    'Une voix familière est plus facile à écouter. Déjà enregistrés : {{count}} mots sur cinq ; la voix de cet appareil dit le reste, s’il en a une française.',
  /** When activities say each of the five. */
  when: {
    look: 'Juste avant qu’une image apparaisse, pour attirer l’attention',
    'there-it-is': 'Quand {{alias}} a trouvé',
    'follow-it': 'Quand une image commence à bouger',
    'find-the-same': 'Avant de chercher deux images pareilles',
    'which-one': 'Quand il faut choisir une image parmi deux',
  },
  quoted: '« {{word}} »',
  more_one: 'Encore {{count}} mot',
  more_other: 'Encore {{count}} mots',
  moreAbout: 'phrases, noms de fruits, d’animaux, d’objets de tous les jours',
  photos: 'Photos des objets familiers : {{alias}}',
  private:
    'Les enregistrements restent sur cet appareil et ne sont envoyés nulle part. Si vous supprimez définitivement ce qui est conservé sur {{alias}}, ils sont supprimés aussi.',
  categoriesLabel: 'Sortes de mots',
  categories: {
    phrases: 'Phrases',
    fruits: 'Fruits',
    vegetables: 'Légumes',
    everyday: 'Objets courants',
    clothing: 'Vêtements',
    animals: 'Animaux',
    toys: 'Jouets',
    vehicles: 'Véhicules',
    food: 'Nourriture',
    body: 'Corps et visages',
    nature: 'Nature et lieux',
  },
  search: 'Trouver un mot',
  found_one: '{{count}} mot.',
  found_other: '{{count}} mots.',
  none: 'Aucun mot trouvé.',
  count_one: '{{count}} enregistrement pour {{alias}}.',
  count_other: '{{count}} enregistrements pour {{alias}}.',
  loading: 'Chargement des mots…',
  wordsFailed: 'Les mots ne se sont pas chargés. Vos enregistrements sont en sécurité. Les mots apparaîtront quand l’appareil sera en ligne.',
  /** Words that the list does not know. */
  own: {
    pictured: 'Un mot à vous, avec votre photo',
    left: 'Sa photo a été supprimée. L’enregistrement est gardé jusqu’à ce que vous le supprimiez.',
    nameless: 'Mot sans sa photo',
    unread: 'Vos photos ne se sont pas chargées, il manque donc ici vos propres mots. Rien n’est perdu.',
  },
  /** What the family calls a word of the list. */
  name: {
    listed: 'Dans la liste : {{word}}',
    change: 'Changer le nom',
    changeOf: 'Changer le nom : {{word}}',
    called: 'Nom pour « {{word}} »',
    where: 'Vaut sur cette tablette, pour chaque enfant qui joue ici. Enregistrez le nouveau nom, ou la voix de la tablette le dira.',
    save: 'Enregistrer',
    asListed: 'Reprendre le nom d’origine',
    faults: { none: 'Saisissez d’abord un nom.', 'too-long': 'Un nom peut avoir jusqu’à {{most}} lettres. Rien n’est perdu : raccourcissez-le.' },
    done: '« {{word}} » s’appelle maintenant « {{name}} » sur cette tablette.',
    undone: '« {{word}} » a retrouvé son nom d’origine.',
    again: 'L’enregistrement reste tel quel. Refaites-le s’il dit un autre nom.',
    unheard:
      'Rien n’a pu être lu. Le son est peut-être coupé, ou cette tablette n’a pas de voix à elle. Un nom que vous enregistrez peut toujours être entendu.',
  },
  recorded: 'Enregistré',
  notRecorded: 'Pas enregistré',
  record: 'Enregistrer',
  recordAgain: 'Refaire',
  recordOf: 'Enregistrer : {{word}}',
  recordAgainOf: 'Enregistrer à nouveau : {{word}}',
  listen: 'Écouter',
  listenTo: 'Écouter : {{word}}',
  delete: 'Supprimer',
  deleteOf: 'Supprimer l’enregistrement : {{word}}',
  asking: 'En attente du microphone. Le navigateur demandera peut-être l’autorisation.',
  speakNow: 'Dites « {{word}} »',
  endsItself: 'S’arrête tout seul après {{seconds}} secondes.',
  level: 'Volume',
  finish: 'Terminé',
  cancel: 'Annuler',
  keeping: 'Enregistrement en cours…',
  kept: '« {{word}} » est enregistré.',
  deleted: 'L’enregistrement de « {{word}} » est supprimé.',
  tryAgain: 'Réessayer d’enregistrer',
  unheard: 'On n’a rien pu entendre. Le son de l’appareil est-il allumé, et le volume de la voix au-dessus de zéro ?',
  voiceless:
    'Cet appareil n’a pas de voix française, donc seuls les mots enregistrés s’entendent. Enregistrez celui-ci, ou installez une voix : le test de l’appareil explique comment faire.',
  problem: 'Pas d’enregistrement cette fois',
  /** By the microphone's trouble. An earlier recording is never touched. */
  failures: {
    refused:
      'L’accès au microphone n’a pas été autorisé. Touchez l’icône à côté de l’adresse (un cadenas ou deux curseurs), autorisez le microphone, puis appuyez à nouveau sur « Enregistrer ». Sur un iPad, c’est sous Réglages, Apps, Safari, Microphone. Rien d’autre n’a changé.',
    missing: 'Aucun microphone n’a été trouvé. Branchez-en un ou prenez un autre appareil. Rien d’autre n’a changé.',
    busy: 'Un autre programme utilise le microphone. Fermez-le et réessayez. Rien d’autre n’a changé.',
    ended: 'Le microphone a été déconnecté. Votre enregistrement précédent est toujours là. Rebranchez-le et réessayez.',
    unsupported:
      'Ce navigateur ne peut pas enregistrer de son ; un navigateur plus récent le peut. Vous pouvez toujours écouter les enregistrements précédents.',
    silent: 'Aucune voix n’a été entendue, donc rien n’a été enregistré. Votre enregistrement précédent est toujours là. Approchez-vous et réessayez.',
  },
  /** By the store's trouble, while the recording is still held in memory. */
  storeFailed: {
    title: 'Cela n’a pas encore pu être enregistré',
    full: 'L’appareil est plein. Votre enregistrement reste en mémoire tant que cette page est ouverte, et tout ce qui était déjà enregistré est en sécurité. Libérez de la place et réessayez.',
    other:
      'L’application n’a pas accès au stockage de cet appareil. Votre enregistrement reste en mémoire tant que cette page est ouverte, et tout ce qui était déjà enregistré est en sécurité.',
    unread: 'Les enregistrements ne se sont pas chargés. Rien n’est perdu.',
  },
} as const
