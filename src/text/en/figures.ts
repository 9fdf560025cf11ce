/** Figures that only some activities have. */
export const following = {
  title: 'Following',
  followed: '{{followed}} of {{n}} passages were followed for the most part.',
  paced: 'You moved it {{n}} times, as long as your child looked. The look ended {{lost}} times on the way.',
  share: 'Median {{median}} % of the way, middle half {{q1}} to {{q3}} %, from {{n}} passages.',
  few: 'A share is shown from {{least}} passages on.',
  unmarked: 'Nobody marked when the child looked. Hold the L key, or the grey dot in the lower corner, while the eyes are on it; then it stands here how much of the way was followed.',
  untouched: 'No finger went along with it this time.',
  crossed: 'Followed across the middle {{crossed}} of {{crossings}} times.',
  noCrossing: 'It did not cross the middle.',
  lost: 'The look ended {{lost}} times on the way.',
  without: 'In {{unmarked}} passages nothing was marked; they are not counted.',
  directions: 'How much of the way was followed, by direction',
  direction: { right: 'To the right', left: 'To the left', down: 'Down', up: 'Up', slanting: 'Slanting' },
  tooFew: 'too few passages',
  distance: 'A finger was {{median}} % of the screen’s height from its middle (median of {{n}} passages).',
  caution: 'It is what you marked while watching. It is not a measure of eyesight.',
} as const

export const reading = {
  title: 'Reading',
  lines: '{{lines}} lines, {{words}} words went on by the child’s own touch.',
  time: 'Median {{median}} s for a word, middle half {{q1}} to {{q3}} s, from {{n}} words.',
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
