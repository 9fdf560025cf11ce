import { Link, useSearchParams } from 'react-router'
import type { Product } from '#domain/subscription/shop'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import { useAuth, useSubscription } from '#app/services/actors'
import { loadedOr, useWatched } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { withAutomation } from '#app/services/automation'
import { useText } from '#text/i18n'
import { FlowBar } from '#ui/FlowBar'
import { ChevronIcon } from '#ui/icons'
import { Skeleton } from '#ui/Skeleton'
import { NotLoadedNotice } from '../notice/NotLoaded'
import { Notice } from '../notice/Notice'
import { CodeForm } from './CodeForm'
import { PaidBy, useWhatIsOpen } from './HaveNow'
import { OpenHere } from './OpenHere'
import { PricePlans } from './Plans'
import styles from './pricing.module.css'
import { UnsettledPayment, useUnsettled } from './UnsettledPayment'
import { useWanted } from './useWanted'
import { openedActivities } from './opened'
import { WhatOpens } from './WhatOpens'

/** The page of prices, with one line at the top that leads back. */
export default function Pricing() {
  const text = useText()
  return (
    <>
      <FlowBar
        start={
          <Link to={withAutomation('/activity')} className={styles['back']}>
            <ChevronIcon />
            {text('app.titles./activity')}
          </Link>
        }
      />
      <main className={styles['main']}>
        <Prices />
      </main>
    </>
  )
}

/** Shows what is free, the prices of the rest, and the field for a code. */
function Prices() {
  const text = useText()
  const user = useAuth().snapshot.context.user
  const { isSubscribed } = selectSubscription(useSubscription().snapshot)
  const title = useWhatIsOpen()
  useWanted()
  return (
    <div className={styles['page']}>
      <div className={styles['said']}>
        <h1>{title}</h1>
        {isSubscribed ? <PaidBy /> : <p className="muted">{text('screens.pricing.lead', { count: openedActivities.paid.length })}</p>}
      </div>
      <Returned />
      {user === null ? null : <Offers uid={user.uid} />}
    </div>
  )
}

/**
 * Shows the products and the code card, then the activities that they open. All appear together, because
 * content that arrives late above a button moves the button away from a finger.
 */
function Offers({ uid }: { uid: string }) {
  const text = useText()
  const { makeOwnCode, shop } = useServices()
  const { isSubscribed, subscriptionType, hasCheckedSubscription } = selectSubscription(useSubscription().snapshot)
  const found = useWatched<readonly Product[]>('products', (tell, fail) => shop.watchProducts(tell, fail))
  const unsettled = useUnsettled(uid)
  if (found.status === 'loading' || unsettled.status === 'loading' || !hasCheckedSubscription)
    return <Skeleton layout="list" label={text('screens.pricing.plans.loading')} />
  const code = <CodeForm uid={uid} />
  const products = found.status === 'ready' ? found.value : []
  // Hides the prices if there is a running subscription, because nobody should pay twice by mistake. It is changed where it was bought.
  const hasBought = subscriptionType === 'Stripe' || loadedOr(unsettled, null) !== null
  const isSold = !hasBought && products.length > 0
  return (
    <>
      <UnsettledPayment uid={uid} />
      {found.status === 'failed' ? <NotLoadedNotice found={found}>{text('screens.pricing.plans.failed')}</NotLoadedNotice> : null}
      {isSold ? (
        <PricePlans uid={uid} products={products}>
          {code}
        </PricePlans>
      ) : (
        <div className={styles['cards']}>
          {isSubscribed || makeOwnCode === null ? null : <OpenHere uid={uid} makeOwnCode={makeOwnCode} />}
          {code}
        </div>
      )}
      {found.status === 'ready' && !isSold && !hasBought && !isSubscribed && makeOwnCode === null ? (
        <p className="muted">{text('screens.pricing.plans.none')}</p>
      ) : null}
      <WhatOpens />
      {isSold ? <p className={styles['small']}>{text('screens.pricing.plans.pay')}</p> : null}
    </>
  )
}

/** The message after the return from the payment page. */
function Returned() {
  const text = useText()
  const [search] = useSearchParams()
  const { isSubscribed } = selectSubscription(useSubscription().snapshot)
  if (search.has('cancelled')) {
    return (
      <Notice kind="info" title={text('screens.pricing.returned.cancelledTitle')}>
        {text('screens.pricing.returned.cancelled')}
      </Notice>
    )
  }
  if (!search.has('paid')) return null
  return (
    <Notice kind={isSubscribed ? 'done' : 'info'} title={text('screens.pricing.returned.paidTitle')}>
      {text(isSubscribed ? 'screens.pricing.returned.open' : 'screens.pricing.returned.paid')}
    </Notice>
  )
}
