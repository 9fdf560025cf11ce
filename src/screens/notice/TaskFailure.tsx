import type { Task } from '#app/services/task'
import { useText } from '#text/i18n'
import { Notice } from './Notice'

/** Why something could not be done, and the way on. */
export function TaskFailure({ task: { failure } }: { task: Pick<Task, 'failure'> }) {
  const text = useText()
  if (failure === null) return null
  return (
    <Notice kind="problem" title={text('app.refused.title')}>
      {text(`app.refused.${failure}`)}
    </Notice>
  )
}
