import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { CardSubscription } from '#domain/people/people'
import { GRACE_CODE, openCard } from '#domain/subscription/cards'
import type { SubscriptionState } from '#domain/subscription/derive'
import type { SubscriptionMachine } from './subscription.machine'

type SubscriptionSnapshot = SnapshotFrom<SubscriptionMachine>

/** Selects the four values that a screen shows. */
export function selectSubscription({ context }: SubscriptionSnapshot): SubscriptionState {
  const { isSubscribed, validTill, subscriptionType, hasCheckedSubscription } = context
  return { isSubscribed, validTill, subscriptionType, hasCheckedSubscription }
}

/** Selects the facts for the route guards. */
export function selectSubscriptionFacts({ context }: SubscriptionSnapshot): VisitorFacts['subscription'] {
  return { isChecked: context.hasCheckedSubscription, isSubscribed: context.isSubscribed }
}

/** Selects the card subscription that opens everything, or null if there is none. */
export const selectCard = ({ context: { sources } }: SubscriptionSnapshot): CardSubscription | null =>
  sources.cards === 'unknown' ? null : openCard(sources.cards)

/** Whether everything is open only because a failed payment may still be settled for some days. */
export const selectIsGrace = ({ context: { sources, subscriptionType } }: SubscriptionSnapshot): boolean =>
  subscriptionType === 'ActivationCode' && sources.activationCode !== 'unknown' && sources.activationCode?.code === GRACE_CODE
