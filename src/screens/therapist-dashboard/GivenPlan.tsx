import { useText } from '#text/i18n'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import { NotPlanned } from './BulkPlan'
import type { GivenPlans } from './useGivenPlans'

/** Says above the list how many children have just received a plan, with a button to undo it. */
export function GivenPlan({ given: { last, isTakenBack, task, undo } }: { given: GivenPlans }) {
  const text = useText()
  if (isTakenBack) return <p role="status">{text('screens.teams.cases.bulk.takenBack')}</p>
  if (last === null) return null
  return (
    <>
      <UndoLine said={text('screens.teams.cases.bulk.saved', { count: last.children.length })} isBusy={task.isBusy} onUndo={undo} />
      <NotPlanned names={last.failed} />
      <TaskFailure task={task} />
    </>
  )
}
