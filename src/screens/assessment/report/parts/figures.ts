import type { PaperBlock } from '#domain/assessment/paper'
import { MIN_CELL } from '#domain/statistics'
import { sayRow } from '#text/locale'
import type { ReportFacts } from '../facts'
import type { Writer } from '../writer'

/** Composes the curve for the number of things at once, with its data. The map and the trend are on page 1. */
export const figureBlocks = (facts: ReportFacts, w: Writer): readonly PaperBlock[] => curveBlocks(facts, w)

const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 3, text })

function curveBlocks({ played: { atOnce } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  if (atOnce === null || atOnce.steps.length < 2) return []
  const { text } = w
  const points = atOnce.steps.map(({ step, share, alone, n }) => ({
    label: step,
    share,
    text: share === null ? text('screens.report.fewOf', { n, least: MIN_CELL }) : text('screens.report.beside.curve.text', { alone, n }),
  }))
  return [
    heading(text('screens.report.beside.curve.title')),
    {
      kind: 'curve',
      alt: text('screens.report.beside.curve.alt', {
        points: sayRow(points.map((point) => text('screens.report.beside.curve.point', { things: Number(point.label), text: point.text }))),
      }),
      caption: text('screens.report.beside.curve.caption', { told: w.told(atOnce) }),
      axis: text('screens.report.beside.curve.axis'),
      points,
    },
  ]
}
