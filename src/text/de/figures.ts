/** Figures that only some activities have. */
export const following = {
  title: 'Folgen',
  followed_one: '{{followed}} von {{count}} Weg wurde zum größten Teil verfolgt.',
  followed_other: '{{followed}} von {{count}} Wegen wurden zum größten Teil verfolgt.',
  paced_one: 'Du hast es {{count}} Mal bewegt, solange dein Kind hinschaute. Der Blick endete unterwegs {{lost}} Mal.',
  paced_other: 'Du hast es {{count}} Mal bewegt, solange dein Kind hinschaute. Der Blick endete unterwegs {{lost}} Mal.',
  share_one: 'Median {{median}} % des Weges, mittlere Hälfte {{q1}} bis {{q3}} %, aus {{count}} Weg.',
  share_other: 'Median {{median}} % des Weges, mittlere Hälfte {{q1}} bis {{q3}} %, aus {{count}} Wegen.',
  few: 'Ein Anteil wird ab {{least}} Wegen gezeigt.',
  unmarked:
    'Niemand hat markiert, wann das Kind hinschaute. Halte die Taste L oder den grauen Punkt in der unteren Ecke, solange die Augen darauf sind; dann steht hier, wie viel des Weges verfolgt wurde.',
  untouched: 'Diesmal ging kein Finger mit.',
  crossed: 'Über die Mitte gefolgt: {{crossed}} von {{crossings}} Mal.',
  noCrossing: 'Es ging nicht über die Mitte.',
  lost: 'Der Blick endete unterwegs {{lost}} Mal.',
  lostAtMiddle: 'Davon {{lostAtMiddle}} Mal nahe der Mitte.',
  byFinger_one: 'Bei {{count}} zeigte es ein Finger, der mitging, denn niemand hat die Augen markiert.',
  byFinger_other: 'Bei {{count}} zeigte es ein Finger, der mitging, denn niemand hat die Augen markiert.',
  without: 'Ohne Markierung und nicht gezählt: {{unmarked}}.',
  directions: 'Wie viel des Weges verfolgt wurde, nach Richtung',
  direction: { right: 'Nach rechts', left: 'Nach links', down: 'Nach unten', up: 'Nach oben', slanting: 'Schräg' },
  tooFew: 'zu wenige Wege',
  distance_one: 'Ein Finger war {{median}} % der Bildschirmhöhe von der Mitte des Dings entfernt (Median aus {{count}} Weg).',
  distance_other: 'Ein Finger war {{median}} % der Bildschirmhöhe von der Mitte des Dings entfernt (Median aus {{count}} Wegen).',
  caution: 'Das ist, was du beim Zusehen markiert hast. Es ist kein Maß für die Sehkraft.',
} as const

export const reading = {
  title: 'Lesen',
  lines: '{{lines}} Zeilen; {{words}} Wörter gingen durch eigenes Berühren des Kindes weiter.',
  time_one: 'Median {{median}} s für ein Wort, mittlere Hälfte {{q1}} bis {{q3}} s, aus {{count}} Wort.',
  time_other: 'Median {{median}} s für ein Wort, mittlere Hälfte {{q1}} bis {{q3}} s, aus {{count}} Wörtern.',
  few: 'Eine Zeit wird ab {{least}} Wörtern gezeigt.',
  heard: 'Du hast {{read}} von {{heard}} Wörtern gelesen gehört: {{percent}} %.',
  unheard: 'Als gelesen oder nicht markierte Wörter: {{heard}}, zu wenige für einen Anteil.',
  backs: 'Zurück: {{backs}}.',
  stamina: 'Nach {{stamina}} Wörtern dauerte jedes deutlich länger.',
  steady: 'Die Zeit für ein Wort blieb etwa gleich.',
  words: 'Jedes Wort und seine Zeit',
  word: 'Wort',
  seconds: 'Sekunden',
} as const

export const concepts = {
  title: 'Wie weit jedes Bild gekommen ist',
  why: 'Aus dem, was du markiert hast, und dem, was ohne Hilfe gefunden wurde, in allen Sitzungen. Ein Bild wird unter zweien oder mehreren gefunden, dann auf einem anderen Bild vom selben Ding, und am Ende von deinem Kind benannt (drück R).',
  word: 'Bild',
  state: 'Bisher',
  views: 'Gezeigt',
  own: 'dein eigenes Bild',
  states: {
    shown: 'gezeigt',
    looked: 'angeschaut',
    'found-2': 'von zweien gefunden',
    'found-4': 'von drei oder vier gefunden',
    'other-picture': 'auf anderem Bild erkannt',
    named: 'benannt',
  },
} as const

export const outlines = {
  title: 'Welche Wörter bekannt sind',
  why: 'Bekannt: Von den letzten fünf Malen war es vier Mal gleich richtig und ohne Hilfe, an zwei Tagen. Das sagt, dass ein Wort von anderen unterschieden wird, nicht, dass ein Kind liest.',
  word: 'Wort',
  state: 'Bisher',
  right: 'Gleich richtig',
  days: 'An Tagen',
  known: 'bekannt',
  open: 'noch nicht',
  ofTries: '{{right}} von {{tries}}',
} as const

export const confusions = {
  sides:
    'Verglichen mit den anderen gezeigten Dingen stand die erste Wahl {{left}} Mal weiter links, {{right}} Mal weiter rechts, {{above}} Mal höher und {{below}} Mal tiefer, von {{n}} mit mehr als einer Wahl.',
  title: 'Gewähltes',
  line_one: '{{taken}} statt {{asked}}: einmal.',
  line_other: '{{taken}} statt {{asked}}: {{count}} Mal.',
} as const

export const counted = {
  title: 'Zählen',
  places: 'Zuerst ausgelassen: erst nach Hilfe gezählt oder gar nicht.',
  leftOut: '{{leftOut}} von {{n}}',
  twice_zero: 'keines zweimal',
  twice_one: '{{count}} doppelt',
  twice_other: '{{count}} doppelt',
  never: 'nie ausgelassen',
  often: 'oft ausgelassen',
  few: 'weniger als {{least}} dort',
  each_one: 'Von einem zum nächsten dauerte es {{median}} s, meistens {{q1}} bis {{q3}} s, aus {{count}}.',
  each_other: 'Von einem zum nächsten dauerte es {{median}} s, meistens {{q1}} bis {{q3}} s, aus {{count}}.',
  fewTimes: 'Wie lange jedes dauerte, wird ab {{least}} gezeigt; bekannt ist es von {{n}}.',
  numbers: 'Die richtige Zahl wurde {{right}} von {{n}} Mal zuerst gewählt.',
  fewNumbers: 'Gewählte Zahlen: {{n}}, zu wenige für einen Anteil.',
  other_one: '{{chosen}} statt {{asked}}: einmal.',
  other_other: '{{chosen}} statt {{asked}}: {{count}} Mal.',
} as const

export const likeness = {
  title: 'Zuerst ein anderes Ding, je nach Ähnlichkeit',
  kinds: { unlike: 'Ganz anders', 'same-colour': 'Gleiche Farbe', 'same-shape': 'Gleiche Form' },
  wrong: '{{wrong}} von {{n}}',
  why: 'In wie vielen Durchgängen zuerst ein anderes Ding berührt wurde. Gezeigt ab {{least}} Durchgängen, aus dem, was hier von dieser Aktivität steht.',
} as const

export const grid = {
  title: 'Wo Felder ausgelassen wurden',
  weak: 'Felder {{sides}} werden öfter ausgelassen als die gegenüber.',
  none: 'Bisher fällt keine Seite auf.',
  sides: { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' },
  row: 'Reihe',
  columns: { left: 'Links', middle: 'Mitte', right: 'Rechts' },
  rows: { top: 'Oben', middle: 'Mitte', bottom: 'Unten' },
  missed: '{{missed}} von {{asked}} ausgelassen.',
  wrong_one: 'Einmal berührt, wo es leer bleibt.',
  wrong_other: '{{count}} Mal berührt, wo es leer bleibt.',
  why: 'Aus {{trials}} Gittern. Ausgelassen: nicht gefüllt, bevor Hilfe kam. Kleinere Gitter werden ebenso nach ihren Seiten gezählt. Warum es so ist, sagt das nicht.',
} as const

export const freePlay = {
  active: '{{active}} von {{length}} Minuten voll dabei',
  first: 'Die erste Berührung kam nach {{seconds}} Sekunden.',
  busyEnough: 'Mehr als {{seconds}} Sekunden voll dabei: Dafür ist diese Stufe da.',
  busyLess: 'Auf dieser Stufe geht es um {{seconds}} Sekunden, in denen dein Kind voll dabei ist. Diesmal waren es weniger.',
  touchedEnough_one: '{{count}} Berührung in {{seconds}} Sekunden: Dafür ist diese Stufe da.',
  touchedEnough_other: '{{count}} Berührungen in {{seconds}} Sekunden: Dafür ist diese Stufe da.',
  touchedLess_one: 'Auf dieser Stufe geht es um {{count}} Berührung in {{seconds}} Sekunden. Diesmal kam es nicht dazu.',
  touchedLess_other: 'Auf dieser Stufe geht es um {{count}} Berührungen in {{seconds}} Sekunden. Diesmal kam es nicht dazu.',
  byHand: 'Nächstes Mal könntest du deine Hand unter die Hand deines Kindes legen und es gemeinsam tun.',
  touches_one: '{{count}} Berührung.',
  touches_other: '{{count}} Berührungen.',
  deeds_one: '{{count}} Strich, Halten oder anderes Tun.',
  deeds_other: '{{count}} Mal Streichen, Halten oder anderes Tun.',
  hold: 'Das längste Halten dauerte {{seconds}} Sekunden.',
  pauses_zero: 'Keine Pause war länger als die stille Wartezeit.',
  pauses_one: '{{count}} Pause war länger als die ruhige Wartezeit.',
  pauses_other: '{{count}} Pausen waren länger als die ruhige Wartezeit.',
  demonstrations_one: 'Die App zeigte {{count}} Mal, was man tun kann.',
  demonstrations_other: 'Die App zeigte {{count}} Mal, was man tun kann.',
  few: 'Stellen werden ab {{least}} Berührungen gezeigt.',
  sides: 'Links {{left}} %, rechts {{right}} %.',
  places: 'Wo es war',
  why: 'Nichts hier ist richtig oder falsch. Eine Pause bis zu zwei Sekunden zählt noch als voll dabei, und ein einzelnes Drücken zählt eine Sekunde.',
} as const

export const ways = {
  title: 'Wie bald es berührt wurde, je nachdem, wohin es ging',
  why: 'Von da an, wo es erscheint. Ein Teil dieser Zeit ist das Greifen.',
  drawn: 'Wie lange ein Weg dauerte, je nachdem, wo er gezeichnet wurde',
  whyDrawn: 'Vom ersten Punkt zum letzten, mit allen Pausen dazwischen. Ein längerer Weg dauert länger.',
} as const

export const ground = {
  title: 'Was der Hintergrund ausmacht',
  highest: 'Allein gefunden in mindestens 80 von 100 Durchgängen, bis zu: {{rung}}.',
  none: 'Noch auf keinem Hintergrund wurde es in mindestens 80 von 100 Durchgängen allein gefunden. Dafür braucht es {{least}} Durchgänge auf einem.',
  rung: 'Hintergrund',
  alone: 'Allein gefunden',
  time: 'Übliche Zeit',
  cost: 'Gegenüber Schwarz',
  share: '{{percent}} % von {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'zu wenige ({{n}})',
  times: '{{cost}}-mal so lange',
  why: 'Aus allen Sitzungen dieser Aktivität, die hier sind. Die übliche Zeit ist der Median der allein gefundenen Durchgänge; eine Zahl steht ab {{least}} Durchgängen da. Sie ist kein Maß für die Sehkraft.',
  weaker_one: '{{count}} Durchgang zählt nicht, weil du den Hintergrund schwächer gemacht hast.',
  weaker_other: '{{count}} Durchgänge zählen nicht, weil du den Hintergrund schwächer gemacht hast.',
  lowers:
    'Wenn du „{{rung}}“ als Höchstes behältst, geht „Wie voll es werden darf“ in jeder Aktivität von {{now}} auf {{cap}} herunter: Vollere Stufen bleiben ausgeblendet, bis du danach fragst.',
  raises:
    'Wenn du „{{rung}}“ als Höchstes behältst, geht „Wie voll es werden darf“ in jeder Aktivität von {{now}} auf {{cap}} hinauf: Vollere Stufen werden angeboten.',
  keep: 'Als Höchstes behalten',
  kept: 'Gespeichert: „Wie voll es werden darf“ ist jetzt {{cap}}.',
  isKept: '„Wie voll es werden darf“ ist {{cap}}, wie dieser Hintergrund es braucht.',
  locked: 'Wie voll es werden darf, hat eine Fachkraft festgelegt.',
  rungs: {
    g1: 'Schwarz',
    g2: 'Eine dunkle Farbe',
    g3: 'Eine hellere Farbe',
    g4: 'Zwei Hälften',
    g5: 'Schwache Struktur',
    g6: 'Weiche Punkte',
    g7: 'Unscharfes Foto',
    g8: 'Foto ohne Farben',
    g9: 'Ganzes Foto, ruhiger Teil',
    g10: 'Ganzes Foto, überall',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Allein gefunden, beim ersten Mal',
  range: 'Vermutlicher Anteil',
  chance: 'Durch Zufall',
  time: 'Übliche Zeit',
  days: 'Wann',
  share: '{{percent}} % ({{alone}} von {{n}})',
  between: '{{low}} bis {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'noch keine',
  why: 'Aus allen Sitzungen dieser Aktivität, die hier sind. Ein Schritt geht gut, wenn in mindestens 80 von 100 Durchgängen allein und beim ersten Mal gefunden wurde, und ebenso bei jedem leichteren Schritt, der oft genug gespielt wurde. Eine Zahl steht ab {{least}} Durchgängen da. Die übliche Zeit ist der Median dieser Durchgänge. Sie ist kein Maß für die Sehkraft.',
  undo: 'Rückgängig',
  most: {
    lowers:
      'Wenn du das als Höchstes einstellst, geht „Dinge auf einmal“ in jeder Aktivität von {{now}} auf {{cap}} herunter: Stufen mit mehr bleiben ausgeblendet, bis du danach fragst.',
    raises: 'Wenn du das als Höchstes einstellst, geht „Dinge auf einmal“ in jeder Aktivität von {{now}} auf {{cap}} hinauf: Stufen mit mehr werden angeboten.',
    keep_one: '{{count}} Ding auf einmal als Höchstes einstellen',
    keep_other: '{{count}} Dinge auf einmal als Höchstes einstellen',
    kept: 'Eingestellt: „Dinge auf einmal“ ist jetzt {{cap}}.',
    isKept: '„Dinge auf einmal“ ist schon {{cap}}.',
    locked: 'Dinge auf einmal hat eine Fachkraft festgelegt.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Wo sich die Antworten eingependelt haben',
  settled:
    'Schritt {{step}} von 5: Dort ist die erste Wahl etwa 71 von 100 Mal richtig. Aus {{answers}} Antworten, die {{reversals}} Mal die Richtung wechselten.',
  under: 'Schon der erste Schritt, bei dem die Dinge weit auseinanderliegen, wurde nicht unterschieden. Über die anderen lässt sich nichts sagen.',
  over: 'Sogar der fünfte Schritt, bei dem die Dinge nah beieinanderliegen, wurde unterschieden. Es liegt jenseits dessen, was hier gefragt wird.',
  open: 'Es endete, bevor es sich einpendelte: Die Antworten wechselten {{reversals}} von {{wanted}} Mal die Richtung.',
  stopped: 'Es endete, weil drei Fragen hintereinander kamen und gingen: Die Antworten hatten {{reversals}} von {{wanted}} Mal die Richtung gewechselt.',
  column: 'Gefragt',
  plain: 'Schlicht',
  game: 'Im Laden',
  says: {
    'plain-better': 'Bei den Schritten, die auf beide Arten gespielt wurden, wurde schlicht mehr unterschieden als im Laden.',
    'game-better': 'Bei den Schritten, die auf beide Arten gespielt wurden, wurde im Laden mehr unterschieden als schlicht.',
    'no-difference': 'Bei den Schritten, die auf beide Arten gespielt wurden, gibt es keinen klaren Unterschied zwischen dem Laden und den schlichten Fragen.',
    few: 'Um den Laden mit den schlichten Fragen zu vergleichen, braucht es je {{least}} Durchgänge von beiden auf denselben Schritten.',
  },
  why: 'Für diese Zahlen gibt es keine Normwerte, und niemand hat sie mit anderen verglichen. Sie sagen, wie es auf diesem Bildschirm an diesen Tagen war.',
} as const
