import { withRest, withoutRest } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { loadedOr } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import type { PlanState } from '#app/play/weekPlans'
import { Condition, useConditions } from '#app/stage/start/ConditionsChoice'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { useMessages } from '../messages/useMessages'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './dashboard.module.css'

interface Props {
  readonly child: Child
  /** Today's plan. If it is null, the plan is unknown and stays unchanged. */
  readonly plan: Pick<PlanState, 'today' | 'saveToday'> | null
}

/** Records the child's mood and seizures with one tap each. The answers are stored with all of today's sessions. */
export function HowItIs({ child, plan }: Props) {
  const text = useText()
  const { told, tell } = useConditions(child)
  return (
    <div className={styles['part']}>
      <Condition
        name="state"
        label={text('screens.dashboard.howIs', { alias: child.alias })}
        answer={told.state ?? null}
        onChange={(answer) => tell('state', answer)}
      />
      <Condition name="seizure" label={text('screens.dashboard.seizure')} answer={told.seizure ?? null} onChange={(answer) => tell('seizure', answer)} />
      {told.seizure === 'yes' ? <AfterSeizure child={child} plan={plan} /> : null}
    </div>
  )
}

/**
 * Offers a rest day and a note after a seizure, with one press each. Another press
 * undoes the rest day. The note is stored even if nothing is played.
 */
function AfterSeizure({ child, plan }: Props) {
  const text = useText()
  return (
    <>
      {plan === null || plan.today.isRest ? null : <b>{text('screens.dashboard.rest')}</b>}
      <p role="status">{text('screens.dashboard.restKept')}</p>
      <div className={styles['ways']}>
        {plan === null ? null : plan.today.isRest ? (
          <Button onClick={() => plan.saveToday(withoutRest(plan.today))}>{text('screens.dashboard.restUndo')}</Button>
        ) : (
          <Button onClick={() => plan.saveToday(withRest(plan.today))}>{text('screens.dashboard.restNow')}</Button>
        )}
        <KeepNote child={child} />
      </div>
    </>
  )
}

/** Offers to write a note. Renders nothing for a guest, because nobody else could read the note. */
function KeepNote({ child }: { child: Child }) {
  const text = useText()
  const now = useNow()
  const notes = useMessages(child)
  const task = useAsyncAction()
  if (notes === null) return null
  const note = text('screens.dashboard.seizureNote', { date: formatDay(now) })
  const isKept = loadedOr(notes.found, { messages: [], unreadable: 0 }).messages.some((message) => message.text === note)
  const keep = () => void task.run(() => notes.send(note))
  return (
    <>
      {isKept ? (
        <span role="status" className="muted">
          {text('screens.dashboard.noteKept', { alias: child.alias })}
        </span>
      ) : (
        <Button disabled={task.isBusy} onClick={keep}>
          {text('screens.dashboard.keepNote')}
        </Button>
      )}
      <TaskFailure task={task} />
    </>
  )
}
