/** Whose work this stands on, and under which licences. */
export const credits = {
  title: 'Crédits et licences',
  lead: '{{product}} s’appuie sur le travail de nombreuses personnes. Merci.',
  media: 'Images, sons, voix et polices',
  by: 'Par {{author}}. Licence : {{licence}}.',
  ours: 'Notre propre travail.',
  source: 'Source : {{source}}.',
  changes: 'Modifications : {{changes}}.',
  ideas: 'Idées',
  outlines: 'Le contour de mots entiers est décrit par Christine Roman-Lantzy sous le nom de « word bubbling ».',
  packages: 'Logiciels et collections d’images',
  packagesLead: 'Chaque entrée s’ouvre sur le texte complet de sa licence.',
  certificate: 'Absence de flashs lumineux : résultats des tests',
  home: 'Retour à l’accueil',
} as const
