const DAY_MS = 86_400_000
const MONTH_MS = 30 * DAY_MS

/** Changes to a subscription by a person, a bank or the passing of time, with the labels of the buttons on the stand-in's portal. */
export const STAND_IN_ACTIONS = {
  passPeriod: 'Pretend that the period has passed',
  fail: 'Pretend that the card fails',
  giveUp: 'Pretend that every retry failed',
  recover: 'Pretend to use another card',
  pause: 'Pretend to pause the subscription',
  endLater: 'Pretend to end it with its period',
  keep: 'Pretend to keep it after all',
  end: 'Pretend to end the subscription',
  refund: 'Pretend to get the money back',
}

const STILL_OPEN = ['trialing', 'active']
const FAILED = ['past_due', 'unpaid']

/** Returns a subscription after an action, as the payment service writes it. An action that is impossible in the current state changes nothing. */
export function subscriptionAfter(action, subscription, now) {
  const { status, cancel_at_period_end: endsWithPeriod, current_period_end: end } = subscription
  const isOpen = STILL_OPEN.includes(status)
  const ended = { ...subscription, status: 'canceled', ended_at: new Date(now) }
  const renewed = { ...subscription, status: 'active', current_period_end: new Date(Math.max(now, end.getTime()) + MONTH_MS) }
  const changed = {
    passPeriod: isOpen ? (endsWithPeriod ? ended : renewed) : subscription,
    // The new period has begun but has not been paid for.
    fail: isOpen && !endsWithPeriod ? { ...renewed, status: 'past_due' } : subscription,
    giveUp: status === 'past_due' ? { ...subscription, status: 'unpaid' } : subscription,
    recover: FAILED.includes(status) || status === 'paused' ? { ...subscription, status: 'active' } : subscription,
    pause: isOpen ? { ...subscription, status: 'paused' } : subscription,
    endLater: isOpen ? { ...subscription, cancel_at_period_end: true } : subscription,
    keep: isOpen ? { ...subscription, cancel_at_period_end: false } : subscription,
    end: ended,
    // A refund alone does not change a subscription. This stand-in also ends it, as a person would in the payment service's dashboard.
    refund: ended,
  }
  return status === 'canceled' || status === 'incomplete_expired' ? subscription : (changed[action] ?? subscription)
}

/** Returns the subscription that begins with a paid checkout. */
export const subscriptionFrom = ({ trial_period_days: trialDays }, now) => ({
  status: trialDays === undefined ? 'active' : 'trialing',
  current_period_end: new Date(now + (trialDays ?? 30) * DAY_MS),
  cancel_at_period_end: false,
})
