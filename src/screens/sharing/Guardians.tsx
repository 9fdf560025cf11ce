import { useState, type ReactNode } from 'react'
import { shownAddress } from '#domain/people/address'
import { isOwner, MAX_GUARDIANS } from '#domain/people/guardians'
import type { Child, Guardian } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { useInvitationsTo } from '#app/workspaces/guardians'
import { loadedOr } from '#app/services/loaded'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import { announce } from '../notice/tell'
import { Confirm } from '../notice/Confirm'
import { useAsyncAction } from '#app/services/task'
import { Button } from '#ui/Button'
import { Modal } from '#ui/Modal'
import styles from './sharing.module.css'
import { InviteGuardian } from './InviteGuardian'
import { CopyChild } from './CopyChild'
import { OpenInvitations } from './OpenInvitations'
import { useFocusAfter } from './useFocusAfter'

const INVITING = 'the button that invites'

/** Lists the adults who look after one child. The owner can invite and remove them. A guardian can leave. */
export function GuardianList({ child, sharedWith, onLeft }: { child: Child; sharedWith: string; onLeft: () => void }) {
  const text = useText()
  const services = useServices()
  const me = useMe()
  const isMine = isOwner(child, me?.uid ?? null)
  const invitations = useInvitationsTo(child.id, isMine)
  const task = useAsyncAction()
  const [asked, setAsked] = useState<Guardian | null>(null)
  const [isInviting, setInviting] = useState(false)
  const open = loadedOr(invitations, [])
  const isFull = child.guardians.length + open.length >= MAX_GUARDIANS
  const { heading, tookAway } = useFocusAfter((id) => {
    if (id === INVITING) return isInviting || !isFull
    return child.guardians.some(({ uid }) => uid === id)
  })
  const { alias } = child
  const close = text('screens.teams.close')
  // The dialog keeps its text while it fades out.
  const [shown, setShown] = useState<Guardian | null>(null)
  if (asked !== null && asked !== shown) setShown(asked)
  const name = shown === null ? '' : nameOfMember(shown)
  const isLeaving = shown?.uid === me?.uid

  const confirm = () => {
    if (asked === null) return
    void task.run(
      () => (isLeaving ? services.guardians.leave(child.id, asked.uid) : services.guardians.remove(child.id, asked.uid)),
      () => {
        setAsked(null)
        if (isLeaving) onLeft()
        else tookAway(asked.uid)
        announce(text(isLeaving ? 'screens.guardians.left' : 'screens.guardians.removed', { name, alias }), close)
      },
    )
  }
  const doneInviting = () => {
    setInviting(false)
    // The button that the focus would return to disappears together with the last invitation.
    tookAway(INVITING)
  }
  const sayName = (one: Guardian) => (one.uid === me?.uid ? text('screens.guardians.you', { name: nameOfMember(one) }) : nameOfMember(one))
  if (me === null) return null

  return (
    <section className={styles['part']} aria-labelledby="sharing-guardians">
      <h2 id="sharing-guardians" ref={heading} tabIndex={-1}>
        {text('screens.guardians.title')}
      </h2>
      <ul className={styles['people']}>
        <Person name={isMine ? text('screens.guardians.you', { name: nameOfMember(me) }) : text('screens.guardians.somebody', { alias })}>
          <span className="muted">{text('screens.guardians.owner')}</span>
          {isMine ? null : <span className="muted">{text('screens.guardians.ownerSays', { alias })}</span>}
        </Person>
        {child.guardians.map((one) => {
          const isMe = one.uid === me.uid
          const action = isMe ? text('screens.guardians.leave', { alias }) : text('screens.guardians.remove')
          return (
            <Person
              key={one.uid}
              name={sayName(one)}
              action={
                isMe || isMine ? (
                  <Button aria-label={isMe ? action : text('screens.guardians.removeOf', { name: nameOfMember(one), alias })} onClick={() => setAsked(one)}>
                    {action}
                  </Button>
                ) : null
              }
            >
              {one.displayName.trim() === '' ? null : <span className="muted">{shownAddress(one.email)}</span>}
              <span className="muted">{text('screens.guardians.since', { day: formatDay(one.since) })}</span>
            </Person>
          )
        })}
        <OpenInvitations invitations={invitations} me={me} />
      </ul>
      {!isMine ? null : isFull ? (
        <p className="muted">{text('screens.guardians.most', { most: MAX_GUARDIANS, alias })}</p>
      ) : (
        <Button className={styles['act']} aria-label={text('screens.guardians.invite.buttonOf', { alias })} onClick={() => setInviting(true)}>
          {text('screens.guardians.invite.button')}
        </Button>
      )}

      {isMine ? null : <CopyChild child={child} uid={me.uid} />}
      <Modal opened={isInviting} onClose={() => setInviting(false)} size="lg" title={text('screens.guardians.invite.title', { alias })} closeLabel={close}>
        <InviteGuardian child={child} invitations={open} me={me} onDone={doneInviting} />
      </Modal>
      <Confirm
        isOpen={asked !== null}
        title={text(isLeaving ? 'screens.guardians.leaveTitle' : 'screens.guardians.removeTitle', { name, alias })}
        action={text(isLeaving ? 'screens.guardians.leave' : 'screens.guardians.removeNow', { name, alias })}
        task={task}
        onConfirm={confirm}
        onClose={() => setAsked(null)}
      >
        <p>{text(isLeaving ? 'screens.guardians.leaveLead' : 'screens.guardians.removeLead', { name, alias })}</p>
        {isLeaving || sharedWith === '' ? null : <p>{text('screens.guardians.removeShared', { name, alias, accounts: sharedWith })}</p>}
        <p>{text(isLeaving ? 'screens.guardians.leaveFinal' : 'screens.guardians.removeFinal', { name, alias })}</p>
      </Confirm>
    </section>
  )
}

function Person({ name, action = null, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <li className={styles['person']}>
      <div className={styles['who']}>
        <b>{name}</b>
        {children}
      </div>
      {action}
    </li>
  )
}
