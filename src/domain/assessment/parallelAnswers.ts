import { type ColourName, colourNames } from '../child/palette'
import type { Zone } from '../child/zones'
import { SUCCESS_SHARE } from '../measures/summary'
import { SECOND_MS } from '../time'
import type { ItemNumber, PlaceAnswer, TimeAnswer } from './items'
import type { Played } from './played'
import type { Answers, RaterSide } from './rating'

/*
 * Comparison of observation and play (clinical-design.md §3.4). The two are never merged into one figure. For each question,
 * both are reduced to the same few words, and one neutral sentence says whether they agree.
 */

const questions = ['time', 'where', 'colour', 'atOnce', 'background', 'movement', 'hands', 'forms', 'stamina'] as const
export type ParallelQuestion = (typeof questions)[number]

/** Items of the profile that answer each question. */
export const itemsFor: Readonly<Record<ParallelQuestion, readonly ItemNumber[]>> = {
  time: [9, 10, 11, 12],
  where: [17, 18, 19],
  colour: [20],
  atOnce: [24, 25, 26, 27],
  background: [26, 28],
  movement: [21],
  hands: [39, 40, 41, 42, 43],
  forms: [29, 30, 31, 32, 33, 34],
  stamina: [51, 52, 53],
}

/** An answer to a question as one word, such as `left`, `5` or `photograph`; null if there is none or too little data. */
type Pointing = string | null

/**
 * `both`: observation and play agree. `differ`: they disagree. `raters-differ`: the raters disagree. `few`: too few trials.
 * `unseen`: nobody rated it. `neither`: no data.
 */
type Verdict = 'both' | 'differ' | 'raters-differ' | 'few' | 'unseen' | 'neither'

export interface ParallelAnswers {
  readonly question: ParallelQuestion
  readonly people: Readonly<Partial<Record<RaterSide, Pointing>>>
  readonly play: Pointing
  readonly verdict: Verdict
}

type Rated = Readonly<Partial<Record<RaterSide, Pick<Answers, 'items' | 'places'>>>>

/** Compares observation and play for each question. `namesOf` lists the names of a colour in the raters' language. */
export function parallelAnswers(rated: Rated, played: Played, namesOf: (colour: ColourName) => readonly string[]): readonly ParallelAnswers[] {
  return questions.map((question) => {
    const people = Object.fromEntries(
      Object.entries(rated).map(([side, answers]) => [side, question === 'colour' ? colourIn(answers, namesOf) : seenBy[question](answers)]),
    )
    const play = shownBy[question](played)
    return { question, people, play, verdict: verdictOf(question, Object.values(people), play) }
  })
}

function verdictOf(question: ParallelQuestion, people: readonly Pointing[], play: Pointing): Verdict {
  const seen = [...new Set(people.filter((one) => one !== null))]
  const [first] = seen
  if (first === undefined) return play === null ? 'neither' : 'unseen'
  if (seen.length > 1) return 'raters-differ'
  if (play === null) return 'few'
  return isSame(question, first, play) ? 'both' : 'differ'
}

/** Whether both answers agree. A touch includes reaching, so it may be one step later than the observed look. */
function isSame(question: ParallelQuestion, seen: string, shown: string): boolean {
  if (question !== 'time') return seen === shown
  const later = TIME_BANDS.indexOf(shown as Band) - TIME_BANDS.indexOf(seen as Band)
  return later === 0 || later === 1
}

/** Item values for "mostly" and "now and then". */
const [MOSTLY, SELDOM] = [3, 1]

type Seeing = Pick<Answers, 'items' | 'places'>

const often = ({ items }: Seeing, number: ItemNumber): number | null => {
  const value = items[number]?.value
  return typeof value === 'number' ? value : null
}

/**
 * Returns `words.yes` if all rated items are mostly seen, `words.no` if all are seldom seen, otherwise `words.between`; null if
 * none is rated.
 */
function mostly(answers: Seeing, numbers: readonly ItemNumber[], words: { readonly yes: string; readonly no: string; readonly between: string }): Pointing {
  const rated = numbers.flatMap((number) => often(answers, number) ?? [])
  if (rated.length === 0) return null
  if (rated.every((value) => value >= MOSTLY)) return words.yes
  return rated.every((value) => value <= SELDOM) ? words.no : words.between
}

const TIME_BANDS = ['2', '5', '15', '30', 'longer'] as const satisfies readonly TimeAnswer[]
type Band = (typeof TIME_BANDS)[number]

const bandOf = (ms: number): Band => TIME_BANDS.find((band) => band !== 'longer' && ms <= Number(band) * SECOND_MS + SECOND_MS / 2) ?? 'longer'

const SCORES: Readonly<Record<PlaceAnswer, number>> = { quick: 2, slow: 1, 'not-seen': 0 }
const COLUMNS: Readonly<Record<'left' | 'right', readonly Zone[]>> = { left: [1, 4, 7], right: [3, 6, 9] }

/** Returns the side whose places are quicker by at least half a step, or `even`. */
function sideIn({ places }: Seeing): Pointing {
  const mean = (zones: readonly Zone[]) => {
    const known = zones.flatMap((zone) => (places[zone] === undefined ? [] : [SCORES[places[zone]]]))
    return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length
  }
  const [left, right] = [mean(COLUMNS.left), mean(COLUMNS.right)]
  if (left === null || right === null) return null
  if (Math.abs(left - right) < 0.5) return 'even'
  return left > right ? 'left' : 'right'
}

/** Returns the colour that is named; `none` if several are, null if no colour is. */
function colourIn({ items }: Seeing, namesOf: (colour: ColourName) => readonly string[]): Pointing {
  const words = (items[20]?.words ?? '').toLowerCase()
  if (words.trim() === '') return null
  const names = colourNames.flatMap((colour) => namesOf(colour).map((name) => ({ colour, name: name.toLowerCase() })))
  // Checks longer names first, so that "light blue" does not also count as "blue".
  const { named } = names
    .toSorted((one, other) => other.name.length - one.name.length)
    .reduce<{ readonly rest: string; readonly named: ReadonlySet<ColourName> }>(
      (so, { colour, name }) => (so.rest.includes(name) ? { rest: so.rest.replaceAll(name, ' '), named: new Set([...so.named, colour]) } : so),
      { rest: words, named: new Set() },
    )
  const [only] = named
  return named.size === 1 ? (only ?? null) : named.size === 0 ? null : 'none'
}

/** Returns the largest array in which something is mostly found: 1, 2, about 5, or many as in a drawer. */
function numberIn(answers: Seeing): Pointing {
  const asked = (
    [
      [24, '2'],
      [25, '5'],
      [27, 'many'],
    ] as const
  ).flatMap(([number, word]) => {
    const value = often(answers, number)
    return value === null ? [] : [{ word, goesWell: value >= MOSTLY }]
  })
  if (asked.length === 0) return null
  const hard = asked.findIndex(({ goesWell }) => !goesWell)
  return (hard < 0 ? asked : asked.slice(0, hard)).at(-1)?.word ?? '1'
}

/** Returns the form, of those mostly recognised, that is least like the real thing. */
function formIn(answers: Seeing): Pointing {
  const asked = (
    [
      [29, 'things'],
      [32, 'photograph'],
      [33, 'drawing'],
      [34, 'sign'],
    ] as const
  ).flatMap(([number, word]) => {
    const value = often(answers, number)
    return value === null ? [] : [{ word, goesWell: value >= MOSTLY }]
  })
  return asked.length === 0 ? null : (asked.findLast(({ goesWell }) => goesWell)?.word ?? 'none')
}

const seenBy: Readonly<Record<Exclude<ParallelQuestion, 'colour'>, (answers: Seeing) => Pointing>> = {
  time: ({ items }) => {
    const value = items[9]?.value
    return TIME_BANDS.find((band) => band === value) ?? null
  },
  where: sideIn,
  atOnce: numberIn,
  background: (answers) => mostly(answers, itemsFor.background, { yes: 'any', no: 'plain', between: 'some' }),
  movement: (answers) => mostly(answers, itemsFor.movement, { yes: 'still', no: 'moving', between: 'between' }),
  hands: (answers) => mostly(answers, [41], { yes: 'straight', no: 'searching', between: 'between' }),
  forms: formIn,
  stamina: (answers) => mostly(answers, [51], { yes: 'lasts', no: 'tires', between: 'between' }),
}

/** Upper bounds of the answers 1, 2 and about 5. Anything above is `many`. */
const AMONG = [
  [1, '1'],
  [3, '2'],
  [7, '5'],
] as const

/** Rungs of the ground ladder: up to the first, only plain grounds succeed; from the second, any ground. */
const GROUNDS = { plain: 3, any: 7 } as const
/** Difference in independent shares (0 to 1) from which moving or still things count as easier. */
const APART = 0.2
/** Off-target touches per trial: below the first value the reach is direct; from the second it is searching. */
const BESIDE = { straight: 0.5, searching: 1.5 } as const

const shownBy: Readonly<Record<ParallelQuestion, (played: Played) => Pointing>> = {
  time: ({ time }) => {
    const spread = (time.known ?? time.all)?.spread ?? time.all?.spread ?? null
    return spread === null ? null : bandOf(spread.median)
  },
  where: ({ places }) => places?.side ?? null,
  colour: ({ colours: shown }) => {
    if (shown === null || shown.each.filter(({ touch }) => touch.spread !== null).length < 2) return null
    return shown.soonest ?? 'none'
  },
  atOnce: ({ atOnce }) => {
    if (atOnce === null || atOnce.steps.every(({ share }) => share === null)) return null
    const most = Number(atOnce.hardest ?? '0')
    return AMONG.find(([upTo]) => most <= upTo)?.[1] ?? 'many'
  },
  background: ({ ground }) => {
    const known = ground?.rungs.filter(({ share }) => share !== null) ?? []
    const hardest = known.at(-1)
    if (ground === null || hardest === undefined) return null
    const most = ground.highest ?? 0
    // Rungs that were never shown allow no conclusion.
    if (most >= GROUNDS.any) return 'any'
    return most === hardest.rung ? null : most <= GROUNDS.plain ? 'plain' : 'some'
  },
  movement: ({ movement }) => {
    const [still, moving] = [movement?.still.share ?? null, movement?.moving.share ?? null]
    if (still === null || moving === null) return null
    return moving - still >= APART && still < SUCCESS_SHARE ? 'moving' : 'still'
  },
  hands: ({ hands }) => {
    if (hands === null || hands.error === null) return null
    return hands.beside < BESIDE.straight ? 'straight' : hands.beside >= BESIDE.searching ? 'searching' : 'between'
  },
  forms: ({ forms }) => {
    if (forms === null || forms.each.every(({ share }) => share.share === null)) return null
    return forms.furthest ?? 'none'
  },
  stamina: ({ stamina }) => {
    if (stamina === null || stamina.long < 4) return null
    return stamina.minutes === null ? 'lasts' : 'tires'
  },
}
