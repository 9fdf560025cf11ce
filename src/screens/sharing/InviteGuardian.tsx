import { guardianProblem } from '#domain/people/guardians'
import type { Child, GuardianInvitation } from '#domain/people/people'
import type { Actor } from '#ports/actor'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { AskByEmail } from './AskByEmail'

interface Props {
  readonly child: Child
  readonly invitations: readonly GuardianInvitation[]
  readonly me: Actor
  readonly onDone: () => void
}

/** Invites someone to look after the child as well, after explaining what that means. */
export function InviteGuardian({ child: { id, alias, guardians }, invitations, me, onDone }: Props) {
  const text = useText()
  const services = useServices()
  const problemOf = (email: string | null) => {
    const problem = guardianProblem(email, { me: me.email, guardians, invitations })
    return problem === null ? null : text(`screens.guardians.invite.${problem}`, { alias })
  }
  return (
    <AskByEmail
      words={{
        label: text('screens.guardians.invite.email'),
        hint: text('screens.guardians.invite.emailHint'),
        note: text('screens.guardians.invite.tellThem'),
        submit: text('screens.guardians.invite.submit'),
        sent: (email) => text('screens.guardians.invite.sent', { email }),
      }}
      problemOf={problemOf}
      invite={(email) => services.guardians.invite({ childId: id, email }, me)}
      onDone={onDone}
      lead={<p>{text('screens.guardians.invite.lead', { alias })}</p>}
    />
  )
}
