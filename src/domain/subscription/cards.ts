import type { CardSubscription } from '../people/people'

/** All statuses that the payment service gives a subscription. */
const statuses = ['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'incomplete_expired', 'paused', 'canceled'] as const
export type CardStatus = (typeof statuses)[number]

/**
 * Reason why a subscription that has not ended does not open the activities. The person can resolve it on the payment service's
 * page.
 */
export type Unsettled = 'failed' | 'paused' | 'unfinished'

export interface CardState {
  /** Whether it opens every activity. The days of grace after a failed renewal are an activation code (`GRACE_CODE`). */
  readonly opens: boolean
  readonly unsettled: Unsettled | null
  /** Whether no payment can follow. If so, the person may buy another plan or have their data erased. */
  readonly hasEnded: boolean
}

/** Name of the activation code that keeps everything open for some days after a failed renewal. A function of the server writes it. */
export const GRACE_CODE = 'payment-grace'

/** Effect of each status: open or closed. docs/firebase.md has the same table. */
export const CARD_STATES: Readonly<Record<CardStatus, CardState>> = {
  trialing: { opens: true, unsettled: null, hasEnded: false },
  active: { opens: true, unsettled: null, hasEnded: false },
  past_due: { opens: false, unsettled: 'failed', hasEnded: false },
  unpaid: { opens: false, unsettled: 'failed', hasEnded: false },
  incomplete: { opens: false, unsettled: 'unfinished', hasEnded: false },
  incomplete_expired: { opens: false, unsettled: null, hasEnded: true },
  paused: { opens: false, unsettled: 'paused', hasEnded: false },
  canceled: { opens: false, unsettled: null, hasEnded: true },
}

/** Statuses that open every activity, for the query that finds these subscriptions. */
export const OPEN_STATUSES: readonly CardStatus[] = statuses.filter((status) => CARD_STATES[status].opens)
export const UNSETTLED_STATUSES: readonly CardStatus[] = statuses.filter((status) => CARD_STATES[status].unsettled !== null)

const stateOf = (status: string): CardState | null => (Object.hasOwn(CARD_STATES, status) ? CARD_STATES[status as CardStatus] : null)

/** Returns the open subscription that ends last; null if none is open. An unknown status opens nothing. */
export function openCard(cards: readonly CardSubscription[]): CardSubscription | null {
  const open = cards.filter(({ status }) => stateOf(status)?.opens === true)
  return open.toSorted((one, other) => other.currentPeriodEnd - one.currentPeriodEnd)[0] ?? null
}

/**
 * Returns the most urgent of the reasons for these statuses: a failed payment before a pause, and a pause before an unfinished
 * checkout.
 */
export function unsettledOf(found: readonly string[]): Unsettled | null {
  const reasons = found.map((status) => stateOf(status)?.unsettled ?? null)
  return (['failed', 'paused', 'unfinished'] as const).find((reason) => reasons.includes(reason)) ?? null
}
