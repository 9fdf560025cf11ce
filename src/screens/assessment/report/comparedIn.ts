import type { Session } from '#domain/activities/session'
import { compareArms, sessionsOf } from '#domain/assessment/compare'
import type { Experiment, StoredPaper } from '#domain/assessment/papers'
import type { ReportContent } from '#domain/assessment/report'
import type { ComparedThing } from './facts'
import { periodEnd, periodStart } from './gather'

/** Returns the results of one-change comparisons within the report's period. */
export function comparedIn(
  papers: readonly StoredPaper[],
  sessions: readonly Session[],
  { from, until }: Pick<ReportContent, 'from' | 'until'>,
): readonly ComparedThing[] {
  const inTime = sessions.filter(({ startedAt }) => startedAt >= periodStart(from) && startedAt <= periodEnd(until))
  return papers
    .filter((paper): paper is Experiment => paper.kind === 'experiment')
    .flatMap((experiment): readonly ComparedThing[] => {
      const of = sessionsOf(experiment, inTime)
      if (of.length === 0) return []
      const { a, b, call, laterMs } = compareArms(of)
      const starts = of.map(({ startedAt }) => startedAt)
      return [
        {
          factor: experiment.factor,
          call,
          n: { a: a.n, b: b.n },
          touched: { a: a.touched, b: b.touched },
          medianMs: { a: a.medianMs, b: b.medianMs },
          interval: laterMs,
          from: Math.min(...starts),
          to: Math.max(...starts),
        },
      ]
    })
}
