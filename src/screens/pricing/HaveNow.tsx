import { Link } from 'react-router'
import type { CardSubscription } from '#domain/people/people'
import { selectCard, selectIsGrace, selectSubscription } from '#machines/subscription/subscription.selectors'
import { useAuth, useSubscription, useTherapist } from '#app/services/actors'
import { useNumberWord } from '#app/forms/numberWord'
import { loadedOr } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { formatDay } from '../history/formats'
import { openedActivities } from './opened'
import { PortalButton } from './PortalButton'
import { UnsettledPayment, useUnsettled } from './UnsettledPayment'

/** This person's subscription, and a link to the prices. */
export function HaveNow() {
  const text = useText()
  const user = useAuth().snapshot.context.user
  return (
    <>
      <h3>{useWhatIsOpen()}</h3>
      {user === null ? <PaidBy /> : <Payments uid={user.uid} />}
      <div>
        <Link to="/pricing" className="press">
          {text('screens.pricing.now.plans')}
        </Link>
      </div>
    </>
  )
}

/** Shows the subscription, or why it opens nothing. A subscription whose payment is pending is not called missing. */
function Payments({ uid }: { uid: string }) {
  const isUnsettled = loadedOr(useUnsettled(uid), null) !== null
  const { isSubscribed } = selectSubscription(useSubscription().snapshot)
  return (
    <>
      <UnsettledPayment uid={uid} />
      {isUnsettled && !isSubscribed ? null : <PaidBy />}
    </>
  )
}

/** Says which activities are open and until when or, without a subscription, how many activities are free. */
export function useWhatIsOpen(): string {
  const text = useText()
  const word = useNumberWord()
  const { isSubscribed, validTill } = selectSubscription(useSubscription().snapshot)
  const count = openedActivities.free.length
  if (!isSubscribed) return text('screens.pricing.title', { count, number: word(count) })
  return validTill === null ? text('screens.pricing.isOpen') : text('screens.pricing.isOpenTill', { date: formatDay(validTill) })
}

/** Says what opens everything and until when, with a link to change a paid subscription. */
export function PaidBy() {
  const text = useText()
  const { portal } = useServices()
  const { snapshot } = useSubscription()
  const { subscriptionType, validTill, hasCheckedSubscription } = selectSubscription(snapshot)
  const account = useTherapist().snapshot.context.selectedRecord?.name ?? ''
  if (subscriptionType === null) return <p role="status">{text(hasCheckedSubscription ? 'screens.pricing.now.none' : 'screens.pricing.now.checking')}</p>
  const end =
    validTill === null
      ? text('screens.pricing.now.noEnd')
      : text(`screens.pricing.now.${subscriptionType === 'Stripe' ? endOf(selectCard(snapshot)) : 'till'}`, { date: formatDay(validTill) })
  return (
    <>
      <p role="status">{text(`screens.pricing.now.${selectIsGrace(snapshot) ? 'grace' : subscriptionType}`, { account, end })}</p>
      {subscriptionType === 'Stripe' && portal !== null ? <PortalButton open={portal.open} label={text('screens.pricing.now.portal')} /> : null}
    </>
  )
}

/** Returns how the paid period ends: cancelled, charged or renewed. */
function endOf(card: CardSubscription | null): 'tillCancelled' | 'tillCharged' | 'tillRenewed' {
  if (card?.endsWithPeriod === true) return 'tillCancelled'
  return card?.status === 'trialing' ? 'tillCharged' : 'tillRenewed'
}
