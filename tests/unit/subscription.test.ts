import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deriveSubscription, type SubscriptionSources, UNCHECKED_SUBSCRIPTION } from '#domain/subscription/derive'
import { cardSubscription, therapistAccount } from '#tests/support/examples'

const nothing: SubscriptionSources = { account: null, cards: [], activationCode: null }
const NOW = 1000

describe('deriveSubscription', () => {
  it('starts with four defaults', () => {
    expect(UNCHECKED_SUBSCRIPTION).toEqual({ isSubscribed: false, validTill: null, subscriptionType: null, hasCheckedSubscription: false })
  })

  it('is not subscribed without a source', () => {
    expect(deriveSubscription(nothing, NOW)).toEqual({ ...UNCHECKED_SUBSCRIPTION, hasCheckedSubscription: true })
  })

  it.each<[string, Partial<SubscriptionSources>, string, number | null]>([
    ['an active therapist account', { account: therapistAccount() }, 'TherapistAccount', 5000],
    ['an active account without an end', { account: therapistAccount({ subscriptionEndDate: null }) }, 'TherapistAccount', null],
    ['a subscription that is active', { cards: [cardSubscription()] }, 'Stripe', 3000],
    ['a subscription on trial', { cards: [cardSubscription({ status: 'trialing' })] }, 'Stripe', 3000],
    ['the longest of two', { cards: [cardSubscription({ currentPeriodEnd: 4000 }), cardSubscription()] }, 'Stripe', 4000],
    ['a code that is valid', { activationCode: { code: 'c', validTill: NOW + 1 } }, 'ActivationCode', NOW + 1],
  ])('counts %s', (_name, source, subscriptionType, validTill) => {
    const derived = deriveSubscription({ ...nothing, ...source }, NOW)
    expect(derived).toEqual({ isSubscribed: true, validTill, subscriptionType, hasCheckedSubscription: true })
  })

  it.each<[string, Partial<SubscriptionSources>]>([
    ['an account that is not active', { account: therapistAccount({ status: 'trialing' }) }],
    ['an account that says active beyond its end', { account: therapistAccount({ subscriptionEndDate: NOW }) }],
    ['a subscription that is past due', { cards: [cardSubscription({ status: 'past_due' })] }],
    ['a code at the moment it ends', { activationCode: { code: 'c', validTill: NOW } }],
    ['a code that has ended', { activationCode: { code: 'c', validTill: NOW - 1 } }],
  ])('does not count %s', (_name, source) => {
    expect(deriveSubscription({ ...nothing, ...source }, NOW).isSubscribed).toBe(false)
  })

  it('prefers the therapist account, then the card, then the code', () => {
    const activationCode = { code: 'c', validTill: NOW + 1 }
    const all = { account: therapistAccount(), cards: [cardSubscription()], activationCode }
    expect(deriveSubscription(all, NOW).subscriptionType).toBe('TherapistAccount')
    expect(deriveSubscription({ ...all, account: null }, NOW).subscriptionType).toBe('Stripe')
    expect(deriveSubscription({ ...all, account: null, cards: [] }, NOW).subscriptionType).toBe('ActivationCode')
  })

  it.each(['account', 'cards', 'activationCode'] as const)('is unchecked while %s is unknown, yet uses another source’s subscription', (name) => {
    expect(deriveSubscription({ ...nothing, [name]: 'unknown' }, NOW).hasCheckedSubscription).toBe(false)
    const giver = name === 'cards' ? { account: therapistAccount() } : { cards: [cardSubscription()] }
    const derived = deriveSubscription({ ...nothing, ...giver, [name]: 'unknown' }, NOW)
    expect(derived).toMatchObject({ isSubscribed: true, hasCheckedSubscription: false })
  })

  it('has a type exactly when subscribed', () => {
    const sources = fc.record({
      account: fc.constantFrom<SubscriptionSources['account']>(null, 'unknown', therapistAccount(), therapistAccount({ status: 'ended' })),
      cards: fc.constantFrom<SubscriptionSources['cards']>('unknown', [], [cardSubscription()], [cardSubscription({ status: 'canceled' })]),
      activationCode: fc.constantFrom<SubscriptionSources['activationCode']>(null, 'unknown', { code: 'c', validTill: 1000 }),
    })
    fc.assert(
      fc.property(sources, fc.nat(2000), (given, now) => {
        const { isSubscribed, subscriptionType, validTill } = deriveSubscription(given, now)
        expect(subscriptionType !== null).toBe(isSubscribed)
        expect(isSubscribed || validTill === null).toBe(true)
      }),
    )
  })
})
