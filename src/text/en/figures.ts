/** Figures that only some activities have. */
export const following = {
  title: 'Following',
  followed_one: '{{followed}} of {{count}} passage was followed for the most part.',
  followed_other: '{{followed}} of {{count}} passages were followed for the most part.',
  paced_one: 'You moved it {{count}} time, as long as your child looked. The look ended {{lost}} times on the way.',
  paced_other: 'You moved it {{count}} times, as long as your child looked. The look ended {{lost}} times on the way.',
  share_one: 'Median {{median}} % of the way, middle half {{q1}} to {{q3}} %, from {{count}} passage.',
  share_other: 'Median {{median}} % of the way, middle half {{q1}} to {{q3}} %, from {{count}} passages.',
  few: 'A share is shown from {{least}} passages on.',
  unmarked:
    'Nobody marked when the child looked. Hold the L key, or the grey dot in the lower corner, while the eyes are on it; then it stands here how much of the way was followed.',
  untouched: 'No finger went along with it this time.',
  crossed: 'Followed across the middle {{crossed}} of {{crossings}} times.',
  noCrossing: 'It did not cross the middle.',
  lost: 'The look ended {{lost}} times on the way.',
  lostAtMiddle: 'Of these {{lostAtMiddle}} near the middle.',
  byFinger_one: 'Of {{count}} a finger that went along told it, for nobody marked the eyes.',
  byFinger_other: 'Of {{count}} a finger that went along told it, for nobody marked the eyes.',
  without: 'In {{unmarked}} passages nothing was marked; they are not counted.',
  directions: 'How much of the way was followed, by direction',
  direction: { right: 'To the right', left: 'To the left', down: 'Down', up: 'Up', slanting: 'Slanting' },
  tooFew: 'too few passages',
  distance_one: 'A finger was {{median}} % of the screen’s height from its middle (median of {{count}} passage).',
  distance_other: 'A finger was {{median}} % of the screen’s height from its middle (median of {{count}} passages).',
  caution: 'It is what you marked while watching. It is not a measure of eyesight.',
} as const

export const reading = {
  title: 'Reading',
  lines: '{{lines}} lines, {{words}} words went on by the child’s own touch.',
  time_one: 'Median {{median}} s for a word, middle half {{q1}} to {{q3}} s, from {{count}} word.',
  time_other: 'Median {{median}} s for a word, middle half {{q1}} to {{q3}} s, from {{count}} words.',
  few: 'A time is shown from {{least}} words on.',
  heard: 'You heard {{read}} of {{heard}} words read: {{percent}} %.',
  unheard: 'Words marked as read or not: {{heard}}, too few for a share.',
  backs: 'Back: {{backs}}.',
  stamina: 'After {{stamina}} words it took clearly longer for each.',
  steady: 'The time for a word stayed about the same.',
  words: 'Each word and its time',
  word: 'Word',
  seconds: 'Seconds',
} as const

export const concepts = {
  title: 'How far each picture has come',
  why: 'From what you marked and what was found without help, in all sessions. A picture is found among two or among more, then on another picture of the same thing, and at last named by your child (press R).',
  word: 'Picture',
  state: 'So far',
  views: 'Shown',
  own: 'your own picture',
  states: {
    shown: 'shown',
    looked: 'looked at',
    'found-2': 'found of two',
    'found-4': 'found of three or four',
    'other-picture': 'known on another picture',
    named: 'named',
  },
} as const

export const outlines = {
  title: 'Which words are known',
  why: 'Known: of the last five times four were right at once and without help, on two days. It tells that a word is told from others, not that a child reads.',
  word: 'Word',
  state: 'So far',
  right: 'Right at once',
  days: 'On days',
  known: 'known',
  open: 'not yet',
  ofTries: '{{right}} of {{tries}}',
} as const

export const confusions = {
  sides:
    'Compared with the other things shown, the first choice stood farther left {{left}} times, farther right {{right}}, higher {{above}} and lower {{below}}, of {{n}} with more than one choice.',
  title: 'Choices',
  line_one: '{{taken}} in the place of {{asked}}: once.',
  line_other: '{{taken}} in the place of {{asked}}: {{count}} times.',
} as const

export const counted = {
  title: 'Counting',
  places: 'Left out at first: counted only after help, or not at all.',
  leftOut: '{{leftOut}} of {{n}}',
  twice_zero: 'none twice',
  twice_one: '{{count}} twice',
  twice_other: '{{count}} twice',
  never: 'never left out',
  often: 'often left out',
  few: 'fewer than {{least}} there',
  each_one: 'From one to the next it took {{median}} s, usually {{q1}} to {{q3}} s, from {{count}}.',
  each_other: 'From one to the next it took {{median}} s, usually {{q1}} to {{q3}} s, from {{count}}.',
  fewTimes: 'How long each took is shown from {{least}} on; it is known of {{n}}.',
  numbers: 'The right number was chosen first {{right}} of {{n}} times.',
  fewNumbers: 'Numbers chosen: {{n}}, too few for a share.',
  other_one: '{{chosen}} in the place of {{asked}}: once.',
  other_other: '{{chosen}} in the place of {{asked}}: {{count}} times.',
} as const

export const likeness = {
  title: 'Another thing first, by how alike it was',
  kinds: { unlike: 'Very different', 'same-colour': 'The same colour', 'same-shape': 'The same shape' },
  wrong: '{{wrong}} of {{n}}',
  why: 'In how many turns another thing was touched first. It is shown from {{least}} turns on, from what is listed here of this activity.',
} as const

export const grid = {
  title: 'Where cells were missed',
  weak: 'Cells {{sides}} are missed more often than those across from them.',
  none: 'No side stands out so far.',
  sides: { left: 'on the left', right: 'on the right', top: 'at the top', bottom: 'at the bottom' },
  row: 'Row',
  columns: { left: 'Left', middle: 'Middle', right: 'Right' },
  rows: { top: 'Top', middle: 'Middle', bottom: 'Bottom' },
  missed: '{{missed}} of {{asked}} missed.',
  wrong_one: 'Touched once where it stays empty.',
  wrong_other: 'Touched {{count}} times where it stays empty.',
  why: 'From {{trials}} grids. Missed: not filled before help came. Smaller grids are told by their sides as well. This does not say why.',
} as const

export const freePlay = {
  active: 'Busy for {{active}} of {{length}} minutes',
  first: 'The first touch came after {{seconds}} seconds.',
  busyEnough: 'Busy for more than {{seconds}} seconds: that is what this level is for.',
  busyLess: 'This level is for {{seconds}} busy seconds. It was less this time.',
  touchedEnough_one: '{{count}} touch within {{seconds}} seconds: that is what this level is for.',
  touchedEnough_other: '{{count}} touches within {{seconds}} seconds: that is what this level is for.',
  touchedLess_one: 'This level is for {{count}} touch within {{seconds}} seconds. It did not come to that this time.',
  touchedLess_other: 'This level is for {{count}} touches within {{seconds}} seconds. It did not come to that this time.',
  byHand: 'Next time you could lay your hand under your child’s hand and do it together.',
  touches_one: '{{count}} touch.',
  touches_other: '{{count}} touches.',
  deeds_one: '{{count}} stroke, hold or other deed.',
  deeds_other: '{{count}} strokes, holds and other deeds.',
  hold: 'The longest hold was {{seconds}} seconds.',
  pauses_zero: 'No rest was longer than the quiet wait.',
  pauses_one: '{{count}} rest was longer than the quiet wait.',
  pauses_other: '{{count}} rests were longer than the quiet wait.',
  demonstrations_one: 'It showed {{count}} time what can be done.',
  demonstrations_other: 'It showed {{count}} times what can be done.',
  few: 'Places are shown from {{least}} touches on.',
  sides: 'Left {{left}} %, right {{right}} %.',
  places: 'Where it was',
  why: 'Nothing here is right or wrong. A rest of up to two seconds belongs to being busy, and a press by itself counts for one second.',
} as const

export const ways = {
  title: 'How soon it was touched, by where it went',
  why: 'From when it appears. Reaching takes a part of that time.',
  drawn: 'How long a road took, by where it was drawn',
  whyDrawn: 'From the first point to the last, with every rest between. A longer road takes longer.',
} as const

export const ground = {
  title: 'What the background costs',
  highest: 'Found alone in at least 80 of 100 turns, up to: {{rung}}.',
  none: 'No background has been found alone in at least 80 of 100 turns yet. It takes {{least}} turns on one.',
  rung: 'Background',
  alone: 'Found alone',
  time: 'Usual time',
  cost: 'Against black',
  share: '{{percent}} % of {{n}}',
  median: '{{seconds}} s ({{n}})',
  few: 'too few ({{n}})',
  times: '{{cost}} times as long',
  why: 'From all sessions of this activity that are here. The usual time is the median of the turns that were found alone; a figure is shown from {{least}} turns on. It is not a measure of eyesight.',
  weaker_one: '{{count}} turn is not counted, because you made the background weaker.',
  weaker_other: '{{count}} turns are not counted, because you made the background weaker.',
  lowers:
    'If you keep “{{rung}}” as the most, “How busy it may get” goes from {{now}} down to {{cap}}, in every activity: busier levels stay hidden until you ask for them.',
  raises: 'If you keep “{{rung}}” as the most, “How busy it may get” goes from {{now}} up to {{cap}}, in every activity: busier levels are offered.',
  keep: 'Keep this as the most',
  kept: 'Kept: “How busy it may get” is {{cap}} now.',
  isKept: '“How busy it may get” is {{cap}}, as this background needs it.',
  locked: 'How busy it may get is held by a therapist.',
  rungs: {
    g1: 'Black',
    g2: 'One dark colour',
    g3: 'One lighter colour',
    g4: 'Two halves',
    g5: 'Faint texture',
    g6: 'Soft dots',
    g7: 'Blurred photo',
    g8: 'Photo without colours',
    g9: 'Whole photo, calm part',
    g10: 'Whole photo, anywhere',
  },
} as const

/** How a child manages the steps of an activity. */
export const steps = {
  alone: 'Found alone, at the first try',
  range: 'The true share, likely',
  chance: 'By chance',
  time: 'Usual time',
  days: 'When',
  share: '{{percent}} % ({{alone}} of {{n}})',
  between: '{{low}} to {{high}} %',
  percent: '{{percent}} %',
  word: '{{word}}: {{step}}',
  noneYet: 'none yet',
  why: 'From all sessions of this activity that are here. A step goes well when at least 80 of 100 turns were found alone and at the first try, and so did every easier step that was played enough. A figure is shown from {{least}} turns on. The usual time is the median of those turns. It is not a measure of eyesight.',
  undo: 'Undo',
  most: {
    lowers:
      'If you set this as the most, “Things at once” goes from {{now}} down to {{cap}}, in every activity: levels with more stay hidden until you ask for them.',
    raises: 'If you set this as the most, “Things at once” goes from {{now}} up to {{cap}}, in every activity: levels with more are offered.',
    keep_one: 'Set {{count}} thing as the most at once',
    keep_other: 'Set {{count}} things as the most at once',
    kept: 'Set: “Things at once” is {{cap}} now.',
    isKept: '“Things at once” is {{cap}} already.',
    locked: 'Things at once is held by a therapist.',
  },
} as const

/** How small a difference is told. */
export const discrimination = {
  title: 'Where the answers settled',
  settled: 'Step {{step}} of 5: there about 71 of 100 first choices are right. From {{answers}} answers that changed direction {{reversals}} times.',
  under: 'Even the first step, where things are far apart, was not told. Nothing can be said of the others.',
  over: 'Even the fifth step, where things are close together, was told. It lies beyond what is asked here.',
  open: 'It was left before it settled: the answers changed direction {{reversals}} of {{wanted}} times.',
  stopped: 'It ended because three questions in a row came and went: the answers had changed direction {{reversals}} of {{wanted}} times.',
  column: 'Asked',
  plain: 'Plainly',
  game: 'In the shop',
  says: {
    'plain-better': 'Over the steps that were played in both, more was told plainly than in the shop.',
    'game-better': 'Over the steps that were played in both, more was told in the shop than plainly.',
    'no-difference': 'Over the steps that were played in both there is no clear difference between the shop and the plain questions.',
    few: 'To compare the shop with the plain questions it takes {{least}} turns of both on the same steps.',
  },
  why: 'No norms exist for these figures, and nobody has tested them against others. They say how it was on this screen, on these days.',
} as const
