import { liveRoleIn } from '#domain/people/team'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { Choices } from '#ui/Choices'
import type { TeamState } from './useTeam'

/** Chooses an account. The person's role may differ between accounts. Renders nothing if there is only one. */
export function AccountChooser({ team: { accounts, account, me, choose } }: { team: TeamState }) {
  const text = useText()
  const now = useNow()
  if (accounts.length < 2 || account === null) return null
  const options = accounts.map((one) => {
    const role = liveRoleIn(one, me.uid, now) ?? 'parent'
    return { value: one.id, content: text('screens.teams.choice', { name: one.name, role: text(`screens.teams.roles.${role}`) }) }
  })
  return (
    <div>
      <span id="which-account" hidden>
        {text('screens.teams.chooser')}
      </span>
      <Choices labelledBy="which-account" value={account.id} options={options} isDisabled={false} onChange={choose} />
    </div>
  )
}
