import type { Unsettled } from '#domain/subscription/cards'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import { useSubscription } from '#app/services/actors'
import { loadedOr, useWatched, type Loaded } from '#app/services/loaded'
import { useServices } from '#app/services/services'
import { useText } from '#text/i18n'
import { Notice } from '../notice/Notice'
import { PortalButton } from './PortalButton'

export function useUnsettled(uid: string): Loaded<Unsettled | null> {
  const { shop } = useServices()
  return useWatched<Unsettled | null>(`unsettled ${uid}`, (tell, fail) => shop.watchUnsettled(uid, tell, fail))
}

/** Explains why a subscription opens nothing, and how to settle it. Renders nothing if there is no such subscription. */
export function UnsettledPayment({ uid }: { uid: string }) {
  const text = useText()
  const { portal } = useServices()
  const { isSubscribed, hasCheckedSubscription } = selectSubscription(useSubscription().snapshot)
  const reason = loadedOr(useUnsettled(uid), null)
  if (reason === null) return null
  return (
    <>
      <Notice kind="info" title={text(`screens.pricing.unsettled.${reason}`)}>
        <p>{text(`screens.pricing.unsettled.${reason}About`)}</p>
        {isSubscribed || !hasCheckedSubscription ? null : <p>{text('screens.pricing.unsettled.closed')}</p>}
      </Notice>
      {portal === null ? null : <PortalButton open={portal.open} label={text('screens.pricing.unsettled.portal')} />}
    </>
  )
}
