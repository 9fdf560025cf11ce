import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createTherapistMachine } from '#machines/therapist/therapist.machine'
import { selectAccount, selectHasAccount, selectOpenAccount } from '#machines/therapist/therapist.selectors'
import { invitation, teamMember, therapistAccount } from '#tests/support/examples'
import { fakeClock, fakePeople, fakeTabStorage } from '#tests/support/fakePorts'

const signedIn = { type: 'AUTH.SIGNED_IN', uid: 'p1', email: 'parent@example.org' } as const
const first = therapistAccount({ id: 'a1' })
const second = therapistAccount({ id: 'a2', team: { p1: teamMember('owner') } })
const ended = therapistAccount({ id: 'a0', status: 'ended' })

let drawn = 0

function start(tabStorage = fakeTabStorage()) {
  const people = fakePeople()
  const clock = fakeClock(1000)
  const actor = createActor(createTherapistMachine({ people, tabStorage, clock, newSessionId: () => `tab-${++drawn}` })).start()
  return { people, tabStorage, clock, actor, context: () => actor.getSnapshot().context, snapshot: () => actor.getSnapshot() }
}

/** Starts with p1 signed in and with these accounts. */
function startWith(...accounts: (typeof first)[]) {
  const started = start()
  started.people.setAccounts('p1', accounts)
  started.actor.send(signedIn)
  return started
}

describe('a person’s accounts', () => {
  it('are empty and unchecked at first', () => {
    const { context, snapshot } = start()
    expect(context()).toMatchObject({
      therapistAccounts: [],
      pendingInvites: [],
      isTherapistOwner: false,
      activeAccounts: {},
      selectedAccount: null,
    })
    expect(selectHasAccount(snapshot())).toBe('unknown')
  })

  it('are kept whole, and the active ones by their id', () => {
    const { context } = startWith(ended, first, second)
    expect(context().therapistAccounts).toEqual([ended, first, second])
    expect(context().activeAccounts).toEqual({ a1: first, a2: second })
  })

  it('make a person who owns one an owner', () => {
    expect(startWith(first, second).context().isTherapistOwner).toBe(true)
    expect(startWith(first).context().isTherapistOwner).toBe(false)
  })

  it('count as none when they cannot be read, so that no guard hangs', () => {
    const { people, actor, snapshot } = start()
    people.accountLists.breakWith(new Error('denied'))
    people.invitations.breakWith(new Error('denied'))
    actor.send(signedIn)
    expect(selectHasAccount(snapshot())).toBe(false)
  })

  it('leave out an account whose visit has ended', () => {
    const visited = therapistAccount({ id: 'a3', team: { p1: teamMember('visitor', { until: 1000 }) } })
    const visiting = therapistAccount({ id: 'a4', team: { p1: teamMember('visitor', { until: 1001 }) } })
    const { context, people, clock } = startWith(visited, visiting)
    expect(context().therapistAccounts).toEqual([visiting])
    expect(context().selectedAccount).toMatchObject({ id: 'a4', role: 'visitor' })
    clock.set(1001)
    people.accounts.set('a4', { ...visiting, name: 'Renamed' })
    expect(context().selectedAccount).toBeNull()
  })

  it('read the invitations again once the address is confirmed', () => {
    const { people, actor, context } = start()
    people.invitations.breakWith(new Error('not proven'))
    actor.send(signedIn)
    people.invitations.mend()
    people.invitations.set('new@example.org', [invitation({ email: 'new@example.org' })])
    expect(context().pendingInvites).toEqual([])
    actor.send({ type: 'THERAPIST.ADDRESS_KNOWN', email: 'new@example.org' })
    expect(context().pendingInvites).toHaveLength(1)
    expect([people.invitations.watcherCount(), people.accountLists.watcherCount()]).toEqual([1, 1])
  })

  it('include pending invitations', () => {
    const { people, context } = startWith(first)
    people.invitations.set('parent@example.org', [invitation({ accountId: 'a9' })])
    expect(context().pendingInvites).toEqual([invitation({ accountId: 'a9' })])
  })
})

describe('the selected account', () => {
  it('is the first active one when none is selected', () => {
    const { context, snapshot } = startWith(ended, first, second)
    expect(context().selectedAccount).toEqual({ id: 'a1', invitationStatus: 'unknown', role: 'therapist' })
    expect(selectAccount(snapshot())).toEqual(first)
  })

  it('is unset when no account is active', () => {
    const { context, snapshot } = startWith(ended)
    expect(context().selectedAccount).toBeNull()
    expect(selectHasAccount(snapshot())).toBe(false)
  })

  it('is selected as soon as one becomes active', () => {
    const { people, context } = startWith(ended)
    people.setAccounts('p1', [{ ...ended, status: 'active' }])
    expect(context().selectedAccount?.id).toBe('a0')
  })

  it('can be chosen, and is kept when the list changes', () => {
    const { people, actor, context } = startWith(first, second)
    actor.send({ type: 'THERAPIST.OPEN', id: 'a2' })
    people.accountLists.set('p1', [first, second, ended])
    expect(context().selectedAccount).toEqual({ id: 'a2', invitationStatus: 'unknown', role: 'owner' })
    expect(people.accounts.watcherCount()).toBe(1)
  })

  it('opens nothing before it was read', () => {
    const { people, actor, snapshot } = start()
    people.setAccounts('p1', [first])
    people.accounts.silence()
    actor.send(signedIn)
    expect(selectHasAccount(snapshot())).toBe('unknown')
    people.accounts.speak()
    expect(selectHasAccount(snapshot())).toBe(true)
  })

  it('is cleared when it no longer exists', () => {
    const { people, context } = startWith(first)
    people.accounts.set('a1', null)
    expect([context().selectedAccount, context().selectedRecord]).toEqual([null, null])
  })

  it('is cleared when it cannot be read', () => {
    const { people, context } = startWith(first)
    people.accounts.breakWith(new Error('denied'))
    expect([context().selectedAccount, context().selectedRecord]).toEqual([null, null])
  })

  it('is cleared when its team no longer includes the person', () => {
    const { people, context } = startWith(first)
    people.accounts.set('a1', { ...first, team: { other: teamMember('owner') } })
    expect(context().selectedAccount).toBeNull()
  })

  it('is replaced by the next active one when it is lost', () => {
    const { people, context } = startWith(first, second)
    people.accounts.set('a1', null)
    expect(context().selectedAccount?.id).toBe('a2')
    expect(context().activeAccounts).toEqual({ a2: second })
  })

  it('is never an inactive one, although that can still be viewed', () => {
    const { actor, context, snapshot } = startWith(ended, first)
    actor.send({ type: 'THERAPIST.OPEN', id: 'a0' })
    expect(selectOpenAccount(snapshot())).toEqual(ended)
    expect([context().selectedAccount?.id, selectHasAccount(snapshot())]).toEqual(['a1', true])
  })

  it('opens nothing while an inactive one is viewed, until that becomes active', () => {
    const { people, actor, context, snapshot } = startWith(ended)
    actor.send({ type: 'THERAPIST.OPEN', id: 'a0' })
    expect([context().selectedAccount, selectAccount(snapshot()), selectHasAccount(snapshot())]).toEqual([null, null, false])
    people.setAccounts('p1', [{ ...ended, status: 'active' }])
    expect([context().selectedAccount?.id, selectHasAccount(snapshot())]).toEqual(['a0', true])
  })

  it.each(['inactive', 'trialing', 'past_due', 'suspended'])('is cleared when it becomes %s, before the list changes', (status) => {
    const { people, context, snapshot } = startWith(first)
    people.accounts.set('a1', { ...first, status })
    expect([context().selectedAccount, context().selectedRecord, selectHasAccount(snapshot())]).toEqual([null, null, false])
    // The account can still be opened in order to repair it.
    expect(selectOpenAccount(snapshot())).toEqual({ ...first, status })
    people.setAccounts('p1', [first])
    expect(context().selectedAccount?.id).toBe('a1')
  })

  it('is cleared when its end passes without any write', () => {
    vi.useFakeTimers()
    try {
      const { actor, clock, context, snapshot } = startWith(therapistAccount({ id: 'a1', subscriptionEndDate: 5000 }))
      expect(context().selectedAccount?.id).toBe('a1')
      clock.set(5000)
      vi.advanceTimersByTime(4000)
      expect([context().selectedAccount, selectHasAccount(snapshot())]).toEqual([null, false])
      actor.stop()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is replaced by another active one when it has ended', () => {
    const { people, context } = startWith(first, second)
    people.accounts.set('a1', { ...first, status: 'inactive' })
    expect(context().selectedAccount).toMatchObject({ id: 'a2', role: 'owner' })
    expect(people.accounts.watcherCount()).toBe(1)
  })

  it('is the newly joined one once the list has it, not before', () => {
    const { people, actor, context } = startWith(first)
    actor.send({ type: 'THERAPIST.OPEN', id: 'a2' })
    expect(context().selectedAccount?.id).toBe('a1')
    people.setAccounts('p1', [first, second])
    expect(context().selectedAccount).toMatchObject({ id: 'a2', role: 'owner' })
  })

  it('follows changes of the account and of the role in it', () => {
    const { people, context, snapshot } = startWith(first)
    const changed = { ...first, name: 'Renamed', team: { p1: teamMember('admin') } }
    people.accounts.set('a1', changed)
    expect(context().selectedAccount?.role).toBe('admin')
    expect(selectAccount(snapshot())).toEqual(changed)
  })

  it('has the invitation status unknown unless an invitation gives one', () => {
    const { people, context } = startWith(first)
    expect(context().selectedAccount?.invitationStatus).toBe('unknown')
    people.invitations.set('parent@example.org', [invitation({ accountId: 'a1' })])
    expect(context().selectedAccount?.invitationStatus).toBe('pending')
    people.invitations.set('parent@example.org', [])
    expect(context().selectedAccount?.invitationStatus).toBe('unknown')
  })

  it('cannot be chosen when signed out', () => {
    const { actor, context } = start()
    actor.send({ type: 'THERAPIST.OPEN', id: 'a1' })
    expect([context().selectedAccount, context().openedId]).toEqual([null, null])
  })
})

describe('the viewed account', () => {
  it('is the selected one, or else the first in the list, while none is opened', () => {
    expect(selectOpenAccount(startWith(ended, first).snapshot())).toEqual(first)
    expect(selectOpenAccount(startWith(ended).snapshot())).toEqual(ended)
    expect(selectOpenAccount(start().snapshot())).toBeNull()
  })

  it('is another one once the opened one has been deleted', () => {
    const { people, actor, snapshot } = startWith(ended, first)
    actor.send({ type: 'THERAPIST.OPEN', id: 'a0' })
    people.setAccounts('p1', [first])
    expect(selectOpenAccount(snapshot())).toEqual(first)
  })
})

describe('the session id', () => {
  it('survives a reload of the tab', () => {
    const { tabStorage, context } = start()
    const again = start(tabStorage)
    expect(again.context().sessionId).toBe(context().sessionId)
  })

  it('is not renewed by signing in', () => {
    const { actor, context } = start()
    const before = context().sessionId
    actor.send(signedIn)
    expect(context().sessionId).toBe(before)
  })

  it('is renewed by a reset, which clears everything else', () => {
    const { people, actor, tabStorage, context } = startWith(first, second)
    people.invitations.set('parent@example.org', [invitation()])
    const before = context().sessionId
    actor.send({ type: 'THERAPIST.RESET' })
    expect(context()).toEqual({
      uid: null,
      email: '',
      therapistAccounts: [],
      accountsChecked: false,
      pendingInvites: [],
      isTherapistOwner: false,
      activeAccounts: {},
      openedId: null,
      selectedAccount: null,
      selectedRecord: null,
      sessionId: context().sessionId,
    })
    expect(context().sessionId).not.toBe(before)
    expect(start(tabStorage).context().sessionId).toBe(context().sessionId)
    const watchers = [people.accountLists, people.accounts, people.invitations].map((source) => source.watcherCount())
    expect(watchers).toEqual([0, 0, 0])
  })
})
