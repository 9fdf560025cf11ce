import { items, type OftenAnswer, type Support } from '#domain/assessment/items'
import { answeredIn, ratingId, type Answers, type ItemAnswer, type RaterSide } from '#domain/assessment/rating'
import { DAY_MS, type Instant } from '#domain/time'
import type { DocumentData } from '#ports/documents'
import type { DemoChild } from './demoChild'
import { ACCOUNT_ID } from './demoPeople'
import type { DemoTexts } from './demoTexts'

/* Two ratings of one child, by family and team. They mostly agree, and differ where a conversation would help. */

const VERSION = 1
const OCCASION = 'demo1'

interface Voice {
  /** Answers to "how often", one digit for each item. */
  readonly often: string
  readonly named: Readonly<Record<number, Partial<ItemAnswer>>>
  readonly supports: Readonly<Record<number, readonly Support[]>>
  readonly places: Answers['places']
  readonly note: string
}

// One digit for each of the 54 items. Items answered in words or seconds are in `named`.
const familyVoice = (texts: DemoTexts['family']): Voice => ({
  often: '344334340000333400330333342112433432443234423332332234',
  named: {
    9: { value: '5' },
    10: { value: '15' },
    11: { value: '30' },
    12: { value: '15' },
    17: { words: texts.tilts },
    20: { words: texts.colour },
    25: { value: 2, note: texts.tray },
    52: { value: 2, note: texts.mornings },
  },
  supports: { 5: ['wait'], 12: ['wait', 'single'], 24: ['single'], 25: ['single', 'wait'], 28: ['quiet'], 41: ['wait'], 48: ['quiet'], 50: ['quiet'] },
  places: { 1: 'quick', 4: 'quick', 5: 'quick', 2: 'slow', 3: 'slow', 6: 'slow', 7: 'slow', 8: 'slow', 9: 'not-seen' },
  note: texts.note,
})

const teamVoice = (texts: DemoTexts['team']): Voice => ({
  often: '333233230000233200220222231101322321332133312221221123',
  named: {
    9: { value: '5' },
    10: { value: '15' },
    11: { value: '30' },
    12: { value: '30' },
    17: { words: texts.tilts },
    20: { words: texts.colour },
    44: { value: 'not-observed' },
    45: { value: 'not-observed' },
    48: { value: 1, note: texts.music },
  },
  supports: {
    1: ['colour'],
    5: ['wait'],
    12: ['wait', 'single'],
    24: ['single'],
    25: ['single'],
    26: ['single'],
    28: ['quiet'],
    41: ['wait', 'place'],
    48: ['quiet'],
  },
  places: { 1: 'quick', 4: 'quick', 5: 'quick', 3: 'slow', 6: 'slow', 9: 'slow' },
  note: texts.note,
})

function answersOf({ often, named, supports, places, note }: Voice): Answers {
  const said = items.map(({ number, kind }) => {
    const rated = kind === 'often' ? { value: Number(often[number - 1]) as OftenAnswer } : {}
    return [number, { ...rated, supports: supports[number] ?? [], ...named[number] }]
  })
  return { items: Object.fromEntries(said), places, flags: {}, note, at: items.length }
}

const accountOf = (side: RaterSide) => (side === 'team' ? { account: ACCOUNT_ID } : {})

interface Writer {
  readonly uid: string
  readonly displayName: string
}

/** Returns a signed Everyday Looking Profile from each side, and a goal. */
export function demoAssessment(
  one: DemoChild,
  writers: Readonly<Record<RaterSide, Writer>>,
  now: Instant,
  texts: DemoTexts,
): readonly (readonly [string, DocumentData])[] {
  const path = `children/${one.id}`
  const stamps = (daysAgo: number) => ({ createdAt: new Date(now - (daysAgo + 1) * DAY_MS), updatedAt: new Date(now - daysAgo * DAY_MS), demo: true })
  const rating = (side: RaterSide, voice: Voice, daysAgo: number): readonly (readonly [string, DocumentData])[] => {
    const { uid, displayName } = writers[side]
    const answers = answersOf(voice)
    const head = { occasion: OCCASION, side, version: 1, byName: displayName, answered: answeredIn(answers) }
    const id = ratingId(OCCASION, side)
    const { updatedAt, ...rest } = stamps(daysAgo)
    return [
      [
        `${path}/assessments/${id}`,
        { version: VERSION, kind: 'rating', contentJson: JSON.stringify(head), author: uid, ...accountOf(side), signedAt: updatedAt, updatedAt, ...rest },
      ],
      [`${path}/findings/${id}`, { version: VERSION, contentJson: JSON.stringify(answers), author: uid, updatedAt, demo: true }],
    ]
  }
  const goal = {
    byName: writers.team.displayName,
    doing: 'touch',
    support: texts.goal.support,
    what: texts.goal.what,
    n: 6,
    m: 10,
    measure: 'alone',
    seconds: null,
    activity: 'lightcatcher',
    category: null,
    level: '3',
    reviewOn: new Date(now + 80 * DAY_MS).toISOString().slice(0, 10),
    endedOn: null,
  }
  return [
    ...rating('family', familyVoice(texts.family), 4),
    ...rating('team', teamVoice(texts.team), 3),
    [
      `${path}/assessments/demo-goal`,
      { version: VERSION, kind: 'goal', contentJson: JSON.stringify(goal), author: writers.team.uid, ...accountOf('team'), signedAt: null, ...stamps(12) },
    ],
  ]
}
