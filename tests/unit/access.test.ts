import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideAccess, type VisitorFacts } from '#domain/access/decide'
import { findRoute } from '#domain/access/routes'
import { type AccessRule, ruleFor } from '#domain/access/rules'

const rules = fc.constantFrom<AccessRule>('public', 'signed-in', 'subscription', 'staff', 'system-admin')
const emails = fc.constantFrom('a@company.com', 'parent@example.org')
const visitors: fc.Arbitrary<VisitorFacts> = fc.record({
  user: fc.oneof(fc.constant('unknown' as const), fc.constant(null), fc.record({ email: emails, emailVerified: fc.boolean() })),
  role: fc.constantFrom('unknown', 'parent', 'system_admin'),
  subscription: fc.record({ isChecked: fc.boolean(), isSubscribed: fc.boolean() }),
  hasSelectedAccount: fc.constantFrom(true, false, 'unknown' as const),
  standing: fc.constantFrom('unknown' as const, { isStaff: true, isAdministrator: false }, { isStaff: false, isAdministrator: true }),
})

const isKnown = (visitor: VisitorFacts): boolean =>
  visitor.user !== 'unknown' &&
  visitor.role !== 'unknown' &&
  visitor.standing !== 'unknown' &&
  visitor.subscription.isChecked &&
  visitor.hasSelectedAccount !== 'unknown'

it('never waits once everything is known', () => {
  fc.assert(
    fc.property(rules, visitors.filter(isKnown), (rule, visitor) => {
      expect(decideAccess(rule, visitor).kind).not.toBe('wait')
    }),
  )
})

it('never changes a decision other than "wait" when unknown facts become known', () => {
  const completed = fc.record({
    role: fc.constantFrom('parent', 'system_admin'),
    isSubscribed: fc.boolean(),
    hasAccount: fc.boolean(),
    isStaff: fc.boolean(),
    isAdministrator: fc.boolean(),
  })
  fc.assert(
    fc.property(rules, visitors, completed, (rule, visitor, later) => {
      const first = decideAccess(rule, visitor)
      if (first.kind === 'wait') return
      const known: VisitorFacts = {
        ...visitor,
        role: visitor.role === 'unknown' ? (later.role as 'parent') : visitor.role,
        standing: visitor.standing === 'unknown' ? { isStaff: later.isStaff, isAdministrator: later.isAdministrator } : visitor.standing,
        hasSelectedAccount: visitor.hasSelectedAccount === 'unknown' ? later.hasAccount : visitor.hasSelectedAccount,
        subscription: visitor.subscription.isChecked
          ? visitor.subscription
          : { isChecked: true, isSubscribed: visitor.subscription.isSubscribed || later.isSubscribed },
      }
      expect(decideAccess(rule, known)).toEqual(first)
    }),
  )
})

it('sends nobody to /pricing before it is known whether they work in an account', () => {
  const user = { email: 'a@example.org', emailVerified: true }
  const visitor: VisitorFacts = {
    user,
    role: 'parent',
    subscription: { isChecked: true, isSubscribed: false },
    hasSelectedAccount: 'unknown',
    standing: 'unknown',
  }
  expect(decideAccess('subscription', visitor)).toEqual({ kind: 'wait' })
  expect(decideAccess('subscription', { ...visitor, hasSelectedAccount: true })).toEqual({ kind: 'allow' })
})

it('never sends a person with access to /pricing', () => {
  fc.assert(
    fc.property(visitors, (visitor) => {
      const decision = decideAccess('subscription', visitor)
      const isPaying = visitor.subscription.isSubscribed || visitor.hasSelectedAccount === true
      expect(decision.kind === 'goTo' && decision.path === '/pricing' && isPaying).toBe(false)
    }),
  )
})

it('resolves any typed address to a route or to null', () => {
  const scraps = fc.constantFrom('/', 'a', 'é', '%', '2', 'F', '.', 'picture', 'fruits', 'activity', '__proto__')
  fc.assert(
    fc.property(fc.string({ unit: scraps }), (path) => {
      const found = findRoute(path)
      const rule = found === null ? 'none' : ruleFor(found.route.access, found.category)
      expect(['none', 'public', 'signed-in', 'subscription']).toContain(rule)
    }),
  )
})

it('does not trust the administrator role of an unconfirmed address', () => {
  const byRole = (emailVerified: boolean): VisitorFacts => ({
    user: { email: 'a@company.com', emailVerified },
    role: 'system_admin',
    subscription: { isChecked: true, isSubscribed: false },
    hasSelectedAccount: false,
    standing: { isStaff: false, isAdministrator: false },
  })
  expect([true, false].map((isProven) => decideAccess('system-admin', byRole(isProven)).kind)).toEqual(['allow', 'goTo'])
})
