import { useState } from 'react'
import { Link } from 'react-router'
import { tidyName } from '#domain/names'
import { isFamily } from '#domain/people/guardians'
import type { TherapistAccount } from '#domain/people/people'
import { MAX_TEAM_NAME, mayDo, mayLeave, MIN_NAME } from '#domain/people/team'
import { useChildren } from '#app/play/children'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Disclosure } from '#ui/Disclosure'
import { Notice } from '../notice/Notice'
import { announce } from '../notice/tell'
import { Confirm } from '../notice/Confirm'
import { AccountStatusLine } from './AccountStatus'
import styles from './teams.module.css'
import type { TeamState } from './useTeam'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { Field } from '#ui/Field'
import { TaskFailure } from '../notice/TaskFailure'

interface Props {
  readonly team: TeamState
  readonly account: TherapistAccount
  /** Creates another account. It is null if this person has the maximum number of accounts. */
  readonly onFound: (() => void) | null
}

/** Shows the account's name, and how to leave or delete the account. */
export function AccountMatters({ team, account, onFound }: Props) {
  const text = useText()
  const { teams } = useServices()
  const { role, me } = team
  const { children } = useChildren()
  const hasChildren = children !== 'unknown' && children.some((child) => isFamily(child, me.uid))
  const task = useAsyncAction()
  const [asked, setAsked] = useState<'nothing' | 'leave' | 'delete'>('nothing')
  const close = () => setAsked('nothing')
  const isAlone = Object.keys(account.team).length === 1
  const say = (message: string) => {
    close()
    announce(message, text('screens.teams.close'))
  }
  const leave = () =>
    void task.run(
      () => teams.leave(account.id, me.uid),
      () => say(text('screens.teams.account.left', { account: account.name })),
    )
  const remove = () =>
    void task.run(
      () => teams.delete(account.id),
      () => say(text('screens.teams.account.deleted', { account: account.name })),
    )
  // Waits until everything is known, because content that arrives late above these buttons would move them away from a finger.
  if (role === null || children === 'unknown') return null

  return (
    <div className={styles['part']}>
      {role === 'parent' || hasChildren ? (
        <Link to="/sharing" className={`press ${styles['act']}`}>
          {text('screens.teams.account.share')}
        </Link>
      ) : null}
      <Disclosure
        word={text('screens.teams.account.title')}
        about={text(mayDo(role, 'own-account') ? 'screens.teams.account.inside' : 'screens.teams.account.insideForOthers')}
      >
        <AccountStatusLine account={account} />
        <p>{text('screens.teams.account.yourRole', { role: text(`screens.teams.roles.${role}`), say: text(`screens.teams.rolesSay.${role}`) })}</p>
        {mayDo(role, 'rename') ? <Rename key={account.id} account={account} /> : null}
        {role === 'owner' && !isAlone ? <p className="muted">{text('screens.teams.account.handOver')}</p> : null}
        {mayLeave(account, me.uid) ? (
          <Button className={styles['act']} onClick={() => setAsked('leave')}>
            {text('screens.teams.account.leave')}
          </Button>
        ) : isAlone ? null : (
          <p className="muted">{text('screens.teams.account.lastOwner')}</p>
        )}
        {mayDo(role, 'own-account') ? (
          isAlone && account.status !== 'active' ? (
            <Button kind="subtle" className={styles['act']} onClick={() => setAsked('delete')}>
              {text('screens.teams.account.delete')}
            </Button>
          ) : (
            <p className="muted">{text(isAlone ? 'screens.teams.account.deleteActive' : 'screens.teams.account.deleteAlone')}</p>
          )
        ) : null}
        {onFound === null ? null : (
          <Button kind="subtle" className={styles['act']} onClick={onFound}>
            {text('screens.teams.found.another')}
          </Button>
        )}
      </Disclosure>
      <Confirm
        isOpen={asked === 'leave'}
        title={text('screens.teams.account.leaveTitle', { account: account.name })}
        action={text('screens.teams.account.leaveNow')}
        task={task}
        onConfirm={leave}
        onClose={close}
      >
        <p>{text('screens.teams.account.leaveLead')}</p>
        <p>{text('screens.teams.account.leaveFamily')}</p>
      </Confirm>
      <Confirm
        isOpen={asked === 'delete'}
        title={text('screens.teams.account.deleteTitle', { account: account.name })}
        action={text('screens.teams.account.deleteNow')}
        task={task}
        onConfirm={remove}
        onClose={close}
      >
        <p>{text('screens.teams.account.deleteLead')}</p>
      </Confirm>
    </div>
  )
}

function Rename({ account }: { account: TherapistAccount }) {
  const text = useText()
  const { teams } = useServices()
  const task = useAsyncAction()
  const [name, setName] = useState(account.name)
  const [isShort, setShort] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const save = () => {
    const isTooShort = tidyName(name).length < MIN_NAME
    setShort(isTooShort)
    setSaved(false)
    if (!isTooShort)
      void task.run(
        () => teams.rename(account.id, tidyName(name)),
        () => setSaved(true),
      )
  }
  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TaskFailure task={task} />
      <Field
        label={text('screens.teams.account.name')}
        maxLength={MAX_TEAM_NAME}
        value={name}
        error={isShort ? text('screens.teams.found.short', { least: MIN_NAME }) : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isSaved ? <Notice kind="done">{text('screens.teams.account.renamed')}</Notice> : null}
      <Button type="submit" className={styles['act']} loading={task.isBusy}>
        {text('screens.teams.account.rename')}
      </Button>
    </form>
  )
}
