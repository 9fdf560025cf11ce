import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { DEFAULT_VISIT_DAYS, invitedAddress } from '#domain/people/team'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { tell } from '../notice/tell'
import { RoleChoice } from './RoleChoice'
import styles from './teams.module.css'
import { useWork } from './useWork'
import { WorkFailure } from './WorkFailure'

type InvitedRole = Exclude<TeamRole, 'owner'>

interface Props {
  readonly account: TherapistAccount
  readonly roles: readonly InvitedRole[]
  readonly by: string
  readonly onDone: () => void
}

/** Asks somebody into the team. */
export function InviteForm({ account, roles, by, onDone }: Props) {
  const text = useText()
  const { teams } = useServices()
  const work = useWork()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<'bad' | 'isMember' | null>(null)
  const [role, setRole] = useState<InvitedRole>(roles[0] ?? 'parent')
  const [days, setDays] = useState<number>(DEFAULT_VISIT_DAYS)
  const invite = () => {
    const email = invitedAddress(typed)
    const isMember = Object.values(account.team).some((member) => member.email === email)
    setProblem(email === null ? 'bad' : isMember ? 'isMember' : null)
    if (email === null || isMember) return
    work.attempt(
      () => teams.invite({ accountId: account.id, email, role, accessDays: role === 'visitor' ? days : null }, by),
      () => {
        tell(text('screens.teams.invite.sent', { email }), text('screens.teams.close'))
        onDone()
      },
    )
  }
  return (
    <form
      noValidate
      className={styles['part']}
      onSubmit={(event) => {
        event.preventDefault()
        invite()
      }}
    >
      <WorkFailure work={work} />
      <TextInput
        data-autofocus
        label={text('screens.teams.invite.email')}
        description={text('screens.teams.invite.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        value={typed}
        error={problem === null ? null : text(`screens.teams.invite.${problem}`)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <RoleChoice
        label={text('screens.teams.invite.asWhat')}
        roles={roles}
        role={role}
        days={days}
        onRole={(one) => setRole(one as InvitedRole)}
        onDays={setDays}
      />
      <p className={styles['muted']}>{text('screens.teams.invite.noMail')}</p>
      <div className={styles['row']}>
        <Button type="submit" loading={work.isBusy}>
          {text('screens.teams.invite.submit')}
        </Button>
        <Button onClick={onDone}>{text('screens.teams.cancel')}</Button>
      </div>
    </form>
  )
}
