import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { DAY_MS, HOUR_MS } from '#domain/time'
import { createSubscriptionMachine } from '#machines/subscription/subscription.machine'
import { selectSubscription, selectSubscriptionFacts } from '#machines/subscription/subscription.selectors'
import { cardSubscription, therapistAccount, userRecord } from '#tests/support/examples'
import { fakeClock, fakePeople } from '#tests/support/fakePorts'

const defaults = { isSubscribed: false, validTill: null, subscriptionType: null, hasCheckedSubscription: false }
const signedIn = { type: 'AUTH.SIGNED_IN', uid: 'p1' } as const
const noAccount = { type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: null } as const

function start() {
  const people = fakePeople()
  const clock = fakeClock(1000)
  const time = new SimulatedClock()
  const actor = createActor(createSubscriptionMachine({ people, clock }), { clock: time }).start()
  /** Advances both the clock and all timers. */
  const pass = (ms: number) => {
    clock.set(clock.now() + ms)
    time.increment(ms)
  }
  return { people, clock, time, pass, actor, values: () => selectSubscription(actor.getSnapshot()) }
}

describe('the subscription', () => {
  it('starts neither subscribed nor checked', () => {
    expect(start().values()).toEqual(defaults)
  })

  it('is checked when all three sources have answered', () => {
    const { actor, people, values } = start()
    people.users.silence()
    actor.send(signedIn)
    expect(values().hasCheckedSubscription).toBe(false)
    actor.send(noAccount)
    expect(values().hasCheckedSubscription).toBe(false)
    people.users.speak()
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it.each(['active', 'trialing'])('follows a card subscription that is %s', (status) => {
    const { actor, people, values } = start()
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.set('p1', [cardSubscription({ status })])
    expect(values()).toEqual({ isSubscribed: true, validTill: 3000, subscriptionType: 'Stripe', hasCheckedSubscription: true })
    people.cards.set('p1', [])
    expect(values().isSubscribed).toBe(false)
  })

  it('follows the selected therapist account, which takes precedence', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    actor.send({ type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: therapistAccount() })
    expect(values()).toEqual({ isSubscribed: true, validTill: 5000, subscriptionType: 'TherapistAccount', hasCheckedSubscription: true })
    actor.send({ type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: therapistAccount({ status: 'ended' }) })
    expect(values().subscriptionType).toBe('Stripe')
  })

  it('counts an activation code until it ends, seen at the next check', () => {
    const { actor, people, clock, values } = start()
    people.users.set('p1', userRecord({ activationCode: { code: 'c', validTill: 2000 } }))
    actor.send(signedIn)
    actor.send(noAccount)
    expect(values()).toEqual({ isSubscribed: true, validTill: 2000, subscriptionType: 'ActivationCode', hasCheckedSubscription: true })
    clock.set(2000)
    actor.send({ type: 'SUBSCRIPTION.RECHECK' })
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('does not wait for silent sources if one already grants access', () => {
    const { actor, people } = start()
    people.users.silence()
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    expect(selectSubscriptionFacts(actor.getSnapshot())).toEqual({ isChecked: false, isSubscribed: true })
  })

  it('is false but checked when checking fails', () => {
    const { actor, people, values } = start()
    people.cards.breakWith(new Error('denied'))
    people.users.breakWith(new Error('denied'))
    actor.send(signedIn)
    actor.send(noAccount)
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('counts as missing when a later check fails', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.breakWith(new Error('denied'))
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('asks again on a recheck', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [cardSubscription()])
    people.cards.breakWith(new Error('offline'))
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.mend()
    actor.send({ type: 'SUBSCRIPTION.RECHECK' })
    expect(values().isSubscribed).toBe(true)
    expect([people.cards.watcherCount(), people.users.watcherCount()]).toEqual([1, 1])
  })

  it.each([{ isSubscribed: true }, { validTill: 77 }, { subscriptionType: 'ActivationCode' as const }, { hasCheckedSubscription: true }])(
    'sets one value without changing the others: %j',
    (values) => {
      const { actor, values: now } = start()
      actor.send({ type: 'SUBSCRIPTION.SET', values })
      expect(now()).toEqual({ ...defaults, ...values })
    },
  )

  it('returns to the four defaults on reset and stops its subscriptions', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    actor.send(noAccount)
    actor.send({ type: 'SUBSCRIPTION.RESET' })
    expect(values()).toEqual(defaults)
    expect([people.cards.watcherCount(), people.users.watcherCount()]).toEqual([0, 0])
    actor.send({ type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: therapistAccount() })
    expect(values()).toEqual(defaults)
  })

  it('carries nothing over to the next person', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.silence()
    actor.send({ type: 'AUTH.SIGNED_IN', uid: 'p2' })
    expect(values()).toEqual(defaults)
    people.cards.speak()
    actor.send(noAccount)
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })
})

describe('the end of a subscription', () => {
  const withCode = (validTill: number) => {
    const started = start()
    started.people.users.set('p1', userRecord({ activationCode: { code: 'c', validTill } }))
    started.actor.send(signedIn)
    started.actor.send(noAccount)
    return started
  }

  it('is noticed at the exact time', () => {
    const { pass, values } = withCode(1000 + 2 * DAY_MS)
    pass(2 * DAY_MS - 1)
    expect(values().isSubscribed).toBe(true)
    pass(1)
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('is not reached too early when it is beyond the longest timer', () => {
    const { actor, time, values } = withCode(1000 + 366 * DAY_MS)
    const longest: number[] = []
    const setTimeout = time.setTimeout.bind(time)
    time.setTimeout = (act, ms) => {
      longest.push(ms)
      return setTimeout(act, ms)
    }
    actor.send({ type: 'SUBSCRIPTION.RECHECK' })
    expect(Math.max(...longest)).toBeLessThan(2 ** 31)
    expect(values().isSubscribed).toBe(true)
  })

  it('is noticed within an hour after the clock was set forward; setting it back ends nothing', () => {
    const { clock, time, values } = withCode(1000 + 2 * DAY_MS)
    clock.set(1000 - 5 * DAY_MS)
    time.increment(2 * DAY_MS)
    expect(values().isSubscribed).toBe(true)
    clock.set(1000 + 3 * DAY_MS)
    time.increment(HOUR_MS)
    expect(values().isSubscribed).toBe(false)
  })

  it('is scheduled again when a longer code was redeemed', () => {
    const { people, pass, values } = withCode(2000)
    people.users.set('p1', userRecord({ activationCode: { code: 'd', validTill: 9000 } }))
    pass(1000)
    expect(values()).toMatchObject({ isSubscribed: true, validTill: 9000 })
    pass(7000)
    expect(values().isSubscribed).toBe(false)
  })

  it('asks the sources again, because one that had failed may grant access now', () => {
    const { people, pass, actor, values } = start()
    people.cards.breakWith(new Error('offline'))
    people.users.set('p1', userRecord({ activationCode: { code: 'c', validTill: 2000 } }))
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.mend()
    people.cards.set('p1', [cardSubscription()])
    expect(values().subscriptionType).toBe('ActivationCode')
    pass(1000)
    expect(values()).toMatchObject({ isSubscribed: true, subscriptionType: 'Stripe' })
  })

  it('checks a late renewal of a payment at growing intervals', () => {
    const { people, actor, pass, values } = start()
    let asked = 0
    const { watchSubscriptions } = people
    people.watchSubscriptions = (...given) => {
      asked++
      return watchSubscriptions(...given)
    }
    people.cards.set('p1', [cardSubscription()])
    actor.send(signedIn)
    actor.send(noAccount)
    pass(2000)
    expect([asked, values().isSubscribed]).toEqual([2, true])
    for (let minutes = 0; minutes < 3 * 60; minutes++) pass(HOUR_MS / 60)
    expect(asked).toBe(5)
  })

  it('needs no timer when signed out', () => {
    const { actor, pass, people } = withCode(2000)
    actor.send({ type: 'SUBSCRIPTION.RESET' })
    pass(DAY_MS)
    expect([people.cards.watcherCount(), people.users.watcherCount()]).toEqual([0, 0])
  })
})
