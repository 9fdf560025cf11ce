import type { Session } from '#domain/activities/session'
import type { PaperDocument } from '#domain/assessment/paper'
import type { Sheet } from '#domain/assessment/sheets'
import type { Dials } from '#domain/child/dials'
import type { WeekPlan } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import type { Instant } from '#domain/time'
import type { Word } from '#domain/words/words'
import { PRODUCT_NAME } from '#product'
import { language } from '#text/locale'
import { whose } from '../../assessment/report/compose'
import { setUpSheet } from '../../assessment/report/sheets/setUp'
import { createWriter, type Text } from '../../assessment/report/writer'
import type { PaperKind } from './kinds'
import { familySheet, letterSheet } from './people'
import { thingsSheet, wordsSheet } from './things'
import { weekSheet } from './week'

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
  /** Pictures on white, which need less ink. */
  readonly savesInk?: boolean
  readonly pictures?: Readonly<Record<string, string>>
}

/** One paper of a child, ready to be shown and printed. */
export function composePaper(kind: PaperKind, facts: PaperFacts, text: Text): PaperDocument {
  const { child, now, pictures } = facts
  const writer = createWriter(text, { texts: {} }, '')
  const sheet = writing[kind](facts, text)
  return {
    language: language(),
    title: sheet.title,
    head: { start: whose(child, writer), end: text(`screens.guides.paper.kinds.${kind}`) },
    foot: `${PRODUCT_NAME} · ${writer.span(now, now)}`,
    pageOf: text('screens.report.pageOf'),
    ...(pictures === undefined ? {} : { pictures }),
    blocks: [{ kind: 'sheet', sheet }],
  }
}

const writing: Readonly<Record<PaperKind, (facts: PaperFacts, text: Text) => Sheet>> = {
  card: (facts, text) => setUpSheet({ ...facts, author: '' }, createWriter(text, { texts: {} }, '')),
  words: wordsSheet,
  week: weekSheet,
  things: thingsSheet,
  family: familySheet,
  school: letterSheet,
}
