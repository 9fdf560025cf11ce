/** Figures that only some activities have. */
export const following = {
  title: 'Folgen',
  followed_one: '{{followed}} von {{count}} Bewegung wurde zum größten Teil verfolgt.',
  followed_other: '{{followed}} von {{count}} Bewegungen wurden zum größten Teil verfolgt.',
  paced_one: 'Du hast es {{count}} Mal bewegt, solange dein Kind hinschaute. Dein Kind hat dabei {{lost}} Mal weggeschaut.',
  paced_other: 'Du hast es {{count}} Mal bewegt, solange dein Kind hinschaute. Dein Kind hat dabei {{lost}} Mal weggeschaut.',
  share_one: 'Median {{median}} % des Weges, mittlere Hälfte {{q1}} bis {{q3}} %, aus {{count}} Bewegung.',
  share_other: 'Median {{median}} % des Weges, mittlere Hälfte {{q1}} bis {{q3}} %, aus {{count}} Bewegungen.',
  few: 'Ein Prozentwert erscheint ab {{least}} Bewegungen.',
  unmarked:
    'Niemand hat markiert, wann dein Kind hinschaute. Halte L oder den grauen Punkt in der unteren Ecke gedrückt, solange dein Kind hinschaut. Dann siehst du hier, wie viel des Weges verfolgt wurde.',
  untouched: 'Diesmal ging kein Finger mit.',
  crossed: '{{crossed}} von {{crossings}} Mal über die Mittellinie verfolgt.',
  noCrossing: 'Es ging nicht über die Mittellinie.',
  lost: 'Dein Kind hat {{lost}} Mal weggeschaut.',
  lostAtMiddle: 'Davon {{lostAtMiddle}} Mal nahe der Mittellinie.',
  byFinger_one: '{{count}} wurde nach einem Finger beurteilt, der mitging, weil niemand das Hinschauen markiert hat.',
  byFinger_other: '{{count}} wurden nach einem Finger beurteilt, der mitging, weil niemand das Hinschauen markiert hat.',
  without: 'Nicht markierte und nicht gezählte Bewegungen: {{unmarked}}.',
  directions: 'Wie viel des Weges verfolgt wurde, nach Richtung',
  direction: { right: 'Nach rechts', left: 'Nach links', down: 'Nach unten', up: 'Nach oben', slanting: 'Schräg' },
  tooFew: 'zu wenige Bewegungen',
  distance_one: 'Der Finger war {{median}} % der Bildschirmhöhe von der Mitte entfernt (Median aus {{count}} Bewegung).',
  distance_other: 'Der Finger war {{median}} % der Bildschirmhöhe von der Mitte entfernt (Median aus {{count}} Bewegungen).',
  caution: 'Das hast du beim Zusehen markiert. Es ist kein Maß für die Sehkraft.',
} as const

export const reading = {
  title: 'Lesen',
  lines: 'Zeilen: {{lines}}. Wörter, bei denen dein Kind selbst weitergetippt hat: {{words}}.',
  time_one: 'Median {{median}} s pro Wort, mittlere Hälfte {{q1}} bis {{q3}} s, aus {{count}} Wort.',
  time_other: 'Median {{median}} s pro Wort, mittlere Hälfte {{q1}} bis {{q3}} s, aus {{count}} Wörtern.',
  few: 'Eine Zeit erscheint ab {{least}} Wörtern.',
  heard: 'Du hast {{read}} von {{heard}} Wörtern als gelesen markiert: {{percent}} %.',
  unheard: 'Als gelesen oder nicht gelesen markierte Wörter: {{heard}}, zu wenige für einen Prozentwert.',
  backs: 'So oft ging dein Kind zurück: {{backs}}.',
  stamina: 'Nach {{stamina}} Wörtern dauerte jedes Wort deutlich länger.',
  steady: 'Die Zeit pro Wort blieb etwa gleich.',
  words: 'Jedes Wort und seine Zeit',
  word: 'Wort',
  seconds: 'Sekunden',
} as const

export const concepts = {
  title: 'Fortschritt mit jedem Bild',
  why: 'Nach deinen Markierungen und dem, was ohne Hilfe gefunden wurde, in allen Sitzungen. Die Schritte: unter zweien gefunden, unter mehreren gefunden, auf einem anderen Bild erkannt und von deinem Kind benannt (drück R).',
  word: 'Bild',
  state: 'Bisher',
  views: 'Gezeigt',
  own: 'dein eigenes Bild',
  states: {
    shown: 'gezeigt',
    looked: 'angeschaut',
    'found-2': 'unter zweien gefunden',
    'found-4': 'unter drei oder vier gefunden',
    'other-picture': 'auf anderem Bild erkannt',
    named: 'benannt',
  },
} as const

export const outlines = {
  title: 'Welche Wörter erkannt werden',
  why: '„Bekannt“ heißt: in vier der letzten fünf Durchgänge sofort und ohne Hilfe gewählt, an zwei Tagen. Es zeigt, dass dein Kind das Wort von anderen unterscheiden kann, nicht, dass es lesen kann.',
  word: 'Wort',
  state: 'Bisher',
  right: 'Sofort richtig',
  days: 'Tage',
  known: 'bekannt',
  open: 'noch nicht',
  ofTries: '{{right}} von {{tries}}',
} as const

export const confusions = {
  sides:
    'Die erste Wahl, verglichen mit den anderen: {{left}} Mal weiter links, {{right}} Mal weiter rechts, {{above}} Mal höher und {{below}} Mal tiefer (von {{n}} mit mehr als einer Auswahl).',
  title: 'Auswahl',
  line_one: '{{taken}} statt {{asked}}: einmal.',
  line_other: '{{taken}} statt {{asked}}: {{count}} Mal.',
} as const

export const counted = {
  title: 'Zählen',
  places: 'Zuerst ausgelassen: erst nach Hilfe gezählt oder gar nicht.',
  leftOut: '{{leftOut}} von {{n}}',
  twice_zero: 'keins doppelt gezählt',
  twice_one: '{{count}} doppelt gezählt',
  twice_other: '{{count}} doppelt gezählt',
  never: 'nie ausgelassen',
  often: 'oft ausgelassen',
  few: 'weniger als {{least}} gezeigt',
  each_one: 'Zeit von einem zum nächsten: Median {{median}} s, meistens {{q1}} bis {{q3}} s (n = {{count}}).',
  each_other: 'Zeit von einem zum nächsten: Median {{median}} s, meistens {{q1}} bis {{q3}} s (n = {{count}}).',
  fewTimes: 'Zeiten erscheinen ab {{least}}. Bisher sind es {{n}}.',
  numbers: 'Die richtige Zahl war {{right}} von {{n}} Mal die erste Wahl.',
  fewNumbers: 'Gewählte Zahlen: {{n}}. Das ist zu wenig für einen Prozentwert.',
  other_one: '{{chosen}} statt {{asked}}: einmal.',
  other_other: '{{chosen}} statt {{asked}}: {{count}} Mal.',
} as const

export const likeness = {
  title: 'Erste Berührung auf etwas anderem, nach Ähnlichkeit',
  kinds: { unlike: 'Ganz anders', 'same-colour': 'Dieselbe Farbe', 'same-shape': 'Dieselbe Form' },
  wrong: '{{wrong}} von {{n}}',
  why: 'Der Anteil der Durchgänge, in denen zuerst etwas anderes berührt wurde. Erscheint ab {{least}} Durchgängen dieser Aktivität in der Liste.',
} as const

export const grid = {
  title: 'Wo Felder leer blieben',
  weak: 'Felder {{sides}} bleiben öfter leer als die gegenüber.',
  none: 'Bisher fällt keine Seite auf.',
  sides: { left: 'links', right: 'rechts', top: 'oben', bottom: 'unten' },
  row: 'Reihe',
  columns: { left: 'Links', middle: 'Mitte', right: 'Rechts' },
  rows: { top: 'Oben', middle: 'Mitte', bottom: 'Unten' },
  missed: '{{missed}} von {{asked}} nicht gefüllt, bevor Hilfe kam.',
  wrong_one: 'Einmal ein Feld berührt, das leer bleiben soll.',
  wrong_other: '{{count}} Mal ein Feld berührt, das leer bleiben soll.',
  why: 'Aus {{trials}} Gittern. Ein Feld gilt als leer, wenn es nicht gefüllt war, bevor Hilfe kam. Kleinere Gitter zählen nach ihren Seiten. Warum es so ist, sagen die Zahlen nicht.',
} as const

export const freePlay = {
  active: '{{active}} von {{length}} Minuten aktiv',
  first: 'Die erste Berührung kam nach {{seconds}} Sekunden.',
  busyEnough: 'Mehr als {{seconds}} Sekunden aktiv: das Ziel dieser Stufe.',
  busyLess: 'Das Ziel dieser Stufe sind {{seconds}} aktive Sekunden. Diesmal waren es weniger.',
  touchedEnough_one: '{{count}} Berührung in {{seconds}} Sekunden: das Ziel dieser Stufe.',
  touchedEnough_other: '{{count}} Berührungen in {{seconds}} Sekunden: das Ziel dieser Stufe.',
  touchedLess_one: 'Das Ziel dieser Stufe ist {{count}} Berührung in {{seconds}} Sekunden. Diesmal waren es weniger.',
  touchedLess_other: 'Das Ziel dieser Stufe sind {{count}} Berührungen in {{seconds}} Sekunden. Diesmal waren es weniger.',
  byHand: 'Versuch es nächstes Mal Hand unter Hand: Leg deine Hand unter die deines Kindes, und macht es gemeinsam.',
  touches_one: '{{count}} Berührung.',
  touches_other: '{{count}} Berührungen.',
  deeds_one: '{{count}} Mal gewischt, gehalten oder etwas anderes getan.',
  deeds_other: '{{count}} Mal gewischt, gehalten oder etwas anderes getan.',
  hold: 'Das längste Halten dauerte {{seconds}} Sekunden.',
  pauses_zero: 'Keine Pause war länger als die eingestellte Wartezeit.',
  pauses_one: '{{count}} Pause war länger als die eingestellte Wartezeit.',
  pauses_other: '{{count}} Pausen waren länger als die eingestellte Wartezeit.',
  demonstrations_one: 'Die App hat {{count}} Mal gezeigt, was zu tun ist.',
  demonstrations_other: 'Die App hat {{count}} Mal gezeigt, was zu tun ist.',
  few: 'Stellen erscheinen ab {{least}} Berührungen.',
  sides: 'Links {{left}} %, rechts {{right}} %.',
  places: 'Wo berührt wurde',
  why: 'Hier gibt es kein Richtig oder Falsch. Eine Pause bis zu zwei Sekunden gilt noch als aktiv, und ein einzelnes Drücken zählt als eine Sekunde.',
} as const

export const ways = {
  title: 'Zeit bis zur Berührung, nach Richtung',
  why: 'Gemessen ab dem Erscheinen. Ein Teil dieser Zeit ist das Greifen.',
  drawn: 'Zeit zum Zeichnen eines Weges, nach Richtung',
  whyDrawn: 'Vom ersten bis zum letzten Punkt, mit Pausen. Ein längerer Weg dauert länger.',
} as const

export const ground = {
  title: 'Wie der Hintergrund das Finden verändert',
  highest: 'Ohne Hilfe gefunden in mindestens 80 % der Durchgänge, bis zu: {{rung}}.',
  none: 'Noch erreicht kein Hintergrund 80 % ohne Hilfe. Jeder braucht mindestens {{least}} Durchgänge.',
  rung: 'Hintergrund',
  alone: 'Ohne Hilfe gefunden',
  time: 'Übliche Zeit',
  cost: 'Im Vergleich zu Schwarz',
  share: '{{percent}} % von {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'zu wenige ({{n}})',
  times: '{{cost}}-mal so lange',
  why: 'Aus allen gespeicherten Sitzungen dieser Aktivität. „Übliche Zeit“ ist der Median der Durchgänge, in denen ohne Hilfe gefunden wurde. Eine Zahl braucht mindestens {{least}} Durchgänge. Sie ist kein Maß für die Sehkraft.',
  weaker_one: '{{count}} Durchgang zählt nicht, weil du den Hintergrund schwächer gemacht hast.',
  weaker_other: '{{count}} Durchgänge zählen nicht, weil du den Hintergrund schwächer gemacht hast.',
  lowers:
    'Wenn du „{{rung}}“ als Grenze einstellst, sinkt „Wie unruhig es werden darf“ in jeder Aktivität von {{now}} auf {{cap}}. Unruhigere Stufen bleiben ausgeblendet, bis du sie verlangst.',
  raises:
    'Wenn du „{{rung}}“ als Grenze einstellst, steigt „Wie unruhig es werden darf“ in jeder Aktivität von {{now}} auf {{cap}}. Unruhigere Stufen werden dann angeboten.',
  keep: 'Als Grenze einstellen',
  kept: 'Gespeichert: „Wie unruhig es werden darf“ ist jetzt {{cap}}.',
  isKept: '„Wie unruhig es werden darf“ ist schon {{cap}}, wie dieser Hintergrund es braucht.',
  locked: '„Wie unruhig es werden darf“ hat eine Fachkraft gesperrt.',
  rungs: {
    g1: 'Schwarz',
    g2: 'Eine dunkle Farbe',
    g3: 'Eine hellere Farbe',
    g4: 'Zwei Hälften',
    g5: 'Zarte Struktur',
    g6: 'Weiche Punkte',
    g7: 'Unscharfes Foto',
    g8: 'Schwarz-Weiß-Foto',
    g9: 'Ganzes Foto, ruhiger Teil',
    g10: 'Ganzes Foto, überall',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Ohne Hilfe gefunden, bei der ersten Berührung',
  range: 'Vermutlicher Bereich',
  chance: 'Durch Zufall',
  time: 'Übliche Zeit',
  days: 'Wann',
  share: '{{percent}} % ({{alone}} von {{n}})',
  between: '{{low}} bis {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'noch keine',
  why: 'Aus allen gespeicherten Sitzungen dieser Aktivität. Ein Schritt gelingt gut, wenn in mindestens 80 % der Durchgänge ohne Hilfe bei der ersten Berührung gefunden wurde. Auch alle leichteren Schritte, die oft genug gespielt wurden, müssen gut gelungen sein. Eine Zahl braucht mindestens {{least}} Durchgänge. „Übliche Zeit“ ist der Median dieser Durchgänge. Sie ist kein Maß für die Sehkraft.',
  undo: 'Rückgängig',
  most: {
    lowers:
      'Wenn du das als Grenze einstellst, sinkt „Wie viel auf einmal“ in jeder Aktivität von {{now}} auf {{cap}}. Stufen mit mehr bleiben ausgeblendet, bis du sie verlangst.',
    raises:
      'Wenn du das als Grenze einstellst, steigt „Wie viel auf einmal“ in jeder Aktivität von {{now}} auf {{cap}}. Stufen mit mehr werden dann angeboten.',
    keep_one: 'Auf {{count}} auf einmal begrenzen',
    keep_other: 'Auf {{count}} auf einmal begrenzen',
    kept: 'Gespeichert: „Wie viel auf einmal“ ist jetzt {{cap}}.',
    isKept: '„Wie viel auf einmal“ ist schon {{cap}}.',
    locked: '„Wie viel auf einmal“ hat eine Fachkraft gesperrt.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Wie kleine Unterschiede gesehen wurden',
  settled:
    'Eingependelt bei Schritt {{step}} (1 ist der größte Unterschied, 5 der kleinste): Dort sind etwa 71 % der ersten Wahlen richtig. Aus {{answers}} Antworten mit {{reversals}} Richtungswechseln.',
  under: 'Auch Schritt 1, der größte Unterschied, wurde nicht gesehen. Über die anderen lässt sich nichts sagen.',
  over: 'Auch Schritt 5, der kleinste Unterschied, wurde gefunden. Feineres kann diese Aktivität nicht prüfen.',
  open: 'Beendet, bevor es sich einpendelte: {{reversals}} von {{wanted}} Richtungswechseln.',
  stopped: 'Beendet, weil drei Fragen hintereinander ohne Antwort blieben: {{reversals}} von {{wanted}} Richtungswechseln.',
  column: 'Variante',
  plain: 'Schlicht',
  game: 'Im Laden',
  says: {
    'plain-better': 'Bei den Schritten, die in beiden Varianten gespielt wurden, wurden in der schlichten mehr Unterschiede gefunden als im Laden.',
    'game-better': 'Bei den Schritten, die in beiden Varianten gespielt wurden, wurden im Laden mehr Unterschiede gefunden als in der schlichten.',
    'no-difference':
      'Bei den Schritten, die in beiden Varianten gespielt wurden, gibt es keinen klaren Unterschied zwischen dem Laden und der schlichten Variante.',
    few: 'Um beide zu vergleichen, braucht es je {{least}} Durchgänge auf denselben Schritten.',
  },
  why: 'Für diese Zahlen gibt es keine Normwerte, und sie sind nicht validiert. Sie beschreiben das Spiel auf diesem Bildschirm an diesen Tagen.',
} as const
