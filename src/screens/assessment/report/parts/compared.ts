import type { PaperBlock } from '#domain/assessment/paper'
import type { ComparedThing, ReportFacts } from '../facts'
import type { Writer } from '../writer'

/** Composes the results of the one-change comparisons. */
export function comparedBlocks({ compared }: ReportFacts, w: Writer): readonly PaperBlock[] {
  if (compared.length === 0) return []
  return [
    { kind: 'heading', level: 3, text: w.text('screens.report.beside.changes') },
    { kind: 'list', items: compared.map((one) => sayCompared(one, w)) },
  ]
}

function sayCompared({ factor, call, n, medianMs, interval, from, to }: ComparedThing, w: Writer): string {
  const { text } = w
  const [a, b] = [text(`screens.report.arms.${factor}.a`), text(`screens.report.arms.${factor}.b`)]
  const named = { a, b, nA: n.a, nB: n.b }
  if (call === 'not-enough' || medianMs.a === null || medianMs.b === null || from === null || to === null)
    return text('screens.report.beside.change.few', named)
  const figures = { ...named, medianA: w.seconds(medianMs.a), medianB: w.seconds(medianMs.b), span: w.span(from, to) }
  if (call === 'no-clear-difference' || interval === null) return text('screens.report.beside.change.none', figures)
  return text('screens.report.beside.change.sooner', {
    ...figures,
    better: call === 'a-sooner' ? a : b,
    low: w.seconds(interval.low),
    high: w.seconds(interval.high),
  })
}
