import { describe, expect, it } from 'vitest'
import { CARD_STATES, type CardStatus, GRACE_CODE, OPEN_STATUSES, openCard, UNSETTLED_STATUSES, unsettledOf } from '#domain/subscription/cards'
import { deriveSubscription } from '#domain/subscription/derive'
import { DAY_MS } from '#domain/time'
import { cardSubscription } from '#tests/support/examples'
import { GRACE_CODE as GRACE_OF_FUNCTIONS, graceDaysFrom } from '../../functions/src/payments/graceDays'
import { obstaclesOf } from '../../functions/src/erasure/obstacles'
import { STAND_IN_ACTIONS, subscriptionAfter, subscriptionFrom } from '../../scripts/standInStates.mjs'

const NOW = 1_000_000
const statuses = Object.keys(CARD_STATES) as CardStatus[]
const isOpen = (status: string) =>
  deriveSubscription({ account: null, cards: [cardSubscription({ status, currentPeriodEnd: NOW + DAY_MS })], activationCode: null }, NOW).isSubscribed

describe('a card subscription', () => {
  it('opens everything exactly while it is trialing or active, as the specification says', () => {
    expect(statuses.filter(isOpen)).toEqual(['trialing', 'active'])
    expect(OPEN_STATUSES).toEqual(['trialing', 'active'])
  })

  it('stays open until a late renewal is reported, and until the end of a cancelled period', () => {
    expect(openCard([cardSubscription({ currentPeriodEnd: 0 })])).toMatchObject({ status: 'active' })
    expect(openCard([cardSubscription({ endsWithPeriod: true })])).toMatchObject({ endsWithPeriod: true })
  })

  it('gives a reason whenever it is neither open nor over', () => {
    for (const status of statuses) {
      const { opens, unsettled, hasEnded } = CARD_STATES[status]
      expect([opens, unsettled !== null, hasEnded].filter(Boolean), status).toHaveLength(1)
    }
    expect(UNSETTLED_STATUSES).toEqual(['past_due', 'unpaid', 'incomplete', 'paused'])
  })

  it.each(['', 'ACTIVE', 'constructor', '__proto__', 'future_status'])('opens nothing with the unknown status “%s”', (status) => {
    expect(isOpen(status)).toBe(false)
    expect(unsettledOf([status])).toBeNull()
  })

  it('names a failed payment before a pause and an unfinished checkout', () => {
    expect(unsettledOf(['incomplete', 'paused', 'unpaid'])).toBe('failed')
    expect(unsettledOf(['incomplete', 'paused'])).toBe('paused')
    expect(unsettledOf(['canceled', 'active'])).toBeNull()
  })

  it('prevents the erasure of its person until it has ended', () => {
    for (const status of statuses) {
      const obstacles = obstaclesOf({ uid: 'ada', email: null, accounts: [], subscriptionStatuses: [status], adminEmails: [] })
      expect(obstacles.length === 0, status).toBe(CARD_STATES[status].hasEnded)
    }
  })
})

describe('the days of grace after a failed renewal', () => {
  it('have one name in the app and in the functions', () => expect(GRACE_CODE).toBe(GRACE_OF_FUNCTIONS))

  it.each([
    [undefined, 7],
    ['', 7],
    ['14', 14],
    ['0', 0],
    ['-1', 7],
    ['1.5', 7],
    ['many', 7],
    ['9999', 7],
  ])('with the setting %j are %d', (setting, days) => expect(graceDaysFrom({ PAYMENT_GRACE_DAYS: setting })).toBe(days))
})

describe('the stand-in for the payment service', () => {
  const trial = subscriptionFrom({ trial_period_days: 14 }, NOW)
  const after = (...actions: (keyof typeof STAND_IN_ACTIONS)[]) => actions.reduce((found, action) => subscriptionAfter(action, found, NOW), trial)

  it('begins a trial if the checkout asks for one', () => {
    expect(trial).toEqual({ status: 'trialing', current_period_end: new Date(NOW + 14 * DAY_MS), cancel_at_period_end: false })
    expect(subscriptionFrom({}, NOW).status).toBe('active')
  })

  it.each<[(keyof typeof STAND_IN_ACTIONS)[], CardStatus]>([
    [['passPeriod'], 'active'],
    [['passPeriod', 'fail'], 'past_due'],
    [['fail', 'giveUp'], 'unpaid'],
    [['fail', 'giveUp', 'recover'], 'active'],
    [['pause'], 'paused'],
    [['pause', 'recover'], 'active'],
    [['endLater'], 'trialing'],
    [['endLater', 'passPeriod'], 'canceled'],
    [['endLater', 'keep', 'passPeriod'], 'active'],
    [['end', 'recover'], 'canceled'],
    [['passPeriod', 'refund'], 'canceled'],
  ])('reaches the right status after %j', (actions, status) => {
    expect(after(...actions).status).toBe(status)
  })

  it('lengthens the period with each renewal', () => {
    expect(after('passPeriod', 'passPeriod').current_period_end).toEqual(new Date(NOW + 74 * DAY_MS))
  })
})
