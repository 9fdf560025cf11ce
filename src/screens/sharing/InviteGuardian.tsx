import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { guardianProblem, type GuardianProblem } from '#domain/people/guardians'
import type { Child, GuardianInvitation } from '#domain/people/people'
import { invitedAddress } from '#domain/people/team'
import type { Actor } from '#ports/actor'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { tell } from '../notice/tell'
import { useWork } from '../therapist-dashboard/useWork'
import { WorkFailure } from '../therapist-dashboard/WorkFailure'
import styles from './sharing.module.css'

interface Props {
  readonly child: Child
  readonly invitations: readonly GuardianInvitation[]
  readonly me: Actor
  readonly onDone: () => void
}

/** Asks somebody to look after a child too, once it is said what that means. */
export function InviteGuardian({ child: { id, alias, guardians }, invitations, me, onDone }: Props) {
  const text = useText()
  const services = useServices()
  const work = useWork()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<GuardianProblem | null>(null)
  const invite = () => {
    const email = invitedAddress(typed)
    const found = guardianProblem(email, { me: me.email, guardians, invitations })
    setProblem(found)
    if (email === null || found !== null) return
    work.attempt(
      () => services.guardians.invite({ childId: id, email }, me),
      () => {
        tell(text('screens.guardians.invite.sent', { email }), text('screens.teams.close'))
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
        invite()
      }}
    >
      <p>{text('screens.guardians.invite.lead', { alias })}</p>
      <WorkFailure work={work} />
      <TextInput
        data-autofocus
        label={text('screens.guardians.invite.email')}
        description={text('screens.guardians.invite.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed}
        error={problem === null ? null : text(`screens.guardians.invite.${problem}`, { alias })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={styles['muted']}>{text('screens.guardians.invite.noMail')}</p>
      <div className={styles['row']}>
        <Button type="submit" loading={work.isBusy}>
          {text('screens.guardians.invite.submit')}
        </Button>
        <Button onClick={onDone}>{text('screens.teams.cancel')}</Button>
      </div>
    </form>
  )
}
