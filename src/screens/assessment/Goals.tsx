import { useState } from 'react'
import type { Session } from '#domain/activities/session'
import { goalProgress } from '#domain/assessment/goals'
import type { Assessed, Goal } from '#domain/assessment/papers'
import { dayOf } from '#domain/people/grants'
import type { Child } from '#domain/people/people'
import { useAuth } from '#app/actors'
import { useServices } from '#app/services'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './assessment.module.css'
import { GoalForm } from './GoalForm'
import { goalNow, goalSentence } from './report/parts/goals'
import { createWriter } from './report/writer'
import { useAuthor } from './useAuthor'

/** What a child is to do next, with how far it is: read from play, never told by hand. */
export function Goals({ child, assessed, sessions }: { child: Child; assessed: Assessed; sessions: readonly Session[] }) {
  const text = useText()
  const [isAdding, setAdding] = useState(false)
  const goals = assessed.papers.filter((paper): paper is Goal => paper.kind === 'goal' && paper.endedOn === null)
  return (
    <section className={styles['section']} aria-labelledby="assessment-goals">
      <h2 id="assessment-goals">{text('screens.assessment.goals.title')}</h2>
      {goals.length === 0 ? <p className={styles['muted']}>{text('screens.assessment.goals.none')}</p> : null}
      <ul className={styles['rows']}>
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} child={child} sessions={sessions} />
        ))}
      </ul>
      {isAdding ? (
        <GoalForm child={child} onDone={() => setAdding(false)} />
      ) : (
        <Button onClick={() => setAdding(true)}>{text('screens.assessment.goals.add')}</Button>
      )}
    </section>
  )
}

function GoalRow({ goal, child, sessions }: { goal: Goal; child: Child; sessions: readonly Session[] }) {
  const text = useText()
  const { assessments } = useServices()
  const author = useAuthor()
  const uid = useAuth().snapshot.context.user?.uid ?? ''
  const task = useTask()
  const w = createWriter(text, { texts: {} }, author.name)
  const { id, author: _author, byName: _name, createdAt, updatedAt: _updated, signedAt: _signed, ...paper } = goal
  return (
    <li>
      <p>{goalSentence(goal, child.alias, w)}</p>
      <p className={styles['muted']}>{goalNow(goalProgress(goal, createdAt, sessions), w)}</p>
      <TaskFailure task={task} />
      {goal.author === uid ? (
        <Button
          kind="subtle"
          loading={task.isBusy}
          onClick={() => void task.run(() => assessments.savePaper(child.id, { ...paper, endedOn: dayOf(Date.now()) }, author, id))}
        >
          {text('screens.assessment.goals.end')}
        </Button>
      ) : null}
    </li>
  )
}
