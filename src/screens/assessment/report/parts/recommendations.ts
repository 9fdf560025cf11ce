import { adviceAreas, type Advice, type AdviceId, type AdviceReason } from '#domain/assessment/advice'
import type { PaperBlock } from '#domain/assessment/paper'
import { leaningOf } from '#domain/child/zones'
import { SECOND_MS } from '#domain/time'
import type { ReportFacts } from '../facts'
import { sectionName, supportName } from '../words'
import type { Writer } from '../writer'
import { pointing } from './beside'

/** Returns a recommendation worded for this child. */
export function adviceText(id: AdviceId, { child: { alias }, dials }: Pick<ReportFacts, 'child' | 'dials'>, { text }: Pick<Writer, 'text'>): string {
  return text(`screens.report.recommendations.bank.${id}`, {
    alias,
    colour: text(`screens.profile.colours.${dials.colour}`),
    seconds: dials.waitMs === null ? 20 : dials.waitMs / SECOND_MS,
    place: text(`screens.report.recommendations.where.${leaningOf(dials.zones)}`, { alias }),
    minutes: dials.breakEveryMin,
  })
}

/** Returns the finding behind a recommendation. */
function becauseText(because: AdviceReason | null, alias: string, name: string, { text }: Pick<Writer, 'text'>): string {
  switch (because?.kind) {
    case 'section':
      return text('screens.report.recommendations.because.section', { section: sectionName(text, because.section) })
    case 'support':
      return text('screens.report.recommendations.because.support', { support: supportName(text, because.support) })
    case 'question':
      return text('screens.report.recommendations.because.question', {
        question: text(`screens.report.beside.questions.${because.question}`),
        points: pointing(because.question, because.points, text),
      })
    case 'set':
      return text('screens.report.recommendations.because.set', { alias })
    case undefined:
      return text('screens.report.recommendations.because.own', { name })
  }
}

/** Composes the recommendations by area, each with the finding behind it and who does what. */
export function recommendationsPart(facts: ReportFacts, w: Writer): readonly PaperBlock[] {
  const { text } = w
  const { advice, child, author } = facts
  const heading: PaperBlock = { kind: 'heading', level: 2, text: text('screens.report.recommendations.title'), newPage: true }
  const line = ({ id, because }: Advice) =>
    text('screens.report.recommendations.line', { advice: adviceText(id, facts, w), because: becauseText(because, child.alias, author, w) })
  const byArea = adviceAreas.flatMap((area): readonly PaperBlock[] => {
    const of = advice.filter((one) => one.area === area)
    return of.length === 0
      ? []
      : [
          { kind: 'heading', level: 3, text: text(`screens.report.recommendations.areas.${area}`) },
          { kind: 'list', items: of.map(line) },
        ]
  })
  const label = text('screens.report.recommendations.who')
  const who = w.written('recommendations', 'recommendations.who', label)
  return [
    heading,
    ...(byArea.length === 0 ? [{ kind: 'paragraph' as const, text: text('screens.report.recommendations.none') }] : byArea),
    ...(who === null
      ? []
      : [
          { kind: 'heading' as const, level: 3 as const, text: label },
          { kind: 'paragraph' as const, text: who },
        ]),
  ]
}
