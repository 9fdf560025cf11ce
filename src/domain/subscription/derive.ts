import type { CardSubscription, TherapistAccount, UserRecord } from '../people/people'
import type { Instant } from '../time'
import { openCard } from './cards'

/** Name of the card-payment provider in `subscriptionType`. */
const CARD_PAYMENT_TYPE = 'Stripe'

type SubscriptionType = 'TherapistAccount' | typeof CARD_PAYMENT_TYPE | 'ActivationCode'

/** Whether this person is a subscriber, until when and why. `null` means that there is no value. */
export interface SubscriptionState {
  readonly isSubscribed: boolean
  readonly validTill: Instant | null
  readonly subscriptionType: SubscriptionType | null
  readonly hasCheckedSubscription: boolean
}

/** The state at the start and after a reset, when nothing is known. */
export const UNCHECKED_SUBSCRIPTION: SubscriptionState = {
  isSubscribed: false,
  validTill: null,
  subscriptionType: null,
  hasCheckedSubscription: false,
}

/** The three sources of a subscription. `unknown` means not answered yet. A source that failed counts as empty. */
export interface SubscriptionSources {
  /** The selected therapist account. */
  readonly account: TherapistAccount | null | 'unknown'
  readonly cards: readonly CardSubscription[] | 'unknown'
  readonly activationCode: UserRecord['activationCode'] | 'unknown'
}

type Grant = Pick<SubscriptionState, 'validTill' | 'subscriptionType'>

/** Finds the source that makes this person a subscriber. The therapist account takes precedence because it outlasts a trial. */
export function deriveSubscription(sources: SubscriptionSources, now: Instant): SubscriptionState {
  const grant = grantOfAccount(sources.account, now) ?? grantOfCards(sources.cards) ?? grantOfCode(sources.activationCode, now)
  return {
    isSubscribed: grant !== null,
    validTill: grant?.validTill ?? null,
    subscriptionType: grant?.subscriptionType ?? null,
    hasCheckedSubscription: !Object.values(sources).includes('unknown'),
  }
}

/** Whether the account is subscribed and has not passed its end. */
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
