import type { Session } from '#domain/activities/session'
import type { PaperBlock, PaperDocument } from '#domain/assessment/paper'
import type { Dials } from '#domain/child/dials'
import { dateIn, noonOf, weekDays, type WeekPlan } from '#domain/child/weekPlan'
import { leaningOf } from '#domain/child/zones'
import { conceptsOf } from '#domain/measures/concepts'
import type { Child } from '#domain/people/people'
import { DAY_MS, type Instant, isWithinLast, SECOND_MS } from '#domain/time'
import type { Word } from '#domain/words/words'
import { PRODUCT_NAME } from '#product'
import { sayLevel } from '#app/stage/start/levels'
import { language, sayDays, sayRow } from '#text/locale'
import { whose } from '../../assessment/report/compose'
import { cardBlock } from '../../assessment/report/parts/card'
import { createWriter, type Text } from '../../assessment/report/writer'
import { formatDay, formatLongDay } from '../../history/formats'
import { plannedName } from '../../plan/useOpenTiles'
import type { PaperKind } from './kinds'

/** What papers are made from. */
export interface PaperFacts {
  readonly child: Child
  readonly dials: Dials
  /** All that are kept of the child, for what was played. */
  readonly sessions: readonly Session[]
  readonly monday: string
  readonly week: WeekPlan
  /** Every word of the lists and of the child's own photos, for what was played. */
  readonly words: readonly Word[]
  readonly now: Instant
}

/** Played "now" is in this time. */
const NOW_MS = 28 * DAY_MS
/** So many things fit on a table, and so many cards on a page. */
const MOST_THINGS = 5
const MOST_CARDS = 6
/** Known from every day, where no picture was played yet. */
const FIRST_THINGS = ['cup', 'spoon', 'banana', 'ball', 'shoe']

/** One paper of a child, ready to be shown and printed. */
export function composePaper(kind: PaperKind, facts: PaperFacts, text: Text): PaperDocument {
  const { child, now } = facts
  const { alias } = child
  const writer = createWriter(text, { texts: {} }, '')
  const title = kind === 'card' ? text('screens.report.card.title', { alias }) : text(`screens.guides.paper.titles.${kind}`, { alias })
  return {
    language: language(),
    title,
    head: { start: whose(child, writer), end: text(`screens.guides.paper.kinds.${kind}`) },
    foot: text('screens.guides.paper.foot', { product: PRODUCT_NAME, day: writer.span(now, now) }),
    pageOf: text('screens.report.pageOf'),
    blocks: [{ kind: 'heading', level: 1, text: title }, ...writing[kind](facts, text)],
  }
}

const writing: Readonly<Record<PaperKind, (facts: PaperFacts, text: Text) => readonly PaperBlock[]>> = {
  card: (facts, text) => [paragraph(text('screens.report.card.lead'), 'fine'), cardBlock(facts, createWriter(text, { texts: {} }, ''))],
  words: wordCards,
  week: weekSheet,
  things: thingsForTheTable,
  family: forVisitors,
  school: schoolLetter,
}

const paragraph = (text: string, tone?: 'strong' | 'fine'): PaperBlock => ({ kind: 'paragraph', text, ...(tone === undefined ? {} : { tone }) })

/** The things that pictures asked for most of late, the most often asked first; else those that most homes have. */
function thingsNow({ sessions, words, now }: PaperFacts, most: number): { readonly things: readonly Word[]; readonly isPlayed: boolean } {
  const byId = new Map(words.map((word) => [word.id, word]))
  const asked = conceptsOf(sessions.filter(({ startedAt }) => isWithinLast(NOW_MS, startedAt, now))).toSorted((one, other) => other.views - one.views)
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).slice(0, most)
  const played = found(asked.map(({ word }) => word))
  return played.length > 0 ? { things: played, isPlayed: true } : { things: found(FIRST_THINGS), isPlayed: false }
}

const partsOf = ({ salient }: Word): readonly string[] => salient.slice(0, 2).map(({ phrase }) => phrase)

function wordCards(facts: PaperFacts, text: Text): readonly PaperBlock[] {
  const { alias } = facts.child
  const { things, isPlayed } = thingsNow(facts, MOST_CARDS)
  return [
    paragraph(text('screens.guides.paper.words.lead', { alias })),
    paragraph(text(isPlayed ? 'screens.guides.paper.played' : 'screens.guides.paper.notPlayed', { alias }), 'fine'),
    ...things.map((word): PaperBlock => ({
      kind: 'card',
      title: word.say,
      lines: partsOf(word).map((part, at) => ({
        label: text(at === 0 ? 'screens.guides.paper.words.first' : 'screens.guides.paper.words.second'),
        text: part,
      })),
      fine: text('screens.guides.paper.words.fine'),
    })),
  ]
}

function thingsForTheTable(facts: PaperFacts, text: Text): readonly PaperBlock[] {
  const { alias } = facts.child
  const { things, isPlayed } = thingsNow(facts, MOST_THINGS)
  const column = (name: 'thing' | 'parts' | 'there') => ({ head: text(`screens.guides.paper.things.${name}`) })
  return [
    paragraph(text('screens.guides.paper.things.lead', { count: things.length, alias })),
    paragraph(text(isPlayed ? 'screens.guides.paper.played' : 'screens.guides.paper.notPlayed', { alias }), 'fine'),
    {
      kind: 'table',
      caption: text('screens.guides.paper.things.caption'),
      columns: [column('thing'), column('parts'), { ...column('there'), share: 0.2 }],
      rows: things.map((word) => [word.say, sayRow(partsOf(word)), '']),
    },
    { kind: 'heading', level: 2, text: text('screens.guides.paper.things.how') },
    {
      kind: 'list',
      numbered: true,
      items: (['one', 'two', 'three', 'four'] as const).map((step) => text(`screens.guides.paper.things.steps.${step}`, { alias })),
    },
  ]
}

function weekSheet({ child: { alias }, monday, week }: PaperFacts, text: Text): readonly PaperBlock[] {
  const rows = weekDays.flatMap((day) => {
    const { tiles, isRest } = week.days[day]
    const name = formatLongDay(noonOf(dateIn(monday, day)))
    if (isRest) return [[name, text('screens.guides.paper.week.rest'), '', '']]
    if (tiles.length === 0) return [[name, text('screens.guides.paper.week.free'), '', '']]
    return tiles.map((tile, at) => [
      at === 0 ? name : text('screens.guides.paper.week.more', { day: name, number: at + 1 }),
      plannedName(text, tile),
      sayLevel(text, tile.level),
      '',
    ])
  })
  const column = (name: 'day' | 'what' | 'level' | 'how') => ({ head: text(`screens.guides.paper.week.${name}`) })
  return [
    paragraph(sayDays(noonOf(monday), noonOf(dateIn(monday, 'sun')))),
    {
      kind: 'table',
      caption: text('screens.guides.paper.week.caption', { alias }),
      columns: [{ ...column('day'), share: 0.34 }, column('what'), column('level'), column('how')],
      rows,
    },
    paragraph(text('screens.guides.paper.week.fine', { alias }), 'fine'),
  ]
}

/** What is set, as sentences for somebody who has never heard of it. */
function needs({ child: { alias }, dials }: PaperFacts, text: Text): readonly string[] {
  const { zones, maxItems, waitMs, colour, accessMethod } = dials
  return [
    text(`screens.guides.paper.needs.place.${leaningOf(zones)}`, { alias }),
    text('screens.guides.paper.needs.atOnce', { count: maxItems }),
    waitMs === null
      ? text('screens.guides.paper.needs.waitForever', { alias })
      : text('screens.guides.paper.needs.wait', { alias, seconds: waitMs / SECOND_MS }),
    text('screens.guides.paper.needs.colour', { alias, colour: text(`screens.profile.colours.${colour}`) }),
    text('screens.guides.paper.needs.quiet', { alias }),
    text(`screens.guides.paper.needs.answers.${accessMethod}`, { alias }),
  ]
}

const seizures = ({ child: { alias, profile } }: PaperFacts, text: Text): readonly PaperBlock[] =>
  profile.epilepsy === 'yes' || profile.photosensitive === 'yes' ? [paragraph(text('screens.guides.paper.seizures', { alias }), 'strong')] : []

function forVisitors(facts: PaperFacts, text: Text): readonly PaperBlock[] {
  const { alias } = facts.child
  return [
    ...seizures(facts, text),
    paragraph(text('screens.guides.paper.family.what', { alias })),
    { kind: 'heading', level: 2, text: text('screens.guides.paper.family.helps', { alias }) },
    {
      kind: 'list',
      items: [
        text('screens.guides.paper.family.name', { alias }),
        ...needs(facts, text),
        text('screens.guides.paper.family.hands', { alias }),
        text('screens.guides.paper.family.stop', { alias }),
      ],
    },
    { kind: 'heading', level: 2, text: text('screens.guides.paper.family.presents') },
    paragraph(text('screens.guides.paper.family.presentsWhat', { alias, colour: text(`screens.profile.colours.${facts.dials.colour}`) })),
    paragraph(text('screens.guides.paper.family.ask'), 'fine'),
  ]
}

function schoolLetter(facts: PaperFacts, text: Text): readonly PaperBlock[] {
  const { alias } = facts.child
  return [
    paragraph(formatDay(facts.now)),
    paragraph(text('screens.guides.paper.school.dear')),
    ...seizures(facts, text),
    paragraph(text('screens.guides.paper.school.what', { alias })),
    { kind: 'heading', level: 2, text: text('screens.guides.paper.school.helps', { alias }) },
    { kind: 'list', items: needs(facts, text) },
    { kind: 'heading', level: 2, text: text('screens.guides.paper.school.ask') },
    { kind: 'list', items: (['who', 'place', 'tell'] as const).map((wish) => text(`screens.guides.paper.school.wishes.${wish}`, { alias })) },
    paragraph(text('screens.guides.paper.school.limits', { alias, product: PRODUCT_NAME })),
    {
      kind: 'sign',
      lines: [
        { label: text('screens.guides.paper.school.from'), text: '' },
        { label: text('screens.guides.paper.school.phone'), text: '' },
      ],
    },
  ]
}
