import { useState } from 'react'
import type { Session } from '#domain/activities/session'
import { goalProgress } from '#domain/assessment/goals'
import type { Assessed, Goal } from '#domain/assessment/papers'
import { localDay } from '#domain/time'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { GuideLink } from '#app/shell/GuideLink'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import styles from './assessment.module.css'
import { GoalForm } from './GoalForm'
import { goalNow, goalSentence } from './report/parts/goals'
import { createWriter } from './report/writer'
import { useAuthor } from './useAuthor'

/** Shows the child's current goals and progress. Progress is measured in play and never entered by hand. */
export function Goals({ child, assessed, sessions }: { child: Child; assessed: Assessed; sessions: readonly Session[] }) {
  const text = useText()
  const { assessments } = useServices()
  const author = useAuthor(child.id)
  const task = useAsyncAction()
  const [isAdding, setAdding] = useState(false)
  const [ended, setEnded] = useState<Goal | null>(null)
  const w = createWriter(text, { texts: {} }, author.name)
  const goals = assessed.papers.filter((paper): paper is Goal => paper.kind === 'goal' && paper.endedOn === null)
  const end = (goal: Goal, endedOn: string | null) => {
    const { id, author: _author, byName: _name, createdAt: _created, updatedAt: _updated, signedAt: _signed, ...paper } = goal
    void task.run(
      () => assessments.savePaper(child.id, { ...paper, endedOn }, author, id),
      () => setEnded(endedOn === null ? null : goal),
    )
  }
  return (
    <section className={styles['section']} aria-labelledby="assessment-goals">
      <h2 id="assessment-goals">{text('screens.assessment.goals.title')}</h2>
      {goals.length === 0 ? <p className={`muted ${styles['narrow']}`}>{text('screens.assessment.goals.none')}</p> : null}
      <ul className={styles['rows']}>
        {goals.map((goal) => (
          <li key={goal.id}>
            <p>{goalSentence(goal, child.alias, w)}</p>
            <p className={`muted ${styles['narrow']}`}>{goalNow(goalProgress(goal, goal.createdAt, sessions), w)}</p>
            {goal.author === author.uid ? (
              <Button kind="subtle" loading={task.isBusy} onClick={() => end(goal, localDay(Date.now()))}>
                {text('screens.assessment.goals.end')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <GuideLink id="education-plan">{text('screens.assessment.goals.guide')}</GuideLink>
      <TaskFailure task={task} />
      {ended === null ? null : (
        <UndoLine
          said={text('screens.assessment.goals.ended', { goal: goalSentence(ended, child.alias, w) })}
          isBusy={task.isBusy}
          onUndo={() => end(ended, null)}
        />
      )}
      {isAdding ? (
        <GoalForm child={child} onDone={() => setAdding(false)} />
      ) : (
        <Button
          onClick={() => {
            setEnded(null)
            setAdding(true)
          }}
        >
          {text('screens.assessment.goals.add')}
        </Button>
      )}
    </section>
  )
}
