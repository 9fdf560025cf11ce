import { useState } from 'react'
import type { TeamRole, TherapistAccount } from '#domain/people/people'
import { rolesToInvite } from '#domain/people/team'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { PlusIcon } from '#ui/icons'
import { Modal } from '#ui/Modal'
import { InviteForm } from './InviteForm'

/** The button that invites someone to the team. Renders nothing for people who may not invite. */
export function Invite({ account, role, by }: { account: TherapistAccount; role: TeamRole; by: string }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const roles = rolesToInvite(role)
  const close = () => setOpen(false)
  if (roles.length === 0) return null
  return (
    <>
      <Button kind="now" onClick={() => setOpen(true)}>
        <PlusIcon />
        {text('screens.teams.members.invite')}
      </Button>
      <Modal opened={isOpen} onClose={close} size="xl" title={text('screens.teams.invite.title')} closeLabel={text('screens.teams.close')}>
        <InviteForm account={account} roles={roles} by={by} onDone={close} />
      </Modal>
    </>
  )
}
