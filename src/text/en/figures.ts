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

export const confusions = {
  sides: 'The first choice stood on the left {{left}} times, on the right {{right}}, above {{above}} and below {{below}}, of {{n}} with more than one choice.',
  title: 'Choices',
  line_one: '{{taken}} in the place of {{asked}}: once.',
  line_other: '{{taken}} in the place of {{asked}}: {{count}} times.',
} as const

export const freePlay = {
  active: 'Busy for {{active}} of {{length}} minutes',
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
  why: 'Nothing here is right or wrong. A rest of up to two seconds belongs to being busy.',
} as const
