import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AccessNote, Child, Grant } from '#domain/people/people'
import { isLasting } from '#domain/people/grants'
import { nameOfMember } from '#domain/people/team'
import { useTherapist } from '#app/actors'
import { loadedOr } from '#app/loaded'
import { useNow } from '#app/now'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { formatDay, formatMoment } from '../history/formats'
import { Notice } from '../notice/Notice'
import { useTask } from '#app/task'
import { TaskFailure } from '../notice/TaskFailure'
import styles from './sharing.module.css'
import type { Access } from './useAccess'

interface Props {
  readonly child: Child
  readonly access: Access
  readonly nameOf: (accountId: string) => string
  readonly onShare: () => void
  readonly onChange: (grant: Grant) => void
}

/** With which teams a child is shared, for what and until when, who of them looked, and the way to stop it. */
export function Teams({ child, access: { grants, notes }, nameOf, onShare, onChange }: Props) {
  const text = useText()
  const services = useServices()
  const { therapistAccounts } = useTherapist().snapshot.context
  const now = useNow()
  const task = useTask()
  const [stopped, setStopped] = useState<Grant | null>(null)
  const { alias } = child
  const list = loadedOr(grants, [])
  // What somebody saw does not become unseen when the sharing ends.
  const before = grants.status === 'ready' ? notes.filter(({ account }) => account !== null && !list.some(({ accountId }) => accountId === account)) : []
  const isMember = ({ accountId }: Grant) => therapistAccounts.some(({ id }) => id === accountId)

  const stop = (grant: Grant) =>
    void task.run(
      () => services.grants.withdraw(child.id, grant.accountId),
      () => setStopped(grant),
    )
  const giveBack = ({ accountId, purpose, endsAt }: Grant & { readonly endsAt: number }) =>
    void task.run(
      () => services.grants.give(child, { accountId, purpose: purpose || alias, endsAt }),
      () => setStopped(null),
    )
  const goOn = (next: () => void) => {
    setStopped(null)
    next()
  }

  return (
    <section className={styles['part']} aria-labelledby="sharing-teams">
      <h2 id="sharing-teams" tabIndex={-1}>
        {text('screens.access.with')}
      </h2>
      <TaskFailure task={task} />

      {grants.status === 'failed' ? <Notice kind="problem">{text('screens.access.failed')}</Notice> : null}
      <div role="status" className={styles['stopped']}>
        {stopped === null ? null : (
          <>
            <span>{text('screens.access.isEnded', { account: nameOf(stopped.accountId), alias })}</span>
            {/* Only somebody of the team can give it back, and only what had not run out by itself. */}
            {isMember(stopped) && stopped.endsAt !== null && isLasting(stopped, now) ? (
              <button type="button" className={styles['link']} disabled={task.isBusy} onClick={() => giveBack({ ...stopped, endsAt: stopped.endsAt ?? now })}>
                {text('screens.access.undo')}
              </button>
            ) : null}
          </>
        )}
      </div>
      {list.map((grant) => (
        <div key={grant.accountId} className={styles['grant']} role="group" aria-label={nameOf(grant.accountId)}>
          <div className={styles['who']}>
            <b>{nameOf(grant.accountId)}</b>
            {grant.purpose === '' ? null : <span className={styles['muted']}>{grant.purpose}</span>}
            <span className={styles['muted']}>
              {grant.endsAt === null
                ? text('screens.access.noEnd')
                : text(isLasting(grant, now) ? 'screens.access.until' : 'screens.access.ended', { day: formatDay(grant.endsAt) })}
            </span>
          </div>
          <div className={styles['acts']}>
            {isMember(grant) ? (
              <Button
                variant="subtle"
                color="gray"
                aria-label={text('screens.access.changeOf', { account: nameOf(grant.accountId), alias })}
                onClick={() => goOn(() => onChange(grant))}
              >
                {text('screens.access.change')}
              </Button>
            ) : null}
            <Button loading={task.isBusy} aria-label={text('screens.access.endOf', { account: nameOf(grant.accountId), alias })} onClick={() => stop(grant)}>
              {text('screens.access.end')}
            </Button>
          </div>
          <Seen notes={notes.filter((note) => note.account === grant.accountId)} accountId={grant.accountId} />
        </div>
      ))}
      {therapistAccounts.length === 0 ? (
        <p className={styles['muted']}>{text('screens.access.noTeam')}</p>
      ) : (
        <Button className={styles['act']} onClick={() => goOn(onShare)}>
          {text('screens.access.share', { alias })}
        </Button>
      )}
      {before.length === 0 ? null : (
        <div className={styles['grant']} role="group" aria-label={text('screens.access.before', { alias })}>
          <b>{text('screens.access.before', { alias })}</b>
          <Seen notes={before} accountId="" />
        </div>
      )}
    </section>
  )
}

function Seen({ notes, accountId }: { notes: readonly AccessNote[]; accountId: string }) {
  const text = useText()
  const { therapistAccounts } = useTherapist().snapshot.context
  if (notes.length === 0) return <span className={styles['muted']}>{text('screens.access.nobodyLooked')}</span>
  const team = therapistAccounts.find(({ id }) => id === accountId)?.team ?? {}
  const nameOf = (uid: string) => {
    const member = team[uid]
    return member === undefined ? text('screens.access.somebody') : nameOfMember(member)
  }
  return (
    <div className={styles['seen']}>
      <Disclosure word={text('screens.access.seen', { count: notes.length })}>
        <ul>
          {notes.map((note) => (
            <li key={note.id}>
              {text(`screens.access.${note.action}`, { name: nameOf(note.actor) })}
              <span className={styles['muted']}>, {formatMoment(note.at)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
