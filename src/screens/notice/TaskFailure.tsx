import type { AsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Notice } from './Notice'

/** Says why an action failed and how to continue. */
export function TaskFailure({ task: { failure, isUsedUp = false } }: { task: Pick<AsyncAction, 'failure'> & Partial<Pick<AsyncAction, 'isUsedUp'>> }) {
  const text = useText()
  if (failure === null) return null
  return (
    <Notice kind="problem" title={text('app.refused.title')}>
      {text(isUsedUp ? 'app.refused.usedUp' : `app.refused.${failure}`)}
    </Notice>
  )
}
