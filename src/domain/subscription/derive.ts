import type { CardSubscription, TherapistAccount, UserRecord } from '../people/people'
import type { Instant } from '../time'
import { openCard } from './cards'

/** The card-payment provider's name in the subscription's type. */
const CARD_PAYMENT_TYPE = 'Stripe'

type SubscriptionType = 'TherapistAccount' | typeof CARD_PAYMENT_TYPE | 'ActivationCode'

/** Whether this person is a subscriber, until when and why. `null` is empty. */
export interface SubscriptionState {
  readonly isSubscribed: boolean
  readonly validTill: Instant | null
  readonly subscriptionType: SubscriptionType | null
  readonly hasCheckedSubscription: boolean
}

/** Nothing is known: the state at the start and after a reset. */
export const UNCHECKED_SUBSCRIPTION: SubscriptionState = {
  isSubscribed: false,
  validTill: null,
  subscriptionType: null,
  hasCheckedSubscription: false,
}

/** The three sources. `unknown` has not answered yet; a failed source counts as having nothing. */
export interface SubscriptionSources {
  /** The selected therapist account. */
  readonly account: TherapistAccount | null | 'unknown'
  readonly cards: readonly CardSubscription[] | 'unknown'
  readonly activationCode: UserRecord['activationCode'] | 'unknown'
}

type Grant = Pick<SubscriptionState, 'validTill' | 'subscriptionType'>

/** Finds the source that makes this person a subscriber. The therapist account takes precedence, because it outlives a trial. */
export function deriveSubscription(sources: SubscriptionSources, now: Instant): SubscriptionState {
  const grant = grantOfAccount(sources.account, now) ?? grantOfCards(sources.cards) ?? grantOfCode(sources.activationCode, now)
  return {
    isSubscribed: grant !== null,
    validTill: grant?.validTill ?? null,
    subscriptionType: grant?.subscriptionType ?? null,
    hasCheckedSubscription: !Object.values(sources).includes('unknown'),
  }
}

/** Whether the account is subscribed and its end has not passed. */
export const isActiveAccount = ({ status, subscriptionEndDate }: Pick<TherapistAccount, 'status' | 'subscriptionEndDate'>, now: Instant): boolean =>
  status === 'active' && (subscriptionEndDate === null || subscriptionEndDate > now)

function grantOfAccount(account: SubscriptionSources['account'], now: Instant): Grant | null {
  if (account === 'unknown' || account === null || !isActiveAccount(account, now)) return null
  return { subscriptionType: 'TherapistAccount', validTill: account.subscriptionEndDate }
}

function grantOfCards(cards: SubscriptionSources['cards']): Grant | null {
  if (cards === 'unknown') return null
  const card = openCard(cards)
  return card === null ? null : { subscriptionType: CARD_PAYMENT_TYPE, validTill: card.currentPeriodEnd }
}

function grantOfCode(code: SubscriptionSources['activationCode'], now: Instant): Grant | null {
  if (code === 'unknown' || code === null || code.validTill <= now) return null
  return { subscriptionType: 'ActivationCode', validTill: code.validTill }
}
