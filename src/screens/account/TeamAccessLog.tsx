import { csvFormOf, csvForms } from '#domain/csv'
import type { TherapistAccount } from '#domain/people/people'
import type { Oversight } from '#ports/oversight'
import { useTherapist } from '#app/services/actors'
import { useServices } from '#app/services/services'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { locale } from '#text/locale'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import { useExport } from '../owndata/useExport'
import styles from './account.module.css'
import { teamAccessTable } from './teamAccessTable'

/** Shows who looked at which child, for each team that this person owns. Renders nothing if the backend keeps no such log. */
export function TeamAccessLog({ uid }: { uid: string }) {
  const { oversight } = useServices()
  const { therapistAccounts } = useTherapist().snapshot.context
  if (oversight === null) return null
  return therapistAccounts
    .filter(({ team }) => team[uid]?.role === 'owner')
    .map((account) => <TeamTable key={account.id} account={account} oversight={oversight} />)
}

function TeamTable({ account: { id, name }, oversight }: { account: TherapistAccount; oversight: Oversight }) {
  const text = useText()
  const task = useAsyncAction()
  const { save } = useExport()
  const load = () =>
    void task.run(
      () => oversight.listTeamAccess(id),
      (rows) => save(name, 'csv', () => Promise.resolve(teamAccessTable(rows, csvForms[csvFormOf(locale())]))),
    )
  return (
    <section className={styles['part']}>
      <h3>{text('screens.account.teamAccess.title', { team: name })}</h3>
      <p>{text('screens.account.teamAccess.lead')}</p>
      <TaskFailure task={task} />
      <Button className={styles['act'] ?? ''} loading={task.isBusy} onClick={load}>
        {text('screens.account.teamAccess.save')}
      </Button>
    </section>
  )
}
