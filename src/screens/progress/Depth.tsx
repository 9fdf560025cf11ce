import { findActivity } from '#scenes/catalogue'
import type { Session } from '#domain/activities/session'
import type { Task } from '#domain/measures/progress'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/play/children'
import { StepUpCard } from '#app/stage/start/StepUpCard'
import { ArraySizeFigures } from './ArraySizeFigures'
import { HelpFigures } from './HelpFigures'
import styles from './progress.module.css'

interface Props {
  readonly child: Child
  readonly task: Task
  /** All sessions of this child, newest first. The next level depends on all of them. */
  readonly sessions: readonly Session[]
  /** Sessions of the task's activity that match the filters. */
  readonly shown: readonly Session[]
}

/** Shows details for a therapist beyond the family's view: the next level, the number of things at once, and the amount of help. */
export function Depth({ child, task, sessions, shown }: Props) {
  const { mayChange } = useChildren()
  const manifest = findActivity(task.activity)
  return (
    <>
      {manifest === null || !mayChange(child) ? null : (
        <StepUpCard
          key={`${task.activity} ${task.category}`}
          child={child}
          manifest={manifest}
          category={task.category}
          sessions={sessions}
          words={{ accept: 'screens.stepUp.set', leave: 'screens.stepUp.notYet' }}
        />
      )}
      <div className={styles['depth']}>
        <ArraySizeFigures alias={child.alias} sessions={shown} />
        <HelpFigures sessions={shown} />
      </div>
    </>
  )
}
