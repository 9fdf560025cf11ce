import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { Product } from '#domain/subscription/shop'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import { useAuth, useSubscription } from '#app/actors'
import { type Loaded, useWatched } from '#app/loaded'
import { useServices } from '#app/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { CodeForm } from './CodeForm'
import { HaveNow } from './HaveNow'
import { OpenHere } from './OpenHere'
import { Plans } from './Plans'
import styles from './pricing.module.css'
import { useWanted } from './useWanted'
import { WhatOpens } from './WhatOpens'

/** What a person has, what can be bought, and where a code is redeemed. */
export default function Pricing() {
  const text = useText()
  const user = useAuth().snapshot.context.user
  useWanted()
  return (
    <div className={styles['page']}>
      <Title order={1}>{text('screens.pricing.title')}</Title>
      <p className={styles['muted']}>{text('screens.pricing.lead')}</p>
      <Returned />
      <HaveNow />
      {user === null ? (
        <WhatOpens />
      ) : (
        <Offers uid={user.uid}>
          <CodeForm uid={user.uid} />
          <WhatOpens />
        </Offers>
      )}
    </div>
  )
}

/** What can be bought, and below it what comes with it: it would jump down when the offers are read. */
function Offers({ uid, children }: { uid: string; children: ReactNode }) {
  const text = useText()
  const { shop } = useServices()
  const found = useWatched<readonly Product[]>('products', (tell, fail) => shop.watchProducts(tell, fail))
  if (found.status === 'loading') return <p role="status">{text('screens.pricing.plans.loading')}</p>
  return (
    <>
      <Offered uid={uid} found={found} />
      {children}
    </>
  )
}

function Offered({ uid, found }: { uid: string; found: Loaded<readonly Product[]> }) {
  const text = useText()
  const { makeOwnCode } = useServices()
  const { isSubscribed, subscriptionType, hasCheckedSubscription } = selectSubscription(useSubscription().snapshot)
  // Nobody pays twice by mistake: a running subscription is changed where it is paid.
  if (subscriptionType === 'Stripe' || found.status === 'loading') return null
  if (found.status === 'failed') return <Notice kind="problem">{text('screens.pricing.plans.failed')}</Notice>
  if (found.value.length > 0) return <Plans uid={uid} products={found.value} />
  if (makeOwnCode === null) return <Notice kind="info">{text('screens.pricing.plans.none')}</Notice>
  return hasCheckedSubscription && !isSubscribed ? <OpenHere uid={uid} makeOwnCode={makeOwnCode} /> : null
}

/** The word at the return from the payment page. */
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
