import type { PaperBlock, PaperDocument } from '#domain/assessment/paper'
import { fixedParts, type ReportContent, type ReportPart, reportParts } from '#domain/assessment/report'
import { PRODUCT_NAME } from '#product'
import { language } from '#text/locale'
import type { ReportFacts } from './facts'
import { appendixPart } from './parts/appendix'
import { backgroundPart } from './parts/background'
import { besidePart } from './parts/beside'
import { cardBlock, cardPart } from './parts/card'
import { methodPart, questionsPart, signaturesPart } from './parts/closing'
import { goalsPart } from './parts/goals'
import { observationsPart } from './parts/observations'
import { plainPart } from './parts/plain'
import { profilePart } from './parts/profile'
import { recommendationsPart } from './parts/recommendations'
import { sourcesPart } from './parts/sources'
import { createWriter, type Sentence, type Text, type Writer } from './writer'

/** Sections that a school's version leaves out at first: what it need not know (clinical-design.md §3.5). */
const LEFT_OUT: Readonly<Record<ReportContent['reader'], ReadonlySet<ReportPart>>> = {
  school: new Set(['background', 'questions']),
  family: new Set(['questions']),
  doctor: new Set(['card']),
}

/** Whether a part stands in the report: as the adult chose, else as it is usual for whom it is. */
export const isIn = (part: ReportPart, { parts, reader }: Pick<ReportContent, 'parts' | 'reader'>): boolean =>
  fixedParts.has(part) || (parts[part] ?? !LEFT_OUT[reader].has(part))

const writing: Readonly<Record<ReportPart, (facts: ReportFacts, content: ReportContent, w: Writer) => readonly PaperBlock[]>> = {
  plain: plainPart,
  card: (facts, _content, w) => cardPart(facts, w),
  background: (facts, _content, w) => backgroundPart(facts, w),
  sources: (facts, _content, w) => sourcesPart(facts, w),
  profile: (facts, _content, w) => profilePart(facts, w),
  beside: (facts, _content, w) => besidePart(facts, w),
  observations: (facts, _content, w) => observationsPart(facts, w),
  recommendations: (facts, _content, w) => recommendationsPart(facts, w),
  goals: (facts, _content, w) => goalsPart(facts, w),
  questions: (facts, _content, w) => questionsPart(facts, w),
  method: (_facts, _content, w) => methodPart(w),
  signatures: (facts, _content, w) => [...signaturesPart(facts, w), ...appendixPart(facts, w)],
}

/** A report's pages, and every place in them that may be written in. */
export interface Composed {
  readonly pages: PaperDocument
  readonly sentences: readonly Sentence[]
}

export function composeReport(facts: ReportFacts, content: ReportContent, text: Text): Composed {
  const w = createWriter(text, content, facts.author)
  const blocks = reportParts.filter((part) => isIn(part, content)).flatMap((part) => beginning(part, writing[part](facts, content, w)))
  return {
    pages: { ...around(facts, w), title: text('screens.report.plain.title', { alias: facts.child.alias }), blocks: orderedHeadings(blocks, facts, w) },
    sentences: w.sentences,
  }
}

/** The first heading of a part says which one begins there. */
function beginning(part: ReportPart, [first, ...others]: readonly PaperBlock[]): readonly PaperBlock[] {
  if (first === undefined) return []
  return [first.kind === 'heading' ? { ...first, begins: part } : first, ...others]
}

/** The set-up card alone, on a page of its own. */
export function composeCard(
  facts: Pick<ReportFacts, 'child' | 'dials' | 'now' | 'version' | 'author'>,
  content: Pick<ReportContent, 'texts'>,
  text: Text,
): PaperDocument {
  const w = createWriter(text, content, facts.author)
  const title = text('screens.report.card.title', { alias: facts.child.alias })
  return {
    ...around({ ...facts, isSigned: true }, w),
    title,
    blocks: [{ kind: 'heading', level: 1, text: title }, { kind: 'paragraph', tone: 'fine', text: text('screens.report.card.lead') }, cardBlock(facts, w)],
  }
}

/** Without the first page the report still begins with its title: headings never skip. */
function orderedHeadings(blocks: readonly PaperBlock[], { child: { alias } }: ReportFacts, { text }: Writer): readonly PaperBlock[] {
  const hasTitle = blocks.some((block) => block.kind === 'heading' && block.level === 1)
  return hasTitle ? blocks : [{ kind: 'heading', level: 1, text: text('screens.report.plain.title', { alias }) }, ...blocks]
}

function around(
  { child: { alias, birthMonth }, now, version, isSigned }: Pick<ReportFacts, 'child' | 'now' | 'version' | 'isSigned'>,
  w: Writer,
): Omit<PaperDocument, 'title' | 'blocks'> {
  const { text } = w
  const day = w.span(now, now)
  return {
    language: language(),
    head: { start: whose({ alias, birthMonth }, w), end: text('screens.report.kind') },
    foot: isSigned ? text('screens.report.foot', { product: PRODUCT_NAME, version, day }) : text('screens.report.draft', { product: PRODUCT_NAME, day }),
    pageOf: text('screens.report.pageOf'),
  }
}

/** Whose a paper is, without the whole name: it may lie about. */
export function whose({ alias, birthMonth }: Pick<ReportFacts['child'], 'alias' | 'birthMonth'>, { text, month }: Pick<Writer, 'text' | 'month'>): string {
  const initials = initialsOf(alias)
  return birthMonth === null ? text('screens.report.headOnly', { initials }) : text('screens.report.head', { initials, month: month(birthMonth) })
}

/** The first letter of each word, as a reader counts letters. */
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
