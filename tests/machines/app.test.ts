import { describe, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { decideAccess } from '#domain/access/decide'
import type { AccessRule } from '#domain/access/rules'
import { createAppMachine } from '#machines/app/app.machine'
import { selectVisitor } from '#machines/app/app.selectors'
import { selectSubscription } from '#machines/subscription/subscription.selectors'
import type { IdentityUser } from '#ports/identity'
import { cardSubscription, invitation, parent, sessionHeader, therapist, therapistAccount, trialEvents, userRecord } from '#tests/support/examples'
import { fakePorts, promisesSettled } from '#tests/support/fakePorts'

function start(options: { user?: IdentityUser | null } = {}) {
  const ports = fakePorts(options)
  const actor = createActor(createAppMachine(ports))
  const child = () => {
    const { auth, subscription, therapist: team, stage } = actor.getSnapshot().children
    if (!auth || !subscription || !team || !stage) throw new Error('a child is missing')
    return { auth, subscription, team, stage }
  }
  const visitor = () => selectVisitor(actor.getSnapshot())
  const decide = (rule: AccessRule) => decideAccess(rule, visitor()).kind
  return { ports, actor, child, visitor, decide, begin: () => actor.start() }
}

describe('the root', () => {
  it('keeps its four children for the life of the page', () => {
    const { begin, child, ports } = start({ user: parent })
    begin()
    ports.identity.setUser(null)
    const states = Object.values(child()).map((actor) => actor.getSnapshot().status)
    expect(states).toEqual(['active', 'active', 'active', 'active'])
  })

  it('stops all its children when it stops', () => {
    const { begin, actor, ports } = start({ user: parent })
    begin()
    actor.stop()
    const watchers = [ports.identity, ports.people.cards, ports.people.accountLists].map((source) => source.watcherCount())
    expect(watchers).toEqual([0, 0, 0])
  })

  it('asks the backend for a person’s staff roles, and opens nothing before the answer', async () => {
    const { begin, decide, ports } = start({ user: parent })
    ports.people.probes.set('staff', true)
    begin()
    expect(decide('staff')).toBe('wait')
    await promisesSettled()
    expect([decide('staff'), decide('system-admin')]).toEqual(['allow', 'goTo'])
  })

  it('treats a failed probe as a no', async () => {
    const { begin, decide, ports } = start({ user: parent })
    ports.people.failProbes(new Error('unavailable'))
    begin()
    await promisesSettled()
    expect(decide('staff')).toBe('goTo')
  })
})

describe('on sign-in', () => {
  it('passes the person to the therapist and the subscription', () => {
    const { begin, ports, visitor } = start()
    ports.people.cards.set(parent.uid, [cardSubscription()])
    begin()
    expect(visitor()).toMatchObject({ user: null, subscription: { isChecked: false, isSubscribed: false }, hasSelectedAccount: 'unknown' })
    ports.identity.setUser(parent)
    expect(visitor()).toMatchObject({ user: parent, subscription: { isChecked: true, isSubscribed: true }, hasSelectedAccount: false })
  })

  it('delivers what was played before', async () => {
    const { begin, ports } = start()
    begin()
    await promisesSettled()
    ports.journal.addUndelivered({ ...sessionHeader('old'), events: trialEvents(1, 1) })
    ports.identity.setUser(parent)
    await promisesSettled()
    expect(ports.sessions.list.map(({ id }) => id)).toEqual(['old'])
  })

  it('passes on a new address and a confirmed one, because invitations belong to it', () => {
    const { begin, ports, child } = start({ user: { ...parent, emailVerified: false } })
    const invites = () =>
      child()
        .team.getSnapshot()
        .context.pendingInvites.map(({ email }) => email)
    ports.people.invitations.set('new@example.org', [invitation({ email: 'new@example.org' })])
    begin()
    expect(invites()).toEqual([])
    ports.identity.setUser({ ...parent, email: 'new@example.org', emailVerified: false })
    expect(invites()).toEqual(['new@example.org'])
    const before = ports.people.invitations.watcherCount()
    ports.people.invitations.breakWith(new Error('not proven'))
    ports.people.invitations.mend()
    ports.identity.setUser({ ...parent, email: 'new@example.org', emailVerified: true })
    expect([invites(), ports.people.invitations.watcherCount()]).toEqual([['new@example.org'], before])
  })

  it('keeps the tab’s session id', () => {
    const { begin, child, ports } = start()
    begin()
    ports.identity.setUser(parent)
    expect(child().team.getSnapshot().context.sessionId).toBe('tab-1')
  })

  it('does not pass the person on again when only the name changes', () => {
    const { begin, ports, visitor } = start({ user: parent })
    ports.people.cards.set(parent.uid, [cardSubscription()])
    begin()
    ports.people.cards.silence()
    ports.identity.setUser({ ...parent, displayName: 'Patricia' })
    expect(visitor().subscription).toEqual({ isChecked: true, isSubscribed: true })
  })
})

describe('on sign-out', () => {
  it('resets the team and the subscription, and renews the session id', () => {
    const { begin, ports, child, visitor } = start({ user: parent })
    ports.people.cards.set(parent.uid, [cardSubscription()])
    ports.people.setAccounts(parent.uid, [therapistAccount()])
    begin()
    expect(visitor().hasSelectedAccount).toBe(true)
    ports.identity.setUser(null)
    expect(selectSubscription(child().subscription.getSnapshot())).toEqual({
      isSubscribed: false,
      validTill: null,
      subscriptionType: null,
      hasCheckedSubscription: false,
    })
    expect(child().team.getSnapshot().context).toMatchObject({ selectedAccount: null, therapistAccounts: [], sessionId: 'tab-2' })
    expect(visitor()).toMatchObject({ user: null, hasSelectedAccount: 'unknown' })
  })
})

describe('the selected account', () => {
  it('makes the person a subscriber, and passes on its changes', () => {
    const { begin, ports, child } = start({ user: parent })
    const second = therapistAccount({ id: 'a2', subscriptionEndDate: 7000 })
    ports.people.setAccounts(parent.uid, [therapistAccount(), second])
    begin()
    const values = () => selectSubscription(child().subscription.getSnapshot())
    expect(values()).toMatchObject({ isSubscribed: true, subscriptionType: 'TherapistAccount', validTill: 5000 })
    child().team.send({ type: 'THERAPIST.OPEN', id: 'a2' })
    expect(values().validTill).toBe(7000)
    ports.people.accounts.set('a2', { ...second, status: 'ended' })
    expect(values()).toMatchObject({ isSubscribed: true, validTill: 5000 })
    ports.people.accounts.set('a1', therapistAccount({ status: 'ended' }))
    expect(values()).toMatchObject({ isSubscribed: false, hasCheckedSubscription: true })
  })

  it('is passed on only when it changed, so that a value set by hand stays', () => {
    const { begin, ports, child } = start({ user: parent })
    begin()
    child().subscription.send({ type: 'SUBSCRIPTION.SET', values: { isSubscribed: true } })
    ports.people.invitations.set(parent.email, [invitation()])
    expect(selectSubscription(child().subscription.getSnapshot()).isSubscribed).toBe(true)
  })

  it('ends its subscription when it is lost', () => {
    const { begin, ports, child, decide } = start({ user: parent })
    ports.people.setAccounts(parent.uid, [therapistAccount()])
    begin()
    ports.people.accounts.set('a1', null)
    expect(selectSubscription(child().subscription.getSnapshot()).isSubscribed).toBe(false)
    expect(decide('subscription')).toBe('goTo')
  })
})

describe('the guards', () => {
  it('never treat a paying parent as anything but waiting or allowed', async () => {
    const { begin, actor, ports, decide } = start()
    const { identity, people } = ports
    for (const source of [identity, people.users, people.cards, people.accountLists]) source.silence()
    people.cards.set(parent.uid, [cardSubscription()])
    const seen = new Set<string>()
    actor.subscribe(() => seen.add(decide('subscription')))
    begin()
    identity.setUser(parent)
    identity.speak()
    people.users.speak()
    people.accountLists.speak()
    await promisesSettled()
    expect(seen).toEqual(new Set(['wait']))
    people.cards.speak()
    expect(seen).toEqual(new Set(['wait', 'allow']))
  })

  it('never apply one person’s rights to the next', async () => {
    const { begin, actor, ports, decide } = start({ user: parent })
    ports.people.users.set(parent.uid, userRecord({ role: 'system_admin' }))
    ports.people.cards.set(parent.uid, [cardSubscription()])
    ports.people.setAccounts(parent.uid, [therapistAccount()])
    begin()
    await waitFor(actor, () => decide('system-admin') === 'allow')
    ports.people.users.silence()
    ports.people.cards.silence()
    ports.people.accountLists.silence()
    const seen = new Set<string>()
    actor.subscribe(() => [seen.add(decide('system-admin')), seen.add(decide('subscription'))])
    ports.identity.setUser(therapist)
    await promisesSettled()
    expect(seen).toEqual(new Set(['wait']))
  })

  it('are evaluated again whenever a child actor changes', () => {
    const { begin, actor, ports } = start({ user: parent })
    begin()
    const before = actor.getSnapshot()
    ports.people.cards.set(parent.uid, [cardSubscription()])
    expect(actor.getSnapshot()).not.toBe(before)
    expect(selectVisitor(actor.getSnapshot()).subscription.isSubscribed).toBe(true)
  })

  it('redirect a system admin whose role cannot be loaded', async () => {
    const { begin, actor, ports, decide } = start({ user: parent })
    ports.people.users.breakWith(new Error('denied'))
    begin()
    expect(decide('system-admin')).toBe('wait')
    await waitFor(actor, () => decide('system-admin') === 'goTo')
    expect(actor.getSnapshot().children.auth?.getSnapshot().context.error).toEqual({ from: 'people', message: 'denied' })
  })
})
