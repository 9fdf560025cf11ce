import { useState } from 'react'
import { DAY_MS } from '#domain/time'
import { type AccountFound, accountStatuses, type AccountStatus, type Administration } from '#ports/administration'
import { useAsyncAction } from '#app/services/task'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { SelectField } from '#ui/Field'
import { DateField } from '#ui/TypedField'
import { Notice } from '../notice/Notice'
import { Erase } from './Erase'
import { Failure } from './Failure'
import { FoundBySearch } from './FoundBySearch'
import { isReason, ReasonField } from './ReasonField'
import styles from './systemAdmin.module.css'

/** Finds therapist accounts, and sets whether they have a subscription and until when. */
export function Accounts({ administration, actor }: { administration: Administration; actor: string }) {
  return (
    <FoundBySearch of="accounts" find={(term) => administration.findAccounts(term)}>
      {(account) => <Account key={account.id} account={account} administration={administration} actor={actor} />}
    </FoundBySearch>
  )
}

function Account({ account, administration, actor }: { account: AccountFound; administration: Administration; actor: string }) {
  const text = useText()
  const { run, isBusy, failure } = useAsyncAction()
  const [status, setStatus] = useState(account.status)
  /** The typed end date, or null while the field has no valid date. */
  const [end, setEnd] = useState<string | null>(dayOf(account.subscriptionEndDate))
  const [reason, setReason] = useState('')
  const [isSaved, setSaved] = useState(false)
  const save = async () => {
    if (end === null) return
    const change = { status: status as AccountStatus, subscriptionEndDate: endOfDay(end) }
    setSaved(await run(() => administration.setAccount(account.id, change, { actor, reason })))
  }
  return (
    <section className={styles['card']}>
      <div className={styles['stack']}>
        <h2>{account.name}</h2>
        <p className="muted">{text('screens.systemAdmin.accounts.members', { count: account.members })}</p>
        <SelectField
          label={text('screens.systemAdmin.accounts.status')}
          data={accountStatuses.map((each) => ({ value: each, label: text(`screens.systemAdmin.accounts.statuses.${each}`) }))}
          value={status}
          onChange={({ currentTarget }) => setStatus(currentTarget.value)}
        />
        <DateField
          isOptional
          label={text('screens.systemAdmin.accounts.end')}
          hint={text('screens.systemAdmin.accounts.endHint')}
          value={end ?? ''}
          onChange={setEnd}
        />
        <ReasonField value={reason} onChange={setReason} />
        <Failure code={failure} />
        {isSaved ? <Notice kind="done">{text('screens.systemAdmin.saved')}</Notice> : null}
        <Button loading={isBusy} disabled={end === null || !isReason(reason)} onClick={() => void save()}>
          {text('screens.systemAdmin.accounts.save')}
        </Button>
        <Erase kind="account" id={account.id} />
      </div>
    </section>
  )
}

const dayOf = (at: number | null): string => (at === null ? '' : new Date(at).toISOString().slice(0, 10))

/** Returns the last moment of a day, or null if there is no day. */
function endOfDay(day: string): number | null {
  return day === '' ? null : Date.parse(`${day}T00:00:00Z`) + DAY_MS - 1
}
