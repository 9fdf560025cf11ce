import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createSubscriptionMachine } from '#machines/subscription/subscription.machine'
import { selectSubscription, selectSubscriptionFacts } from '#machines/subscription/subscription.selectors'
import { card, therapistAccount, userRecord } from '#tests/support/examples'
import { fakeClock, fakePeople } from '#tests/support/fakePorts'

const defaults = { isSubscribed: false, validTill: null, subscriptionType: null, hasCheckedSubscription: false }
const signedIn = { type: 'AUTH.SIGNED_IN', uid: 'p1' } as const
const noAccount = { type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: null } as const

function start() {
  const people = fakePeople()
  const clock = fakeClock(1000)
  const actor = createActor(createSubscriptionMachine({ people, clock })).start()
  return { people, clock, actor, values: () => selectSubscription(actor.getSnapshot()) }
}

describe('the subscription', () => {
  it('is at first neither subscribed nor checked', () => {
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
    people.cards.set('p1', [card({ status })])
    expect(values()).toEqual({ isSubscribed: true, validTill: 3000, subscriptionType: 'Stripe', hasCheckedSubscription: true })
    people.cards.set('p1', [])
    expect(values().isSubscribed).toBe(false)
  })

  it('follows the selected therapist account, which wins', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [card()])
    actor.send(signedIn)
    actor.send({ type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: therapistAccount() })
    expect(values()).toEqual({ isSubscribed: true, validTill: 5000, subscriptionType: 'TherapistAccount', hasCheckedSubscription: true })
    actor.send({ type: 'SUBSCRIPTION.ACCOUNT_CHANGED', account: therapistAccount({ status: 'ended' }) })
    expect(values().subscriptionType).toBe('Stripe')
  })

  it('counts an activation code until its time, seen at the next look', () => {
    const { actor, people, clock, values } = start()
    people.users.set('p1', userRecord({ activationCode: { code: 'c', validTill: 2000 } }))
    actor.send(signedIn)
    actor.send(noAccount)
    expect(values()).toEqual({ isSubscribed: true, validTill: 2000, subscriptionType: 'ActivationCode', hasCheckedSubscription: true })
    clock.set(2000)
    actor.send({ type: 'SUBSCRIPTION.RECHECK' })
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('does not wait for silent sources where one already grants', () => {
    const { actor, people } = start()
    people.users.silence()
    people.cards.set('p1', [card()])
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

  it('becomes false when a check fails later', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [card()])
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.breakWith(new Error('denied'))
    expect(values()).toEqual({ ...defaults, hasCheckedSubscription: true })
  })

  it('asks again on a recheck', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [card()])
    people.cards.breakWith(new Error('offline'))
    actor.send(signedIn)
    actor.send(noAccount)
    people.cards.mend()
    actor.send({ type: 'SUBSCRIPTION.RECHECK' })
    expect(values().isSubscribed).toBe(true)
    expect([people.cards.watcherCount(), people.users.watcherCount()]).toEqual([1, 1])
  })

  it.each([{ isSubscribed: true }, { validTill: 77 }, { subscriptionType: 'ActivationCode' as const }, { hasCheckedSubscription: true }])(
    'lets one value be set alone: %j',
    (values) => {
      const { actor, values: now } = start()
      actor.send({ type: 'SUBSCRIPTION.SET', values })
      expect(now()).toEqual({ ...defaults, ...values })
    },
  )

  it('returns to the four defaults on reset and stops asking', () => {
    const { actor, people, values } = start()
    people.cards.set('p1', [card()])
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
    people.cards.set('p1', [card()])
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
