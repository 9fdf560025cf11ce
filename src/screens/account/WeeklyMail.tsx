import { Switch } from '@mantine/core'
import type { MailWishes } from '#ports/mailWishes'
import { loadedOr, useWatched } from '#app/loaded'
import { useServices } from '#app/services'
import { useSides } from '#app/sides'
import { useTask } from '#app/task'
import { useText } from '#text/i18n'
import { Library } from '#ui/Library'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './account.module.css'

/** A letter each week, for whoever works with children of others. Nothing where nobody sends letters. */
export function WeeklyMail({ uid }: { uid: string }) {
  const { mailWishes } = useServices()
  const { worksInTeam } = useSides()
  if (mailWishes === null || !worksInTeam) return null
  return (
    <Library>
      <WeeklySwitch uid={uid} mailWishes={mailWishes} />
    </Library>
  )
}

function WeeklySwitch({ uid, mailWishes }: { uid: string; mailWishes: MailWishes }) {
  const text = useText()
  const task = useTask()
  const isWeekly = loadedOr(
    useWatched<boolean>(uid, (tell, fail) => mailWishes.watchWeekly(uid, tell, fail)),
    null,
  )
  return (
    <section className={styles['part']}>
      <TaskFailure task={task} />
      <Switch
        size="lg"
        className={styles['switch'] ?? ''}
        label={text('screens.erasure.weekly')}
        description={text('screens.erasure.weeklyHint')}
        checked={isWeekly === true}
        disabled={isWeekly === null || task.isBusy}
        onChange={({ currentTarget }) => void task.run(() => mailWishes.setWeekly(uid, currentTarget.checked))}
      />
    </section>
  )
}
