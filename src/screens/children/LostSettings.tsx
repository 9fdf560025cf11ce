import { isFamily } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'

/** Reports that a child's last saved settings are unreadable, and offers to replace them with the settings that were used meanwhile. */
export function LostSettings({ child, by }: { child: Child; by: string }) {
  const text = useText()
  const { children } = useServices()
  const task = useAsyncAction()
  const { alias } = child
  const isMine = isFamily(child, by)
  return (
    <Notice kind="problem" title={text('screens.children.lost.title', { alias })}>
      <p>{text(isMine ? 'screens.children.lost.lead' : 'screens.children.lost.forOthers', { alias })}</p>
      <TaskFailure task={task} />
      {isMine ? (
        <Button loading={task.isBusy} onClick={() => void task.run(() => children.saveProfile(child, child.profile, by))}>
          {text('screens.children.lost.bringBack')}
        </Button>
      ) : null}
    </Notice>
  )
}
