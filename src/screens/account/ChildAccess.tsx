import { Button } from '@mantine/core'
import type { AccessNote, Child, Grant } from '#domain/people/people'
import { GRANT_MONTHS, isLasting, monthsAfter } from '#domain/people/grants'
import { nameOfMember } from '#domain/people/team'
import { useTherapist } from '../../app/actors'
import { useNow } from '../../app/now'
import { useServices } from '../../app/services'
import { useText } from '../../text/i18n'
import { formatDay, formatMoment } from '../history/formats'
import { Notice } from '../notice/Notice'
import { tell, tellUndoable } from '../notice/tell'
import { useWork } from '../therapist-dashboard/useWork'
import { WorkFailure } from '../therapist-dashboard/WorkFailure'
import styles from './account.module.css'
import { Guardians } from './Guardians'
import { useAccess } from './useAccess'

interface Props {
  readonly child: Child
  /** The person no longer looks after the child. */
  readonly onLeft: () => void
  readonly onChange: (grant: Grant) => void
}

/** Who looks after one child, with whom it is shared, who looked, and the ways to end it. */
export function ChildAccess({ child, onLeft, onChange }: Props) {
  const text = useText()
  const services = useServices()
  const { therapistAccounts } = useTherapist().snapshot.context
  const now = useNow()
  const work = useWork()
  const { grants, notes } = useAccess(child.id)
  const { alias } = child
  const nameOf = (id: string) => therapistAccounts.find((account) => account.id === id)?.name ?? text('screens.access.gone')
  // What somebody saw does not become unseen when the sharing ends.
  const before = Array.isArray(grants) ? notes.filter(({ account }) => account !== null && !grants.some(({ accountId }: Grant) => accountId === account)) : []

  const isMember = ({ accountId }: Grant) => therapistAccounts.some(({ id }) => id === accountId)
  const giveBack = ({ accountId, purpose, endsAt }: Grant) =>
    services.grants.give(child, { accountId, purpose: purpose || alias, endsAt: endsAt ?? monthsAfter(now, GRANT_MONTHS) })
  const withdraw = (grant: Grant) =>
    work.attempt(
      () => services.grants.withdraw(child.id, grant.accountId),
      () => {
        const message = text('screens.access.isEnded', { account: nameOf(grant.accountId), alias })
        const closeLabel = text('screens.teams.close')
        // Only somebody of the account's team could give it back.
        if (!isMember(grant)) return tell(message, closeLabel)
        tellUndoable({
          id: `ended-${child.id}-${grant.accountId}`,
          message,
          closeLabel,
          undoLabel: text('screens.access.undo'),
          onUndo: () => work.attempt(() => giveBack(grant)),
        })
      },
    )
  const sayEnd = (grant: Grant) => {
    if (grant.endsAt === null) return text('screens.access.noEnd')
    return text(isLasting(grant, now) ? 'screens.access.until' : 'screens.access.ended', { day: formatDay(grant.endsAt) })
  }

  return (
    <div className={styles['child']} role="group" aria-label={alias}>
      <b className={styles['name']}>{alias}</b>
      <Guardians child={child} onLeft={onLeft} />
      <h3 className={styles['sub']}>{text('screens.access.with')}</h3>
      <WorkFailure work={work} />
      {grants === 'unknown' ? <p role="status">{text('screens.access.loading')}</p> : null}
      {grants === 'failed' ? <Notice kind="problem">{text('screens.access.failed')}</Notice> : null}
      {Array.isArray(grants) && grants.length === 0 ? <p className={styles['muted']}>{text('screens.access.notShared', { alias })}</p> : null}
      {Array.isArray(grants)
        ? grants.map((grant: Grant) => {
            const account = nameOf(grant.accountId)
            return (
              <div key={grant.accountId} className={styles['grant']} role="group" aria-label={account}>
                <b>{account}</b>
                {grant.purpose === '' ? null : <span>{text('screens.access.purpose', { purpose: grant.purpose })}</span>}
                <span className={styles['muted']}>{sayEnd(grant)}</span>
                <Seen notes={notes.filter((note) => note.account === grant.accountId)} accountId={grant.accountId} />
                <div className={styles['row']}>
                  <Button variant="default" loading={work.isBusy} aria-label={text('screens.access.endOf', { account, alias })} onClick={() => withdraw(grant)}>
                    {text('screens.access.end')}
                  </Button>
                  {isMember(grant) ? (
                    <Button variant="subtle" aria-label={text('screens.access.changeOf', { account, alias })} onClick={() => onChange(grant)}>
                      {text('screens.access.change')}
                    </Button>
                  ) : null}
                </div>
              </div>
            )
          })
        : null}
      {before.length === 0 ? null : (
        <div className={styles['grant']} role="group" aria-label={text('screens.access.before', { alias })}>
          <b>{text('screens.access.before', { alias })}</b>
          <Seen notes={before} accountId="" />
        </div>
      )}
    </div>
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
    <details>
      <summary className={styles['summary']}>{text('screens.access.seen', { count: notes.length })}</summary>
      <ul className={styles['seen']}>
        {notes.map((note) => (
          <li key={note.id}>
            {text(`screens.access.${note.action}`, { name: nameOf(note.actor) })}
            <span className={styles['muted']}>, {formatMoment(note.at)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
