import { redFlags } from '#domain/assessment/items'
import type { PaperBlock } from '#domain/assessment/paper'
import { sayAll } from '#text/locale'
import type { ReportFacts, SectionFigure } from '../facts'
import { raterName, sectionName, sideName } from '../words'
import type { Writer } from '../writer'

/** The 13 bars of both raters, what they see differently, and what a doctor should know. */
export function profilePart({ ratings, rows, child: { alias }, talk }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const heading: PaperBlock = { kind: 'heading', level: 2, text: text('screens.report.profile.title'), newPage: true }
  if (ratings.length === 0) return [heading, { kind: 'paragraph', text: text('screens.report.profile.none') }]
  const raters = ratings.map((rating) => raterName(text, rating))
  const value = ({ score }: SectionFigure) => (score === null ? text('screens.report.profile.notEnough') : String(Math.round(score)))
  const lines = rows.map(({ section, figures }) =>
    text('screens.report.profile.line', {
      section: sectionName(text, section),
      values: sayAll(figures.map((figure) => text('screens.report.profile.value', { rater: sideName(text, figure.side), value: value(figure) }))),
    }),
  )
  const signed = ratings.map(({ signedAt, updatedAt }) => signedAt ?? updatedAt)
  return [
    heading,
    { kind: 'paragraph', text: text('screens.report.profile.lead', { alias }) },
    {
      kind: 'bars',
      alt: text('screens.report.profile.alt', { lines: lines.join(' ') }),
      caption: text('screens.report.profile.caption', { raters: sayAll(raters), span: w.span(Math.min(...signed), Math.max(...signed)) }),
      raters,
      rows: rows.map(({ section, figures, change }) => ({
        label: sectionName(text, section),
        bars: figures.map((figure) => ({
          value: figure.score,
          text: text('screens.report.profile.bar', {
            value: value(figure),
            supports: text('screens.report.profile.supports', { count: figure.supports.length }),
          }),
        })),
        ...(change === null ? {} : { note: text(`screens.report.profile.change.${change.is}`, { day: w.span(change.since, change.since) }) }),
      })),
    },
    ...(ratings.length < 2
      ? []
      : [
          { kind: 'heading' as const, level: 3 as const, text: text('screens.report.profile.talk') },
          talk.length === 0
            ? { kind: 'paragraph' as const, text: text('screens.report.profile.noTalk') }
            : { kind: 'list' as const, items: talk.map((point) => sayPoint(point, w)) },
        ]),
    ...flagBlocks(ratings, w),
  ]
}

function sayPoint(point: ReportFacts['talk'][number], { text }: Writer): string {
  if (point.kind === 'gap') {
    return text('screens.report.profile.gap', {
      section: sectionName(text, point.section),
      one: sideName(text, 'family'),
      other: sideName(text, 'team'),
      first: Math.round(point.family),
      second: Math.round(point.team),
    })
  }
  if (point.kind === 'unwatched') return text('screens.report.profile.unwatched', { section: sectionName(text, point.section), count: point.items.length })
  return text('screens.report.profile.places', { places: sayAll(point.zones.map((zone) => text(`screens.report.placeNames.${zone}`))) })
}

function flagBlocks(ratings: ReportFacts['ratings'], { text }: Writer): readonly PaperBlock[] {
  const marked = redFlags.filter((flag) => ratings.some(({ answers }) => answers.flags[flag] === true))
  if (marked.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: text('screens.report.profile.flags') },
    { kind: 'paragraph', text: text('screens.report.profile.flagsLead') },
    { kind: 'list', items: marked.map((flag) => text(`screens.looking.flags.${flag}`)) },
  ]
}
