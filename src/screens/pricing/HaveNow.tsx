import { useState } from 'react'
import { Link } from 'react-router'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import { useSubscription, useTherapist } from '#app/services/actors'
import { leaveFor } from '#app/routing/leaveFor'
import { useNumberWord } from '#app/forms/numberWord'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Button } from '#ui/Button'
import { formatDay } from '../history/formats'
import { Notice } from '../notice/Notice'
import { opened } from './opened'

/** This person's subscription, and the link to the prices. */
export function HaveNow() {
  const text = useText()
  return (
    <>
      <h3>{useWhatIsOpen()}</h3>
      <PaidBy />
      <div>
        <Link to="/pricing" className="press">
          {text('screens.pricing.now.plans')}
        </Link>
      </div>
    </>
  )
}

/** The open activities and the end date; without a subscription, the number of free activities. */
export function useWhatIsOpen(): string {
  const text = useText()
  const word = useNumberWord()
  const { isSubscribed, validTill } = selectSubscription(useSubscription().snapshot)
  const count = opened.free.length
  if (!isSubscribed) return text('screens.pricing.title', { count, number: word(count) })
  return validTill === null ? text('screens.pricing.isOpen') : text('screens.pricing.isOpenTill', { date: formatDay(validTill) })
}

/** Which of the three sources opens everything and until when, and the link to change a paid one. */
export function PaidBy() {
  const text = useText()
  const { portal } = useServices()
  const { subscriptionType, validTill, hasCheckedSubscription } = selectSubscription(useSubscription().snapshot)
  const account = useTherapist().snapshot.context.selectedRecord?.name ?? ''
  if (subscriptionType === null) return <p role="status">{text(hasCheckedSubscription ? 'screens.pricing.now.none' : 'screens.pricing.now.checking')}</p>
  const end =
    validTill === null
      ? text('screens.pricing.now.noEnd')
      : text(subscriptionType === 'Stripe' ? 'screens.pricing.now.tillRenewed' : 'screens.pricing.now.till', { date: formatDay(validTill) })
  return (
    <>
      <p role="status">{text(`screens.pricing.now.${subscriptionType}`, { account, end })}</p>
      {subscriptionType === 'Stripe' && portal !== null ? <PortalButton open={portal.open} /> : null}
    </>
  )
}

function PortalButton({ open }: { open: (returnTo: string) => Promise<string> }) {
  const text = useText()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const leave = async () => {
    setState('busy')
    try {
      leaveFor(await open(window.location.href))
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' ? <Notice kind="problem">{text('screens.pricing.now.portalFailed')}</Notice> : null}
      <Button loading={state === 'busy'} onClick={() => void leave()}>
        {text('screens.pricing.now.portal')}
      </Button>
    </>
  )
}
