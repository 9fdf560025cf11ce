import { redFlags } from '#domain/assessment/items'
import type { PaperBlock } from '#domain/assessment/paper'
import { sayAll } from '#text/locale'
import type { ReportFacts } from '../facts'
import { sectionName, sideName } from '../words'
import type { Writer } from '../writer'

/** Composes changes, differences between raters, and points for a doctor. The scores themselves are on page 2. */
export function profilePart({ ratings, rows, child: { alias }, talk }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const heading: PaperBlock = { kind: 'heading', level: 2, text: text('screens.report.profile.title'), newPage: true }
  if (ratings.length === 0) return [heading, { kind: 'paragraph', text: text('screens.report.profile.none') }]
  const changes = rows.flatMap(({ section, change }) =>
    change === null || change.is === 'none'
      ? []
      : [
          text('screens.report.profile.line', {
            section: sectionName(text, section),
            values: text(`screens.report.profile.change.${change.is}`, { day: w.span(change.since, change.since) }),
          }),
        ],
  )
  return [
    heading,
    { kind: 'paragraph', text: text('screens.report.profile.lead', { alias }) },
    ...(changes.length === 0 ? [] : [{ kind: 'list' as const, items: changes }]),
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
