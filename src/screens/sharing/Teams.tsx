import { useState } from 'react'
import type { AccessNote, Child, Grant } from '#domain/people/people'
import { GRANT_MONTHS, isLasting, listedUntil, looksWithoutGrant, monthsAfter } from '#domain/people/grants'
import { membershipIn, nameOfMember } from '#domain/people/team'
import { useTherapist } from '#app/services/actors'
import { loadedOr } from '#app/services/loaded'
import { nowAtPress, useNow } from '#app/services/now'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { formatDay, formatMoment } from '../history/formats'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { TaskFailure } from '../notice/TaskFailure'
import { UndoLine } from '../notice/Undo'
import styles from './sharing.module.css'
import type { Access } from './useAccess'

/** The grant that was stopped last, its place in the list, and the team members who saw the child. */
interface Stopped {
  readonly grant: Grant
  readonly at: number
  readonly caseload: readonly string[]
}

interface Props {
  readonly child: Child
  readonly access: Access
  readonly nameOf: (accountId: string) => string
  readonly onShare: () => void
  readonly onChange: (grant: Grant) => void
}

/** Lists the teams with which a child is shared: their rights, the end date, who looked, and how to stop the sharing. */
export function TeamList({ child, access: { grants, notes }, nameOf, onShare, onChange }: Props) {
  const text = useText()
  const services = useServices()
  const { therapistAccounts } = useTherapist().snapshot.context
  const now = useNow()
  const task = useAsyncAction()
  const [stopped, setStopped] = useState<Stopped | null>(null)
  const { alias } = child
  const list = loadedOr(grants, [])
  const { before, byAdministrators } = looksWithoutGrant(grants.status === 'ready' ? notes : [], list)
  const isMember = ({ accountId }: Grant) => therapistAccounts.some(({ id }) => id === accountId)

  const stop = (grant: Grant) =>
    void task.run(
      () => services.grants.withdraw(child.id, grant.accountId),
      (caseload) => setStopped({ grant, at: list.findIndex(isOf(grant)), caseload }),
    )
  // A grant without an end gets the default end of a new grant, because no new grant may be endless.
  const endOf = ({ endsAt }: Grant) => endsAt ?? monthsAfter(nowAtPress(), GRANT_MONTHS)
  const giveBack = ({ grant, caseload }: Stopped) => {
    const { accountId, purpose } = grant
    void task.run(
      () => services.grants.give(child, { accountId, purpose: purpose || alias, endsAt: endOf(grant), caseload: stillIn(accountId, caseload) }),
      () => setStopped(null),
    )
  }
  /** Returns only members who still belong to the team, because others can no longer be assigned. */
  const stillIn = (accountId: string, caseload: readonly string[]) => {
    const account = therapistAccounts.find(({ id }) => id === accountId)
    const names = account === undefined ? [] : Object.keys(account.team).map((uid) => membershipIn(account, uid))
    return caseload.filter((name) => names.includes(name))
  }
  const goOn = (next: () => void) => {
    setStopped(null)
    next()
  }

  const sayStopped = (last: Stopped) => {
    const { grant } = last
    // Only a member of the team can restore a grant, and only if it has not expired.
    const mayGiveBack = isMember(grant) && isLasting(grant, now)
    return (
      <UndoLine
        key="stopped"
        said={text(mayGiveBack && grant.endsAt === null ? 'screens.access.isEndedWithout' : 'screens.access.isEnded', {
          account: nameOf(grant.accountId),
          alias,
          day: formatDay(endOf(grant)),
        })}
        isBusy={task.isBusy}
        onUndo={mayGiveBack ? () => giveBack(last) : undefined}
      />
    )
  }
  const groups = list.map((grant) => (
    <SharedWith
      key={grant.accountId}
      grant={grant}
      name={nameOf(grant.accountId)}
      alias={alias}
      isBusy={task.isBusy}
      notes={notes.filter((note) => note.account === grant.accountId)}
      onChange={isMember(grant) ? () => goOn(() => onChange(grant)) : null}
      onStop={() => stop(grant)}
    />
  ))

  return (
    <section className={styles['part']} aria-labelledby="sharing-teams">
      <h2 id="sharing-teams" tabIndex={-1}>
        {text('screens.access.with')}
      </h2>
      <TaskFailure task={task} />
      {grants.status === 'failed' ? <NotLoadedNotice found={grants}>{text('screens.access.failed')}</NotLoadedNotice> : null}
      {stopped === null || list.some(isOf(stopped.grant)) ? groups : groups.toSpliced(stopped.at, 0, sayStopped(stopped))}
      {therapistAccounts.length === 0 ? (
        <p className="muted">{text('screens.access.noTeam')}</p>
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
      {byAdministrators.map(({ id, at }) => (
        <p key={id} className="muted">
          {text('screens.access.byAdministrator', { moment: formatMoment(at) })}
        </p>
      ))}
    </section>
  )
}

const isOf =
  (grant: Grant) =>
  ({ accountId }: Grant): boolean =>
    accountId === grant.accountId

interface SharedWithProps {
  readonly grant: Grant
  /** The team's name. */
  readonly name: string
  readonly alias: string
  readonly isBusy: boolean
  readonly notes: readonly AccessNote[]
  /** Changes the grant. It is null for someone outside the team. */
  readonly onChange: (() => void) | null
  readonly onStop: () => void
}

/** One team that sees the child, with its rights, the end date, and who looked. */
function SharedWith({ grant, name, alias, isBusy, notes, onChange, onStop }: SharedWithProps) {
  const text = useText()
  const now = useNow()
  const { purpose, endsAt } = grant
  const until = listedUntil(grant, now)
  return (
    <div className={styles['grant']} role="group" aria-label={name}>
      <div className={styles['who']}>
        <b>{name}</b>
        {purpose === '' ? null : <span className="muted">{purpose}</span>}
        <span className="muted">
          {endsAt === null
            ? text('screens.access.noEnd')
            : text(isLasting(grant, now) ? 'screens.access.until' : 'screens.access.ended', { day: formatDay(endsAt) })}
        </span>
        {until === null ? null : <span className="muted">{text('screens.access.listedUntil', { day: formatDay(until) })}</span>}
      </div>
      <div className={styles['acts']}>
        {onChange === null ? null : (
          <Button kind="subtle" aria-label={text('screens.access.changeOf', { account: name, alias })} onClick={onChange}>
            {text('screens.access.change')}
          </Button>
        )}
        <Button loading={isBusy} aria-label={text('screens.access.endOf', { account: name, alias })} onClick={onStop}>
          {text('screens.access.end')}
        </Button>
      </div>
      <Seen notes={notes} accountId={grant.accountId} />
    </div>
  )
}

function Seen({ notes, accountId }: { notes: readonly AccessNote[]; accountId: string }) {
  const text = useText()
  const { therapistAccounts } = useTherapist().snapshot.context
  if (notes.length === 0) return <span className="muted">{text('screens.access.nobodyLooked')}</span>
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
              <span className="muted">, {formatDay(note.at)}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
