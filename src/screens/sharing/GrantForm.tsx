import { useState } from 'react'
import type { Child, Grant, TherapistAccount } from '#domain/people/people'
import { localDay } from '#domain/time'
import { endOfDay, endProblem, GRANT_MONTHS, latestEnd, MAX_PURPOSE, monthsAfter, type EndProblem } from '#domain/people/grants'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { announce } from '../notice/tell'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { Field, SelectField } from '#ui/Field'
import { DateField } from '#ui/TypedField'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './sharing.module.css'

interface Props {
  readonly child: Child
  /** This person's teams. */
  readonly accounts: readonly TherapistAccount[]
  /** The grant that is being changed, or null for a new one. */
  readonly grant: Grant | null
  readonly onDone: () => void
}

/** The form for the team with which a child is shared, its rights, and the end date. */
export function GrantForm({ child, accounts, grant, onDone }: Props) {
  const text = useText()
  const { grants } = useServices()
  const now = useNow()
  const task = useAsyncAction()
  const [accountId, setAccountId] = useState(grant?.accountId ?? accounts[0]?.id ?? '')
  const [purpose, setPurpose] = useState(grant?.purpose ?? '')
  const [end, setEnd] = useState(() => localDay(grant?.endsAt ?? monthsAfter(now, GRANT_MONTHS)))
  const [problems, setProblems] = useState<{ purpose: boolean; end: EndProblem | null }>({ purpose: false, end: null })
  const send = () => {
    const endsAt = endOfDay(end)
    const found = { purpose: purpose.trim() === '', end: endProblem(endsAt, Date.now()) }
    setProblems(found)
    const account = accounts.find(({ id }) => id === accountId)
    if (found.purpose || found.end !== null || endsAt === null || account === undefined) return
    void task.run(
      () => grants.give(child, { accountId, purpose: purpose.trim(), endsAt }),
      () => {
        announce(text('screens.access.form.shared', { account: account.name, alias: child.alias }), text('screens.teams.close'))
        onDone()
      },
    )
  }
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TaskFailure task={task} />
      {grant === null ? (
        <SelectField
          label={text('screens.access.form.account')}
          data={accounts.map(({ id, name }) => ({ value: id, label: name }))}
          value={accountId}
          onChange={({ currentTarget }) => setAccountId(currentTarget.value)}
        />
      ) : null}
      <p className="muted">{text('screens.access.form.sees', { alias: child.alias })}</p>
      <Field
        label={text('screens.access.form.purpose')}
        hint={text('screens.access.form.purposeHint')}
        maxLength={MAX_PURPOSE}
        autoComplete="off"
        value={purpose}
        error={problems.purpose ? text('screens.access.form.noPurpose') : null}
        onChange={(event) => setPurpose(event.currentTarget.value)}
      />
      <DateField
        label={text('screens.access.form.end')}
        hint={text('screens.access.form.endHint')}
        first={localDay(now)}
        last={localDay(latestEnd(now))}
        value={end}
        error={problems.end === null ? null : text(`screens.access.form.${problems.end}`)}
        onChange={(day) => setEnd(day ?? '')}
      />
      <div className={styles['row']}>
        <Button type="submit" loading={task.isBusy}>
          {text(grant === null ? 'screens.access.form.submit' : 'screens.access.form.save')}
        </Button>
        <Button onClick={onDone}>{text('screens.access.form.cancel')}</Button>
      </div>
    </form>
  )
}
