/** Figures that only some activities have. */
export const following = {
  title: 'Suivre',
  followed_one: '{{followed}} mouvement sur {{count}} suivi en grande partie.',
  followed_other: '{{followed}} mouvements sur {{count}} suivis en grande partie.',
  paced_one: 'Vous l’avez fait bouger {{count}} fois, aussi longtemps que votre enfant regardait. Votre enfant a regardé ailleurs {{lost}} fois.',
  paced_other: 'Vous l’avez fait bouger {{count}} fois, aussi longtemps que votre enfant regardait. Votre enfant a regardé ailleurs {{lost}} fois.',
  share_one: 'Médiane {{median}} % du chemin, moitié centrale de {{q1}} à {{q3}} %, d’après {{count}} mouvement.',
  share_other: 'Médiane {{median}} % du chemin, moitié centrale de {{q1}} à {{q3}} %, d’après {{count}} mouvements.',
  few: 'Un pourcentage s’affiche à partir de {{least}} mouvements.',
  unmarked:
    'Personne n’a marqué quand votre enfant regardait. Maintenez L, ou le point gris dans le coin du bas, pendant que votre enfant regarde. Vous verrez alors ici quelle part du chemin a été suivie.',
  untouched: 'Aucun doigt ne l’a suivi cette fois.',
  crossed: 'Suivi au-delà de la ligne médiane {{crossed}} fois sur {{crossings}}.',
  noCrossing: 'La ligne médiane n’a pas été traversée.',
  lost: 'Votre enfant a regardé ailleurs {{lost}} fois.',
  lostAtMiddle: 'Dont {{lostAtMiddle}} près de la ligne médiane.',
  byFinger_one: '{{count}} a été jugé d’après un doigt qui suivait, car personne n’a marqué le regard.',
  byFinger_other: '{{count}} ont été jugés d’après un doigt qui suivait, car personne n’a marqué le regard.',
  without: 'Mouvements non marqués, et non comptés : {{unmarked}}.',
  directions: 'Quelle part du chemin a été suivie, par direction',
  direction: { right: 'Vers la droite', left: 'Vers la gauche', down: 'Vers le bas', up: 'Vers le haut', slanting: 'En diagonale' },
  tooFew: 'trop peu de mouvements',
  distance_one: 'Le doigt était à {{median}} % de la hauteur d’écran du centre (médiane de {{count}} mouvement).',
  distance_other: 'Le doigt était à {{median}} % de la hauteur d’écran du centre (médiane de {{count}} mouvements).',
  caution: 'C’est ce que vous avez marqué en observant. Ce n’est pas une mesure de la vue.',
} as const

export const reading = {
  title: 'Lecture',
  lines: 'Lignes : {{lines}}. Mots passés d’un appui de l’enfant : {{words}}.',
  time_one: 'Médiane {{median}} s par mot, moitié centrale de {{q1}} à {{q3}} s, d’après {{count}} mot.',
  time_other: 'Médiane {{median}} s par mot, moitié centrale de {{q1}} à {{q3}} s, d’après {{count}} mots.',
  few: 'Un temps s’affiche à partir de {{least}} mots.',
  heard: 'Vous avez marqué {{read}} mots sur {{heard}} comme lus : {{percent}} %.',
  unheard: 'Mots marqués comme lus ou non : {{heard}}, trop peu pour un pourcentage.',
  backs: 'Retours en arrière : {{backs}}.',
  stamina: 'Après {{stamina}} mots, chacun a pris nettement plus de temps.',
  steady: 'Le temps par mot est resté à peu près le même.',
  words: 'Chaque mot et son temps',
  word: 'Mot',
  seconds: 'Secondes',
} as const

export const concepts = {
  title: 'Progrès avec chaque image',
  why: 'D’après ce que vous avez marqué et ce qui a été trouvé sans aide, dans toutes les séances. Les étapes : trouvée parmi deux, trouvée parmi plusieurs, reconnue sur une autre image, et nommée par votre enfant (appuyez sur R).',
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
  title: 'Quels mots sont reconnus',
  why: '« Connu » veut dire choisi aussitôt, sans aide, dans quatre des cinq derniers tours, sur deux jours. Cela montre que votre enfant distingue le mot des autres, pas que votre enfant sait lire.',
  word: 'Mot',
  state: 'Pour l’instant',
  right: 'Juste aussitôt',
  days: 'Jours',
  known: 'connu',
  open: 'pas encore',
  ofTries: '{{right}} sur {{tries}}',
} as const

export const confusions = {
  sides:
    'Le premier choix, comparé aux autres : plus à gauche {{left}} fois, plus à droite {{right}}, plus haut {{above}} et plus bas {{below}} (sur {{n}} avec plus d’un choix).',
  title: 'Choix',
  line_one: '{{taken}} au lieu de {{asked}} : une fois.',
  line_other: '{{taken}} au lieu de {{asked}} : {{count}} fois.',
} as const

export const counted = {
  title: 'Compter',
  places: 'Oublié d’abord : compté seulement après de l’aide, ou pas du tout.',
  leftOut: '{{leftOut}} sur {{n}}',
  twice_zero: 'aucun compté deux fois',
  twice_one: '{{count}} compté deux fois',
  twice_other: '{{count}} comptés deux fois',
  never: 'jamais oublié',
  often: 'souvent oublié',
  few: 'moins de {{least}} montrés',
  each_one: 'Temps de l’un au suivant : médiane {{median}} s, en général {{q1}} à {{q3}} s (n = {{count}}).',
  each_other: 'Temps de l’un au suivant : médiane {{median}} s, en général {{q1}} à {{q3}} s (n = {{count}}).',
  fewTimes: 'Les temps s’affichent à partir de {{least}}. Pour l’instant, il y en a {{n}}.',
  numbers: 'Le bon nombre a été le premier choix {{right}} fois sur {{n}}.',
  fewNumbers: 'Nombres choisis : {{n}}. C’est trop peu pour un pourcentage.',
  other_one: '{{chosen}} au lieu de {{asked}} : une fois.',
  other_other: '{{chosen}} au lieu de {{asked}} : {{count}} fois.',
} as const

export const likeness = {
  title: 'Premiers appuis sur une autre image, selon la ressemblance',
  kinds: { unlike: 'Très différente', 'same-colour': 'La même couleur', 'same-shape': 'La même forme' },
  wrong: '{{wrong}} sur {{n}}',
  why: 'La part des tours où une autre image a été touchée d’abord. Montrée à partir de {{least}} tours de cette activité dans la liste.',
} as const

export const grid = {
  title: 'Où des cases sont restées vides',
  weak: 'Les cases {{sides}} restent vides plus souvent que celles d’en face.',
  none: 'Aucun côté ne ressort pour l’instant.',
  sides: { left: 'à gauche', right: 'à droite', top: 'en haut', bottom: 'en bas' },
  row: 'Ligne',
  columns: { left: 'Gauche', middle: 'Milieu', right: 'Droite' },
  rows: { top: 'Haut', middle: 'Milieu', bottom: 'Bas' },
  missed: '{{missed}} sur {{asked}} non remplies avant l’aide.',
  wrong_one: 'A touché une case vide {{count}} fois.',
  wrong_other: 'A touché une case vide {{count}} fois.',
  why: 'D’après {{trials}} grilles. Une case compte comme vide si elle n’a pas été remplie avant l’aide. Les grilles plus petites comptent par leurs côtés. Les chiffres ne disent pas pourquoi.',
} as const

export const freePlay = {
  active: 'Participation : {{active}} minutes sur {{length}}',
  first: 'Le premier appui est venu après {{seconds}} secondes.',
  busyEnough: 'Participation de plus de {{seconds}} secondes : le but de ce niveau est atteint.',
  busyLess: 'Le but de ce niveau est {{seconds}} secondes de participation. C’était moins cette fois.',
  touchedEnough_one: '{{count}} appui en {{seconds}} secondes : le but de ce niveau est atteint.',
  touchedEnough_other: '{{count}} appuis en {{seconds}} secondes : le but de ce niveau est atteint.',
  touchedLess_one: 'Le but de ce niveau est {{count}} appui en {{seconds}} secondes. Il y en a eu moins cette fois.',
  touchedLess_other: 'Le but de ce niveau est {{count}} appuis en {{seconds}} secondes. Il y en a eu moins cette fois.',
  byHand: 'La prochaine fois, essayez main sous main : glissez votre main sous celle de votre enfant et faites-le ensemble.',
  touches_one: '{{count}} appui.',
  touches_other: '{{count}} appuis.',
  deeds_one: '{{count}} geste glissé, tenu ou autre.',
  deeds_other: '{{count}} gestes glissés, tenus ou autres.',
  hold: 'L’appui le plus long a duré {{seconds}} secondes.',
  pauses_zero: 'Aucune pause n’a été plus longue que l’attente réglée.',
  pauses_one: '{{count}} pause a été plus longue que l’attente réglée.',
  pauses_other: '{{count}} pauses ont été plus longues que l’attente réglée.',
  demonstrations_one: 'L’application a montré {{count}} fois ce qu’il faut faire.',
  demonstrations_other: 'L’application a montré {{count}} fois ce qu’il faut faire.',
  few: 'Les endroits s’affichent à partir de {{least}} appuis.',
  sides: 'Gauche {{left}} %, droite {{right}} %.',
  places: 'Où l’écran a été touché',
  why: 'Ici, il n’y a ni juste ni faux. Une pause de deux secondes au plus compte comme participation, et un seul appui compte pour une seconde.',
} as const

export const ways = {
  title: 'Temps avant de toucher, par direction',
  why: 'Mesuré à partir de l’apparition. Tendre la main prend une partie de ce temps.',
  drawn: 'Temps pour tracer un chemin, par direction',
  whyDrawn: 'Du premier point au dernier, pauses comprises. Un chemin plus long prend plus de temps.',
} as const

export const ground = {
  title: 'Comment le fond change la recherche',
  highest: 'Trouvé sans aide dans au moins 80 % des tours, jusqu’à : {{rung}}.',
  none: 'Aucun fond n’atteint encore 80 % sans aide. Il faut au moins {{least}} tours pour chacun.',
  rung: 'Fond',
  alone: 'Trouvé sans aide',
  time: 'Temps habituel',
  cost: 'Comparé au noir',
  share: '{{percent}} % de {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'trop peu ({{n}})',
  times: '{{cost}} fois plus long',
  why: 'D’après toutes les séances enregistrées de cette activité. Le « temps habituel » est la médiane des tours trouvés sans aide. Un chiffre demande au moins {{least}} tours. Ce n’est pas une mesure de la vue.',
  weaker_one: '{{count}} tour n’est pas compté, car vous avez affaibli le fond.',
  weaker_other: '{{count}} tours ne sont pas comptés, car vous avez affaibli le fond.',
  lowers:
    'Prendre « {{rung}} » comme limite abaisse « Jusqu’où charger l’écran » de {{now}} à {{cap}} dans toutes les activités. Les niveaux plus chargés restent masqués jusqu’à ce que vous les demandiez.',
  raises:
    'Prendre « {{rung}} » comme limite relève « Jusqu’où charger l’écran » de {{now}} à {{cap}} dans toutes les activités. Des niveaux plus chargés sont alors proposés.',
  keep: 'Prendre comme limite',
  kept: 'Enregistré : « Jusqu’où charger l’écran » est maintenant à {{cap}}.',
  isKept: '« Jusqu’où charger l’écran » est déjà à {{cap}}, comme ce fond le demande.',
  locked: 'Un thérapeute a verrouillé « Jusqu’où charger l’écran ».',
  rungs: {
    g1: 'Noir',
    g2: 'Une couleur sombre',
    g3: 'Une couleur plus claire',
    g4: 'Deux moitiés',
    g5: 'Texture discrète',
    g6: 'Points doux',
    g7: 'Photo floue',
    g8: 'Photo en noir et blanc',
    g9: 'Photo entière, partie calme',
    g10: 'Photo entière, partout',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Trouvé sans aide, au premier appui',
  range: 'Intervalle probable',
  chance: 'Par hasard',
  time: 'Temps habituel',
  days: 'Quand',
  share: '{{percent}} % ({{alone}} sur {{n}})',
  between: '{{low}} à {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}} : {{step}}',
  noneYet: 'encore aucun',
  why: 'D’après toutes les séances enregistrées de cette activité. Un palier est réussi quand au moins 80 % des tours ont été trouvés sans aide au premier appui. Tous les paliers plus faciles joués assez souvent doivent aussi être réussis. Un chiffre demande au moins {{least}} tours. Le « temps habituel » est la médiane de ces tours. Ce n’est pas une mesure de la vue.',
  undo: 'Annuler',
  most: {
    lowers:
      'Prendre ceci comme limite abaisse « Combien à la fois » de {{now}} à {{cap}} dans toutes les activités. Les niveaux qui en ont plus restent masqués jusqu’à ce que vous les demandiez.',
    raises:
      'Prendre ceci comme limite relève « Combien à la fois » de {{now}} à {{cap}} dans toutes les activités. Des niveaux qui en ont plus sont alors proposés.',
    keep_one: 'Limiter à {{count}} image à la fois',
    keep_other: 'Limiter à {{count}} images à la fois',
    kept: 'Enregistré : « Combien à la fois » est maintenant à {{cap}}.',
    isKept: '« Combien à la fois » est déjà à {{cap}}.',
    locked: 'Un thérapeute a verrouillé « Combien à la fois ».',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'La plus petite différence vue',
  settled:
    'Stabilisé au palier {{step}} (1 est la plus grande différence, 5 la plus petite) : environ 71 % des premiers choix y sont justes. D’après {{answers}} réponses avec {{reversals}} inversions.',
  under: 'Même le palier 1, la plus grande différence, n’a pas été vu. On ne peut rien dire des autres.',
  over: 'Même le palier 5, la plus petite différence, a été trouvé. Cette activité ne peut rien tester de plus fin.',
  open: 'Arrêté avant de se stabiliser : {{reversals}} inversions sur {{wanted}}.',
  stopped: 'Terminé parce que trois questions de suite sont restées sans réponse : {{reversals}} inversions sur {{wanted}}.',
  column: 'Version',
  plain: 'Simple',
  game: 'Au magasin',
  says: {
    'plain-better': 'Sur les paliers joués dans les deux versions, plus de différences ont été trouvées dans la version simple qu’au magasin.',
    'game-better': 'Sur les paliers joués dans les deux versions, plus de différences ont été trouvées au magasin que dans la version simple.',
    'no-difference': 'Sur les paliers joués dans les deux versions, il n’y a pas de différence nette entre le magasin et la version simple.',
    few: 'Pour comparer les deux, il faut {{least}} tours de chaque version sur les mêmes paliers.',
  },
  why: 'Il n’existe pas de normes pour ces chiffres, et ils n’ont pas été validés. Ils décrivent le jeu sur cet écran, ces jours-là.',
} as const
