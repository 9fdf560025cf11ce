import type { MailPreferences } from '#ports/mailPreferences'
import { loadedOr, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { useWorkspaces } from '#app/workspaces/workspaces'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Switch } from '#ui/Switch'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './account.module.css'

/** Turns the weekly summary email on and off for anyone who works in a team. Renders nothing if the backend sends no email. */
export function WeeklyMail({ uid }: { uid: string }) {
  const { mailPreferences } = useServices()
  const { worksInTeam } = useWorkspaces()
  if (mailPreferences === null || !worksInTeam) return null
  return <WeeklySwitch uid={uid} mailPreferences={mailPreferences} />
}

function WeeklySwitch({ uid, mailPreferences }: { uid: string; mailPreferences: MailPreferences }) {
  const text = useText()
  const task = useAsyncAction()
  const isWeekly = loadedOr(
    useWatched<boolean>(uid, (tell, fail) => mailPreferences.watchWeekly(uid, tell, fail)),
    null,
  )
  return (
    <section className={styles['part']}>
      <TaskFailure task={task} />
      <Switch
        label={text('screens.erasure.weekly')}
        description={text('screens.erasure.weeklyHint')}
        checked={isWeekly === true}
        isDisabled={isWeekly === null || task.isBusy}
        onChange={(checked) => void task.run(() => mailPreferences.setWeekly(uid, checked))}
      />
    </section>
  )
}
