import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { DEFAULT_VISIT_DAYS } from '#domain/people/team'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { AskByEmail } from '../sharing/AskByEmail'
import { RoleChoice } from './RoleChoice'

type InvitedRole = Exclude<TeamRole, 'owner'>

interface Props {
  readonly account: TherapistAccount
  readonly roles: readonly InvitedRole[]
  readonly by: string
  readonly onDone: () => void
}

/** Invites someone to the team. */
export function InviteForm({ account, roles, by, onDone }: Props) {
  const text = useText()
  const { teams } = useServices()
  const [role, setRole] = useState<InvitedRole>(roles[0] ?? 'parent')
  const [days, setDays] = useState<number>(DEFAULT_VISIT_DAYS)
  const problemOf = (email: string | null) => {
    if (email === null) return text('screens.teams.invite.bad')
    return Object.values(account.team).some((member) => member.email === email) ? text('screens.teams.invite.isMember') : null
  }
  return (
    <AskByEmail
      words={{
        label: text('screens.teams.invite.email'),
        hint: text('screens.teams.invite.emailHint'),
        note: text('screens.teams.invite.tellThem'),
        submit: text('screens.teams.invite.submit'),
        sent: (email) => text('screens.teams.invite.sent', { email }),
      }}
      problemOf={problemOf}
      invite={(email) => teams.invite({ accountId: account.id, email, role, accessDays: role === 'visitor' ? days : null }, by)}
      onDone={onDone}
    >
      {roles.length === 1 ? (
        <p>{text(`screens.teams.rolesSay.${role}`)}</p>
      ) : (
        <RoleChoice
          label={text('screens.teams.invite.asWhat')}
          roles={roles}
          role={role}
          days={days}
          onRole={(one) => setRole(one as InvitedRole)}
          onDays={setDays}
        />
      )}
    </AskByEmail>
  )
}
