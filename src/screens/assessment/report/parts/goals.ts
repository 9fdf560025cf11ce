import type { GoalProgress } from '#domain/assessment/goals'
import type { PaperBlock } from '#domain/assessment/paper'
import type { Goal } from '#domain/assessment/papers'
import { joinSentences } from '#text/locale'
import type { ReportFacts } from '../facts'
import { activityName } from '../words'
import type { Writer } from '../writer'

type Words = Pick<Writer, 'text' | 'day' | 'span'>

export function goalSentence(
  goal: Omit<Goal, 'id' | 'kind' | 'author' | 'byName' | 'createdAt' | 'updatedAt' | 'signedAt' | 'endedOn'>,
  alias: string,
  { text, day }: Words,
): string {
  const measure = text(`screens.report.goals.measure.${goal.measure}`, { activity: activityName(goal.activity), level: goal.level, seconds: goal.seconds ?? 0 })
  return text(`screens.report.goals.sentence.${goal.doing}`, {
    alias,
    support: goal.support,
    what: goal.what,
    n: goal.n,
    m: goal.m,
    measure,
    day: day(goal.reviewOn),
  })
}

/** Returns the progress towards a goal, from the log. */
export function goalNow({ done, turns, before, isReached, from, to }: GoalProgress, { text, span }: Words): string {
  const earlier = { before: before.done, beforeTurns: before.turns }
  const now =
    from === null || to === null
      ? text('screens.report.goals.nowNone', earlier)
      : text('screens.report.goals.now', { ...earlier, done, turns, span: span(from, to) })
  return joinSentences(now, isReached ? text('screens.report.goals.reached') : null)
}

/** Returns the goal as one sentence for a school's form, or null if nothing has been played since it was set. */
function goalForSchool(goal: Goal, { done, turns, from, to }: GoalProgress, alias: string, { text, span, day }: Words): string | null {
  if (from === null || to === null) return null
  return text('screens.report.goals.school', { alias, done, turns, span: span(from, to), n: goal.n, m: goal.m, day: day(goal.reviewOn) })
}

export function goalsPart({ goals, child: { alias } }: ReportFacts, w: Writer): readonly PaperBlock[] {
  const heading: PaperBlock = { kind: 'heading', level: 2, text: w.text('screens.report.goals.title') }
  if (goals.length === 0) return [heading, { kind: 'paragraph', text: w.text('screens.report.goals.none') }]
  return [
    heading,
    ...goals.flatMap(({ goal, progress }): readonly PaperBlock[] => {
      const school = goalForSchool(goal, progress, alias, w)
      return [
        { kind: 'paragraph', tone: 'strong', text: goalSentence(goal, alias, w) },
        { kind: 'paragraph', text: goalNow(progress, w) },
        ...(school === null ? [] : [{ kind: 'paragraph' as const, tone: 'fine' as const, text: school }]),
      ]
    }),
  ]
}
