import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { SubscriptionState } from '#domain/subscription/derive'
import type { SubscriptionMachine } from './subscription.machine'

type SubscriptionSnapshot = SnapshotFrom<SubscriptionMachine>

/** The four values that a screen shows. */
export function selectSubscription({ context }: SubscriptionSnapshot): SubscriptionState {
  const { isSubscribed, validTill, subscriptionType, hasCheckedSubscription } = context
  return { isSubscribed, validTill, subscriptionType, hasCheckedSubscription }
}

/** Facts for the route guards. */
export function selectSubscriptionFacts({ context }: SubscriptionSnapshot): VisitorFacts['subscription'] {
  return { isChecked: context.hasCheckedSubscription, isSubscribed: context.isSubscribed }
}
