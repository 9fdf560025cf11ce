import type { TherapistAccount } from '#domain/people/people'
import { useNow } from '#app/services/now'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'

const statuses = ['inactive', 'active', 'trialing', 'past_due', 'suspended'] as const

/** Shows the state of an account's subscription, including an end that has passed. Renders nothing for an unknown state. */
export function AccountStatusLine({ account: { status, subscriptionEndDate: end } }: { account: TherapistAccount }) {
  const text = useText()
  const now = useNow()
  const known = statuses.find((one) => one === status)
  if (known === undefined) return null
  const isTimed = end !== null && (known === 'active' || known === 'trialing')
  const said = () => {
    if (isTimed && end <= now) return text('screens.teams.status.ended', { day: formatDay(end) })
    if (isTimed && known === 'active') return text('screens.teams.status.activeUntil', { day: formatDay(end) })
    return text(`screens.teams.status.${known}`)
  }
  return <p className="muted">{said()}</p>
}
