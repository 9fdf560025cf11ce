import type { PaperDocument } from '#domain/assessment/paper'
import type { Sheet } from '#domain/assessment/sheets'
import { PRODUCT_NAME } from '#product'
import { language } from '#text/locale'
import { childIdentity } from '../../assessment/report/compose'
import { setUpSheet } from '../../assessment/report/sheets/setUp'
import { createWriter, type Text } from '../../assessment/report/writer'
import type { PaperFacts } from './facts'
import type { PaperKind } from './kinds'
import { familySheet, letterSheet } from './people'
import { thingsSheet, wordsSheet } from './things'
import { weekSheet } from './week'

/** Composes one paper for a child, to be shown and printed. */
export function composePaper(kind: PaperKind, facts: PaperFacts, text: Text): PaperDocument {
  const { child, now, pictures } = facts
  const writer = createWriter(text, { texts: {} }, '')
  const sheet = writing[kind](facts, text)
  return {
    language: language(),
    title: sheet.title,
    head: { start: childIdentity(child, writer), end: text(`screens.guides.paper.kinds.${kind}`) },
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
