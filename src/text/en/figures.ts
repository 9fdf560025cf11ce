/** Figures that only some activities have. */
export const following = {
  title: 'Following',
  followed_one: 'Followed {{followed}} of {{count}} movement most of the way.',
  followed_other: 'Followed {{followed}} of {{count}} movements most of the way.',
  paced_one: 'You moved it {{count}} time, for as long as your child looked. Times your child looked away: {{lost}}.',
  paced_other: 'You moved it {{count}} times, for as long as your child looked. Times your child looked away: {{lost}}.',
  share_one: 'Median {{median}} % of the way, middle half {{q1}} to {{q3}} %, from {{count}} movement.',
  share_other: 'Median {{median}} % of the way, middle half {{q1}} to {{q3}} %, from {{count}} movements.',
  few: 'A percentage is shown once there are {{least}} movements.',
  unmarked:
    'Nobody marked when your child looked. Hold L, or the grey dot in the lower corner, while your child is looking. Then you see here how much of the way was followed.',
  untouched: 'No finger followed it this time.',
  crossed: 'Followed across the midline {{crossed}} of {{crossings}} times.',
  noCrossing: 'It did not cross the midline.',
  lost: 'Times your child looked away: {{lost}}.',
  lostAtMiddle: '{{lostAtMiddle}} of these near the midline.',
  byFinger_one: '{{count}} was judged by a finger that followed along, because nobody marked looking.',
  byFinger_other: '{{count}} were judged by a finger that followed along, because nobody marked looking.',
  without: 'Movements not marked, and not counted: {{unmarked}}.',
  directions: 'How much of the way was followed, by direction',
  direction: { right: 'To the right', left: 'To the left', down: 'Down', up: 'Up', slanting: 'Diagonal' },
  tooFew: 'too few movements',
  distance_one: 'The finger was {{median}} % of the screen height from the centre (median of {{count}} movement).',
  distance_other: 'The finger was {{median}} % of the screen height from the centre (median of {{count}} movements).',
  caution: 'This is what you marked while watching. It is not a measure of eyesight.',
} as const

export const reading = {
  title: 'Reading',
  lines: 'Lines: {{lines}}. Words advanced by the child’s own touch: {{words}}.',
  time_one: 'Median {{median}} s per word, middle half {{q1}} to {{q3}} s, from {{count}} word.',
  time_other: 'Median {{median}} s per word, middle half {{q1}} to {{q3}} s, from {{count}} words.',
  few: 'A time is shown once there are {{least}} words.',
  heard: 'You marked {{read}} of {{heard}} words as read: {{percent}} %.',
  unheard: 'Words marked as read or not: {{heard}}, too few for a percentage.',
  backs: 'Times your child went back: {{backs}}.',
  stamina: 'After {{stamina}} words, each word took clearly longer.',
  steady: 'The time per word stayed about the same.',
  words: 'Each word and its time',
  word: 'Word',
  seconds: 'Seconds',
} as const

export const concepts = {
  title: 'Progress with each picture',
  why: 'Based on your marks and on what was found without help, in all sessions. The steps: found out of two, found among more, recognised in another picture, and named by your child (press R).',
  word: 'Picture',
  state: 'So far',
  views: 'Times shown',
  own: 'your own picture',
  states: {
    shown: 'shown',
    looked: 'looked at',
    'found-2': 'found out of two',
    'found-4': 'found out of three or four',
    'other-picture': 'recognised in another picture',
    named: 'named',
  },
} as const

export const outlines = {
  title: 'Which words are recognised',
  why: '“Known” means chosen straight away, without help, in four of the last five turns, on two days. It shows that your child can tell the word from others, not that your child can read.',
  word: 'Word',
  state: 'So far',
  right: 'Right at once',
  days: 'Days',
  known: 'known',
  open: 'not yet',
  ofTries: '{{right}} of {{tries}}',
} as const

export const confusions = {
  sides:
    'The first choice, compared with the others: farther left {{left}} times, farther right {{right}}, higher {{above}} and lower {{below}} (of {{n}} with more than one choice).',
  title: 'Choices',
  line_one: '{{taken}} instead of {{asked}}: once.',
  line_other: '{{taken}} instead of {{asked}}: {{count}} times.',
} as const

export const counted = {
  title: 'Counting',
  places: 'Left out at first: counted only after help, or not at all.',
  leftOut: '{{leftOut}} of {{n}}',
  twice_zero: 'none counted twice',
  twice_one: '{{count}} counted twice',
  twice_other: '{{count}} counted twice',
  never: 'never left out',
  often: 'often left out',
  few: 'fewer than {{least}} shown',
  each_one: 'Time from one to the next: median {{median}} s, usually {{q1}} to {{q3}} s (n = {{count}}).',
  each_other: 'Time from one to the next: median {{median}} s, usually {{q1}} to {{q3}} s (n = {{count}}).',
  fewTimes: 'Times are shown once there are {{least}}. So far there are {{n}}.',
  numbers: 'The right number was the first choice {{right}} of {{n}} times.',
  fewNumbers: 'Numbers chosen: {{n}}. That is too few for a percentage.',
  other_one: '{{chosen}} instead of {{asked}}: once.',
  other_other: '{{chosen}} instead of {{asked}}: {{count}} times.',
} as const

export const likeness = {
  title: 'First touches on another thing, by how similar it was',
  kinds: { unlike: 'Very different', 'same-colour': 'The same colour', 'same-shape': 'The same shape' },
  wrong: '{{wrong}} of {{n}}',
  why: 'The share of turns in which another thing was touched first. Shown once there are {{least}} turns of this activity in the list.',
} as const

export const grid = {
  title: 'Where cells stayed empty',
  weak: 'Cells {{sides}} stay empty more often than those opposite.',
  none: 'No side stands out so far.',
  sides: { left: 'on the left', right: 'on the right', top: 'at the top', bottom: 'at the bottom' },
  row: 'Row',
  columns: { left: 'Left', middle: 'Middle', right: 'Right' },
  rows: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
  missed: '{{missed}} of {{asked}} not filled before help came.',
  wrong_one: 'Touched an empty cell once.',
  wrong_other: 'Touched an empty cell {{count}} times.',
  why: 'From {{trials}} grids. A cell counts as empty if it was not filled before help came. Smaller grids count by their sides. The figures do not say why.',
} as const

export const freePlay = {
  active: 'Active for {{active}} of {{length}} minutes',
  first: 'The first touch came after {{seconds}} seconds.',
  busyEnough: 'Active for more than {{seconds}} seconds: the aim of this level.',
  busyLess: 'The aim of this level is {{seconds}} active seconds. It was less this time.',
  touchedEnough_one: '{{count}} touch within {{seconds}} seconds: the aim of this level.',
  touchedEnough_other: '{{count}} touches within {{seconds}} seconds: the aim of this level.',
  touchedLess_one: 'This level’s aim is {{count}} touch within {{seconds}} seconds. There were fewer this time.',
  touchedLess_other: 'This level’s aim is {{count}} touches within {{seconds}} seconds. There were fewer this time.',
  byHand: 'Next time, try hand-under-hand: put your hand under your child’s and do it together.',
  touches_one: '{{count}} touch.',
  touches_other: '{{count}} touches.',
  deeds_one: '{{count}} stroke, hold or other action.',
  deeds_other: '{{count}} strokes, holds and other actions.',
  hold: 'The longest hold was {{seconds}} seconds.',
  pauses_zero: 'No pause was longer than the set wait.',
  pauses_one: '{{count}} pause was longer than the set wait.',
  pauses_other: '{{count}} pauses were longer than the set wait.',
  demonstrations_one: 'The app showed {{count}} time what to do.',
  demonstrations_other: 'The app showed {{count}} times what to do.',
  few: 'Places are shown once there are {{least}} touches.',
  sides: 'Left {{left}} %, right {{right}} %.',
  places: 'Where it was touched',
  why: 'There is no right or wrong here. A pause of up to two seconds still counts as active, and a single press counts as one second.',
} as const

export const ways = {
  title: 'Time to touch, by direction',
  why: 'Measured from when it appears. Reaching takes part of that time.',
  drawn: 'Time to draw a path, by direction',
  whyDrawn: 'From the first point to the last, including pauses. A longer path takes longer.',
} as const

export const ground = {
  title: 'How the background changes finding',
  highest: 'Found without help in at least 80 % of turns, up to: {{rung}}.',
  none: 'No background reaches 80 % without help yet. Each needs at least {{least}} turns.',
  rung: 'Background',
  alone: 'Found without help',
  time: 'Usual time',
  cost: 'Compared with black',
  share: '{{percent}} % of {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'too few ({{n}})',
  times: '{{cost}} times as long',
  why: 'From all saved sessions of this activity. “Usual time” is the median of turns found without help. A figure needs at least {{least}} turns. It is not a measure of eyesight.',
  weaker_one: '{{count}} turn is not counted, because you made the background fainter.',
  weaker_other: '{{count}} turns are not counted, because you made the background fainter.',
  lowers:
    'Setting “{{rung}}” as the limit lowers “How busy it may get” from {{now}} to {{cap}} in every activity. Busier levels stay hidden until you ask for them.',
  raises: 'Setting “{{rung}}” as the limit raises “How busy it may get” from {{now}} to {{cap}} in every activity. Busier levels are then offered.',
  keep: 'Set as the limit',
  kept: 'Saved: “How busy it may get” is now {{cap}}.',
  isKept: '“How busy it may get” is already {{cap}}, as this background needs.',
  locked: 'A therapist has locked “How busy it may get”.',
  rungs: {
    g1: 'Black',
    g2: 'One dark colour',
    g3: 'One lighter colour',
    g4: 'Two halves',
    g5: 'Faint texture',
    g6: 'Soft dots',
    g7: 'Blurred photo',
    g8: 'Black-and-white photo',
    g9: 'Whole photo, calm part',
    g10: 'Whole photo, anywhere',
  },
} as const

/** Results for each step of an activity. */
export const steps = {
  alone: 'Found without help, at the first touch',
  range: 'Likely range',
  chance: 'By chance',
  time: 'Usual time',
  days: 'When',
  share: '{{percent}} % ({{alone}} of {{n}})',
  between: '{{low}} to {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'none yet',
  why: 'From all saved sessions of this activity. A step goes well when at least 80 % of turns were found without help at the first touch. All easier steps played often enough must have gone well too. A figure needs at least {{least}} turns. “Usual time” is the median of those turns. It is not a measure of eyesight.',
  undo: 'Undo',
  most: {
    lowers: 'Setting this as the limit lowers “Things at once” from {{now}} to {{cap}} in every activity. Levels with more stay hidden until you ask for them.',
    raises: 'Setting this as the limit raises “Things at once” from {{now}} to {{cap}} in every activity. Levels with more are then offered.',
    keep_one: 'Limit to {{count}} thing at once',
    keep_other: 'Limit to {{count}} things at once',
    kept: 'Saved: “Things at once” is now {{cap}}.',
    isKept: '“Things at once” is {{cap}} already.',
    locked: 'A therapist has locked “Things at once”.',
  },
} as const

/** The smallest difference that was recognised. */
export const discrimination = {
  title: 'How small a difference was seen',
  settled:
    'Settled at step {{step}} (1 is the largest difference, 5 the smallest): about 71 % of first choices are right there. Based on {{answers}} answers with {{reversals}} reversals.',
  under: 'Even step 1, the largest difference, was not seen. Nothing can be said about the others.',
  over: 'Even step 5, the smallest difference, was found. This activity cannot test anything finer.',
  open: 'Stopped before it settled: {{reversals}} of {{wanted}} reversals.',
  stopped: 'Ended because three questions in a row went unanswered: {{reversals}} of {{wanted}} reversals.',
  column: 'Version',
  plain: 'Plain',
  game: 'In the shop',
  says: {
    'plain-better': 'On the steps played in both, more differences were found in the plain version than in the shop.',
    'game-better': 'On the steps played in both, more differences were found in the shop than in the plain version.',
    'no-difference': 'On the steps played in both, there is no clear difference between the shop and the plain version.',
    few: 'Comparing the two takes {{least}} turns of each on the same steps.',
  },
  why: 'There are no norms for these figures, and they have not been validated. They describe play on this screen, on these days.',
} as const
