import type { PaperBlock, PaperDocument } from '#domain/assessment/paper'
import { fixedParts, type ReportContent, type ReportPart, reportParts } from '#domain/assessment/report'
import { PRODUCT_NAME } from '#product'
import { language } from '#text/locale'
import type { ReportFacts } from './facts'
import { appendixPart } from './parts/appendix'
import { backgroundPart } from './parts/background'
import { besidePart } from './parts/beside'
import { facingPart } from './parts/facing'
import { methodPart, questionsPart, signaturesPart } from './parts/closing'
import { goalsPart } from './parts/goals'
import { observationsPart } from './parts/observations'
import { profilePart } from './parts/profile'
import { recommendationsPart } from './parts/recommendations'
import { sourcesPart } from './parts/sources'
import { frontSheet, shownIn } from './sheets/front'
import { secondSheet } from './sheets/second'
import { setUpSheet } from './sheets/setUp'
import { createWriter, type Sentence, type Text, type Writer } from './writer'

/** Parts that a reader's report leaves out by default, because this reader does not need them or has no time for them (clinical-design.md §3.5). */
const LEFT_OUT: Readonly<Record<ReportContent['reader'], ReadonlySet<ReportPart>>> = {
  school: new Set(['background', 'questions', 'beside']),
  family: new Set(['questions', 'beside']),
  doctor: new Set(['card', 'observations', 'recommendations']),
}

/** Whether the report includes a part. The adult's choice comes first, then the reader's default. */
export const includesPart = (part: ReportPart, { parts, reader }: Pick<ReportContent, 'parts' | 'reader'>): boolean =>
  fixedParts.has(part) || (parts[part] ?? !LEFT_OUT[reader].has(part))

type Part = (facts: ReportFacts, content: ReportContent, w: Writer) => readonly PaperBlock[]

/** Parts that are summarised on the first two pages, with their details in the annex. */
const inAnnex: Readonly<Partial<Record<ReportPart, Part>>> = {
  sources: (facts, _content, w) => [...sourcesPart(facts, w), ...facingPart(facts, w)],
  background: (facts, _content, w) => backgroundPart(facts, w),
  profile: (facts, _content, w) => profilePart(facts, w),
  beside: (facts, _content, w) => besidePart(facts, w),
  observations: (facts, _content, w) => observationsPart(facts, w),
  recommendations: (facts, _content, w) => recommendationsPart(facts, w),
  goals: (facts, _content, w) => goalsPart(facts, w),
  questions: (facts, content, w) => questionsPart(facts, content, w),
  method: (_facts, _content, w) => methodPart(w),
  signatures: (facts, { reader }, w) => [...signaturesPart(facts, w), ...(reader === 'doctor' ? appendixPart(facts, w) : [])],
}

/** A report's pages, and every sentence in them that can be edited. */
export interface Composed {
  readonly pages: PaperDocument
  readonly sentences: readonly Sentence[]
}

export function composeReport(facts: ReportFacts, content: ReportContent, text: Text): Composed {
  const w = createWriter(text, content, facts.author)
  const front = includesPart('plain', content) ? [frontSheet(facts, content, w)] : []
  const second = includesPart('profile', content) ? secondSheet(facts, content, w) : null
  const card: readonly PaperBlock[] = includesPart('card', content) ? [{ kind: 'sheet', begins: 'card', sheet: setUpSheet(facts, w, shownIn(facts)) }] : []
  const annex = reportParts.filter((part) => includesPart(part, content)).flatMap((part) => beginning(part, inAnnex[part]?.(facts, content, w) ?? []))
  const { frame, ...others } = around(facts, w)
  return {
    pages: {
      ...others,
      frame,
      title: text('screens.report.plain.title', { alias: facts.child.alias }),
      blocks: [
        ...front,
        ...(second === null ? [] : [second]),
        ...card,
        { kind: 'heading', level: 1, text: text('screens.report.sheet.annex'), newPage: true },
        ...annex.map(withoutBreak),
      ],
    },
    sentences: unique(w.sentences),
  }
}

/** Removes repeated sentences: a sentence that is on two pages is edited in one place. */
const unique = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.filter(({ key }, index) => sentences.findIndex((other) => other.key === key) === index)

/** Removes a heading's page break, because the annex continues from part to part on the same page. */
function withoutBreak(block: PaperBlock): PaperBlock {
  if (block.kind !== 'heading') return block
  const { newPage: _newPage, ...heading } = block
  return heading
}

/** Marks the first heading of a part with the part's name. */
function beginning(part: ReportPart, [first, ...others]: readonly PaperBlock[]): readonly PaperBlock[] {
  if (first === undefined) return []
  const isBegun = part === 'profile'
  return [first.kind === 'heading' && !isBegun ? { ...first, begins: part } : first, ...others]
}

/** Composes the set-up card as a document of its own. */
export function composeCard(facts: ReportFacts, content: Pick<ReportContent, 'texts'>, text: Text): PaperDocument {
  const w = createWriter(text, content, facts.author)
  const { frame: _frame, ...others } = around({ ...facts, isSigned: true }, w)
  return {
    ...others,
    title: text('screens.report.card.title', { alias: facts.child.alias }),
    blocks: [{ kind: 'sheet', sheet: setUpSheet(facts, w, shownIn(facts)) }],
  }
}

function around(
  { child: { alias, birthMonth }, now, version, isSigned }: Pick<ReportFacts, 'child' | 'now' | 'version' | 'isSigned'>,
  w: Writer,
): Omit<PaperDocument, 'title' | 'blocks' | 'frame'> & Required<Pick<PaperDocument, 'frame'>> {
  const { text } = w
  const day = w.span(now, now)
  return {
    language: language(),
    head: { start: childIdentity({ alias, birthMonth }, w), end: text('screens.report.sheet.first') },
    foot: isSigned ? text('screens.report.foot', { product: PRODUCT_NAME, version, day }) : text('screens.report.draft', { product: PRODUCT_NAME, day }),
    pageOf: text('screens.report.pageOf'),
    frame: {
      first: text('screens.report.sheet.first'),
      day: isSigned ? day : text('screens.report.sheet.draft', { day }),
      last: text('screens.report.plain.limit'),
    },
  }
}

/** Returns an identification of the child without the full name, because anyone may find a printed page. */
export function childIdentity(
  { alias, birthMonth }: Pick<ReportFacts['child'], 'alias' | 'birthMonth'>,
  { text, month }: Pick<Writer, 'text' | 'month'>,
): string {
  const initials = initialsOf(alias)
  return birthMonth === null ? text('screens.report.headOnly', { initials }) : text('screens.report.head', { initials, month: month(birthMonth) })
}

/** Returns the first letter of each word, by grapheme. */
function initialsOf(alias: string): string {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return alias
    .trim()
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word))
    .flatMap((word) => [...letters.segment(word)][0]?.segment ?? [])
    .map((letter) => `${letter}.`)
    .join(' ')
}
