/** Figures that only some activities have. */
export const following = {
  title: 'Suivre',
  followed_one: '{{followed}} passage sur {{count}} a été suivi pour l’essentiel.',
  followed_other: 'Passages suivis pour l’essentiel : {{followed}} sur {{count}}.',
  paced_one: 'Vous l’avez fait bouger {{count}} fois, aussi longtemps que votre enfant regardait. Le regard s’est arrêté {{lost}} fois en chemin.',
  paced_other: 'Vous l’avez fait bouger {{count}} fois, aussi longtemps que votre enfant regardait. Le regard s’est arrêté {{lost}} fois en chemin.',
  share_one: 'Médiane {{median}} % du chemin, moitié du milieu {{q1}} à {{q3}} %, d’après {{count}} passage.',
  share_other: 'Médiane {{median}} % du chemin, moitié du milieu {{q1}} à {{q3}} %, d’après {{count}} passages.',
  few: 'Une part est montrée à partir de {{least}} passages.',
  unmarked:
    'Personne n’a marqué quand l’enfant regardait. Maintenez la touche L, ou le point gris dans le coin du bas, tant que les yeux sont dessus ; vous lirez alors ici quelle part du chemin a été suivie.',
  untouched: 'Aucun doigt n’a accompagné le mouvement cette fois.',
  crossed: 'Suivi à travers le milieu {{crossed}} fois sur {{crossings}}.',
  noCrossing: 'Le milieu n’a pas été traversé.',
  lost: 'Le regard s’est arrêté {{lost}} fois en chemin.',
  lostAtMiddle: 'Dont {{lostAtMiddle}} près du milieu.',
  byFinger_one: 'Pour {{count}} passage, c’est un doigt qui accompagnait qui l’a dit, car personne n’a marqué les yeux.',
  byFinger_other: 'Pour {{count}} passages, c’est un doigt qui accompagnait qui l’a dit, car personne n’a marqué les yeux.',
  without: 'Sans marque et non comptés : {{unmarked}}.',
  directions: 'Quelle part du chemin a été suivie, par direction',
  direction: { right: 'Vers la droite', left: 'Vers la gauche', down: 'Vers le bas', up: 'Vers le haut', slanting: 'En biais' },
  tooFew: 'trop peu de passages',
  distance_one: 'Un doigt était éloigné du milieu de la chose de {{median}} % de la hauteur de l’écran (médiane de {{count}} passage).',
  distance_other: 'Un doigt était éloigné du milieu de la chose de {{median}} % de la hauteur de l’écran (médiane de {{count}} passages).',
  caution: 'C’est ce que vous avez marqué en observant. Ce n’est pas une mesure de la vue.',
} as const

export const reading = {
  title: 'Lecture',
  lines: '{{lines}} lignes ; {{words}} mots ont avancé par le toucher de l’enfant.',
  time_one: 'Médiane {{median}} s par mot, moitié du milieu {{q1}} à {{q3}} s, d’après {{count}} mot.',
  time_other: 'Médiane {{median}} s par mot, moitié du milieu {{q1}} à {{q3}} s, d’après {{count}} mots.',
  few: 'Un temps est montré à partir de {{least}} mots.',
  heard: 'Vous avez entendu lire {{read}} mots sur {{heard}} : {{percent}} %.',
  unheard: 'Mots marqués comme lus ou non : {{heard}}, trop peu pour une part.',
  backs: 'Retours : {{backs}}.',
  stamina: 'Après {{stamina}} mots, chacun a pris nettement plus de temps.',
  steady: 'Le temps par mot est resté à peu près le même.',
  words: 'Chaque mot et son temps',
  word: 'Mot',
  seconds: 'Secondes',
} as const

export const concepts = {
  title: 'Où en est chaque image',
  why: 'D’après ce que vous avez marqué et ce qui a été trouvé sans aide, dans toutes les séances. Une image est trouvée parmi deux ou parmi plus, puis sur une autre image de la même chose, et enfin nommée par votre enfant (appuyez sur R).',
  word: 'Image',
  state: 'Pour l’instant',
  views: 'Montrée',
  own: 'votre propre image',
  states: {
    shown: 'montrée',
    looked: 'regardée',
    'found-2': 'trouvée parmi deux',
    'found-4': 'trouvée parmi trois ou quatre',
    'other-picture': 'reconnue sur une autre image',
    named: 'nommée',
  },
} as const

export const outlines = {
  title: 'Quels mots sont connus',
  why: 'Connu : sur les cinq dernières fois, quatre étaient justes du premier coup et sans aide, sur deux jours. Cela dit qu’un mot est distingué d’autres mots, pas qu’un enfant lit.',
  word: 'Mot',
  state: 'Pour l’instant',
  right: 'Juste de suite',
  days: 'Jours',
  known: 'connu',
  open: 'pas encore',
  ofTries: '{{right}} sur {{tries}}',
} as const

export const confusions = {
  sides:
    'Par rapport aux autres choses montrées, le premier choix était plus à gauche {{left}} fois, plus à droite {{right}}, plus haut {{above}} et plus bas {{below}}, sur {{n}} avec plus d’un choix.',
  title: 'Choix',
  line_one: 'Demande : {{asked}} ; choix : {{taken}}, une fois.',
  line_other: 'Demande : {{asked}} ; choix : {{taken}}, {{count}} fois.',
} as const

export const counted = {
  title: 'Compter',
  places: 'Oublié d’abord : compté seulement après de l’aide, ou pas du tout.',
  leftOut: '{{leftOut}} sur {{n}}',
  twice_zero: 'aucun deux fois',
  twice_one: '{{count}} compté deux fois',
  twice_other: '{{count}} comptés deux fois',
  never: 'jamais oublié',
  often: 'souvent oublié',
  few: 'moins de {{least}} ici',
  each_one: 'De l’un au suivant, il a fallu {{median}} s, en général {{q1}} à {{q3}} s, d’après {{count}}.',
  each_other: 'De l’un au suivant, il a fallu {{median}} s, en général {{q1}} à {{q3}} s, d’après {{count}}.',
  fewTimes: 'Le temps pour chacun est montré à partir de {{least}} ; il est connu pour {{n}}.',
  numbers: 'Le bon nombre a été choisi d’abord {{right}} fois sur {{n}}.',
  fewNumbers: 'Nombres choisis : {{n}}, trop peu pour une part.',
  other_one: '{{chosen}} à la place de {{asked}} : une fois.',
  other_other: '{{chosen}} à la place de {{asked}} : {{count}} fois.',
} as const

export const likeness = {
  title: 'Une autre chose d’abord, selon la ressemblance',
  kinds: { unlike: 'Très différente', 'same-colour': 'La même couleur', 'same-shape': 'La même forme' },
  wrong: '{{wrong}} sur {{n}}',
  why: 'Dans combien de tours une autre chose a été touchée d’abord. C’est montré à partir de {{least}} tours, d’après ce qui est listé ici de cette activité.',
} as const

export const grid = {
  title: 'Où des cases ont été oubliées',
  weak: 'Les cases {{sides}} sont oubliées plus souvent que celles d’en face.',
  none: 'Aucun côté ne ressort pour l’instant.',
  sides: { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' },
  row: 'Ligne',
  columns: { left: 'Gauche', middle: 'Milieu', right: 'Droite' },
  rows: { top: 'Haut', middle: 'Milieu', bottom: 'Bas' },
  missed: 'Oubliées : {{missed}} sur {{asked}}.',
  wrong_one: 'Touché {{count}} fois là où cela reste vide.',
  wrong_other: 'Touché {{count}} fois là où cela reste vide.',
  why: 'D’après {{trials}} grilles. Oublié : pas rempli avant que l’aide vienne. Les grilles plus petites comptent aussi par leurs côtés. Cela ne dit pas pourquoi.',
} as const

export const freePlay = {
  active: 'En action pendant {{active}} minutes sur {{length}}',
  first: 'Le premier toucher est venu après {{seconds}} secondes.',
  busyEnough: 'En action pendant plus de {{seconds}} secondes : c’est à cela que sert ce niveau.',
  busyLess: 'Ce niveau vise {{seconds}} secondes d’action. C’était moins cette fois.',
  touchedEnough_one: '{{count}} toucher en {{seconds}} secondes : c’est à cela que sert ce niveau.',
  touchedEnough_other: '{{count}} touchers en {{seconds}} secondes : c’est à cela que sert ce niveau.',
  touchedLess_one: 'Ce niveau vise {{count}} toucher en {{seconds}} secondes. Ce n’en était pas là cette fois.',
  touchedLess_other: 'Ce niveau vise {{count}} touchers en {{seconds}} secondes. Ce n’en était pas là cette fois.',
  byHand: 'La prochaine fois, vous pourriez poser votre main sous celle de votre enfant et le faire ensemble.',
  touches_one: '{{count}} toucher.',
  touches_other: '{{count}} touchers.',
  deeds_one: '{{count}} geste glissé, tenu ou autre.',
  deeds_other: '{{count}} gestes glissés, tenus ou autres.',
  hold: 'L’appui le plus long a duré {{seconds}} secondes.',
  pauses_zero: 'Aucune pause n’a été plus longue que l’attente silencieuse.',
  pauses_one: '{{count}} repos a été plus long que l’attente calme.',
  pauses_other: '{{count}} repos ont été plus longs que l’attente calme.',
  demonstrations_one: 'L’activité a montré {{count}} fois ce qu’on peut faire.',
  demonstrations_other: 'L’activité a montré {{count}} fois ce qu’on peut faire.',
  few: 'Les endroits sont montrés à partir de {{least}} touchers.',
  sides: 'Gauche {{left}} %, droite {{right}} %.',
  places: 'Où c’était',
  why: 'Rien ici n’est juste ou faux. Un repos de deux secondes au plus fait partie de l’action, et un appui seul compte pour une seconde.',
} as const

export const ways = {
  title: 'Temps avant de toucher, selon où cela allait',
  why: 'À partir de l’apparition. Tendre la main prend une part de ce temps.',
  drawn: 'Temps pris par un chemin, selon où il a été tracé',
  whyDrawn: 'Du premier point au dernier, avec chaque repos entre eux. Un chemin plus long prend plus de temps.',
} as const

export const ground = {
  title: 'L’effet du fond',
  highest: 'Trouvé sans aide dans au moins 80 tours sur 100, jusqu’à : {{rung}}.',
  none: 'Aucun fond n’a encore été trouvé sans aide dans au moins 80 tours sur 100. Il faut {{least}} tours sur un même fond.',
  rung: 'Fond',
  alone: 'Trouvé sans aide',
  time: 'Temps habituel',
  cost: 'Face au noir',
  share: '{{percent}} % de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'trop peu ({{n}})',
  times: '{{cost}} fois plus long',
  why: 'D’après toutes les séances de cette activité qui sont ici. Le temps habituel est la médiane des tours trouvés sans aide ; un chiffre est montré à partir de {{least}} tours. Ce n’est pas une mesure de la vue.',
  weaker_one: '{{count}} tour n’est pas compté, car vous avez affaibli le fond.',
  weaker_other: '{{count}} tours ne sont pas comptés, car vous avez affaibli le fond.',
  lowers:
    'Si vous gardez « {{rung}} » comme maximum, « Jusqu’où charger l’écran » descend de {{now}} à {{cap}}, dans toutes les activités : les niveaux plus chargés restent masqués jusqu’à ce que vous les demandiez.',
  raises:
    'Si vous gardez « {{rung}} » comme maximum, « Jusqu’où charger l’écran » monte de {{now}} à {{cap}}, dans toutes les activités : des niveaux plus chargés sont proposés.',
  keep: 'Garder comme maximum',
  kept: 'Gardé : « Jusqu’où charger l’écran » est maintenant à {{cap}}.',
  isKept: '« Jusqu’où charger l’écran » est à {{cap}}, comme ce fond le demande.',
  locked: 'Jusqu’où charger l’écran est fixé par un thérapeute.',
  rungs: {
    g1: 'Noir',
    g2: 'Une couleur sombre',
    g3: 'Une couleur plus claire',
    g4: 'Deux moitiés',
    g5: 'Texture discrète',
    g6: 'Points doux',
    g7: 'Photo floue',
    g8: 'Photo sans couleurs',
    g9: 'Photo entière, partie calme',
    g10: 'Photo entière, partout',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Trouvé sans aide, du premier coup',
  range: 'Part probable',
  chance: 'Par hasard',
  time: 'Temps habituel',
  days: 'Quand',
  share: '{{percent}} % ({{alone}} sur {{n}})',
  between: '{{low}} à {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}} : {{step}}',
  noneYet: 'encore aucun',
  why: 'D’après toutes les séances de cette activité qui sont ici. Un palier va bien quand au moins 80 tours sur 100 ont été trouvés sans aide et du premier coup, et de même pour chaque palier plus facile assez joué. Un chiffre est montré à partir de {{least}} tours. Le temps habituel est la médiane de ces tours. Ce n’est pas une mesure de la vue.',
  undo: 'Annuler',
  most: {
    lowers:
      'Si vous réglez ceci comme maximum, « Choses à la fois » descend de {{now}} à {{cap}}, dans toutes les activités : les niveaux qui en ont plus restent masqués jusqu’à ce que vous les demandiez.',
    raises:
      'Si vous réglez ceci comme maximum, « Choses à la fois » monte de {{now}} à {{cap}}, dans toutes les activités : des niveaux qui en ont plus sont proposés.',
    keep_one: 'Régler {{count}} chose comme maximum à la fois',
    keep_other: 'Régler {{count}} choses comme maximum à la fois',
    kept: 'Réglé : « Choses à la fois » est maintenant à {{cap}}.',
    isKept: '« Choses à la fois » est déjà à {{cap}}.',
    locked: '« Choses à la fois » est fixé par un thérapeute.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Où les réponses se sont stabilisées',
  settled:
    'Palier {{step}} sur 5 : là, environ 71 premiers choix sur 100 sont justes. D’après {{answers}} réponses qui ont changé de direction {{reversals}} fois.',
  under: 'Même le premier palier, où les choses sont très différentes, n’a pas été distingué. On ne peut rien dire des autres.',
  over: 'Même le cinquième palier, où les choses sont très proches, a été distingué. La limite est au-delà de ce qui est demandé ici.',
  open: 'L’activité a été quittée avant de se stabiliser : les réponses ont changé de direction {{reversals}} fois sur {{wanted}}.',
  stopped:
    'L’activité s’est terminée parce que trois questions de suite sont venues puis reparties : les réponses avaient changé de direction {{reversals}} fois sur {{wanted}}.',
  column: 'Demandé',
  plain: 'Simplement',
  game: 'Au magasin',
  says: {
    'plain-better': 'Sur les paliers joués des deux façons, plus a été distingué simplement qu’au magasin.',
    'game-better': 'Sur les paliers joués des deux façons, plus a été distingué au magasin que simplement.',
    'no-difference': 'Sur les paliers joués des deux façons, il n’y a pas de différence nette entre le magasin et les questions simples.',
    few: 'Pour comparer le magasin et les questions simples, il faut {{least}} tours de chaque sur les mêmes paliers.',
  },
  why: 'Il n’existe pas de normes pour ces chiffres, et personne ne les a comparés à d’autres. Ils disent comment c’était sur cet écran, ces jours-là.',
} as const
