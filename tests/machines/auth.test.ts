import { describe, expect, it, vi } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { createAuthMachine } from '#machines/auth/auth.machine'
import {
  selectError,
  selectErrorOf,
  selectIsLoading,
  selectIsUnanswered,
  selectProof,
  selectReset,
  selectRole,
  selectUser,
  wasGranted,
} from '#machines/auth/auth.selectors'
import { IdentityError, type IdentityUser, type CodeDelivery } from '#ports/identity'
import { parent, therapist, userRecord } from '#tests/support/examples'
import { fakeIdentity, fakePeople, promisesSettled } from '#tests/support/fakePorts'

function start(options: { user?: IdentityUser | null; delivery?: CodeDelivery; isSilent?: boolean } = {}) {
  const identity = fakeIdentity(options)
  const people = fakePeople()
  if (options.isSilent) identity.silence()
  const actor = createActor(createAuthMachine({ identity, people }))
  return { identity, people, actor, begin: () => actor.start(), now: () => actor.getSnapshot() }
}

const signIn = { type: 'AUTH.SIGN_IN', email: parent.email, password: 'secret' } as const

describe('the signed-in user', () => {
  it('is unknown and loading until the service has answered', () => {
    const { begin, now, identity } = start({ isSilent: true })
    begin()
    expect([selectUser(now()), selectIsLoading(now())]).toEqual(['unknown', true])
    identity.speak()
    expect([selectUser(now()), selectIsLoading(now())]).toEqual([null, false])
  })

  it('stays unknown while the answer is slow, but no longer blocks the page', () => {
    const clock = new SimulatedClock()
    const identity = fakeIdentity({ user: parent })
    identity.silence()
    const actor = createActor(createAuthMachine({ identity, people: fakePeople() }), { clock }).start()
    const told = () => [selectUser(actor.getSnapshot()), selectIsUnanswered(actor.getSnapshot()), selectIsLoading(actor.getSnapshot())]
    clock.increment(1999)
    expect(told()).toEqual(['unknown', false, true])
    clock.increment(1)
    expect(told()).toEqual(['unknown', true, false])
    identity.speak()
    expect(told()).toEqual([parent, false, false])
  })

  it('is unset when the subscription fails after a long silence', () => {
    const clock = new SimulatedClock()
    const identity = fakeIdentity()
    identity.silence()
    const actor = createActor(createAuthMachine({ identity, people: fakePeople() }), { clock }).start()
    clock.increment(2000)
    identity.breakWatch(new IdentityError('unavailable'))
    identity.speak()
    expect(selectUser(actor.getSnapshot())).toBeNull()
  })

  it('follows the subscription, not a request’s success', async () => {
    const { begin, now, actor, identity } = start()
    identity.addAccount(parent, 'secret')
    begin()
    identity.silence()
    actor.send(signIn)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(identity.calls).toEqual(['signIn'])
    expect(selectUser(now())).toBeNull()
    identity.speak()
    expect(selectUser(now())).toEqual(parent)
  })

  it('follows sign-in and sign-out in another tab', () => {
    const { begin, now, identity } = start()
    begin()
    identity.setUser(parent)
    expect(now().value).toMatchObject({ session: 'signedIn' })
    identity.setUser(null)
    expect(now().value).toMatchObject({ session: 'signedOut' })
    expect(now().context.user).toBeNull()
  })

  it('is unset when the subscription fails before its first answer, so that no guard hangs', () => {
    const { begin, now, identity } = start()
    identity.breakWatch(new IdentityError('offline'))
    begin()
    expect(selectUser(now())).toBeNull()
    expect(selectError(now())).toEqual({ from: 'identity', code: 'offline' })
  })

  it('is kept when the subscription fails later, and the next attempt subscribes again', async () => {
    const { begin, now, actor, identity } = start({ user: parent })
    begin()
    identity.breakWatch(new IdentityError('unavailable'))
    expect(selectUser(now())).toEqual(parent)
    expect(identity.watcherCount()).toBe(0)
    identity.mendWatch()
    actor.send({ type: 'AUTH.SIGN_OUT' })
    await waitFor(actor, (snapshot) => snapshot.matches({ session: 'signedOut' }))
    expect(identity.watcherCount()).toBe(1)
  })

  it('ends its subscription with the page', () => {
    const { begin, actor, identity } = start({ user: parent })
    begin()
    actor.stop()
    expect(identity.watcherCount()).toBe(0)
  })
})

describe('requests', () => {
  it('sign up, set the name and sign out through the service', async () => {
    const { begin, now, actor, identity } = start()
    begin()
    actor.send({ type: 'AUTH.SIGN_UP', email: 'new@example.org', password: 'secret', displayName: 'New' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(selectUser(now())).toMatchObject({ email: 'new@example.org', displayName: 'New' })
    actor.send({ type: 'AUTH.SET_NAME', name: 'Renamed' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(now().context.user?.displayName).toBe('Renamed')
    actor.send({ type: 'AUTH.SIGN_OUT' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(identity.calls).toEqual(['signUp', 'setDisplayName', 'signOut'])
    expect(selectUser(now())).toBeNull()
  })

  it('are busy meanwhile and accept no second request', async () => {
    const { begin, now, actor, identity } = start()
    const release = identity.holdCalls()
    begin()
    actor.send(signIn)
    actor.send(signIn)
    expect([now().hasTag('busy'), selectIsLoading(now())]).toEqual([true, true])
    release()
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(identity.calls).toEqual(['signIn'])
    expect(selectIsLoading(now())).toBe(false)
  })

  it('store the code of a failure until it is dismissed', async () => {
    const { begin, now, actor } = start()
    begin()
    actor.send(signIn)
    await waitFor(actor, (snapshot) => selectError(snapshot) !== null)
    expect(selectError(now())).toEqual({ from: 'identity', code: 'wrong-credentials' })
    actor.send({ type: 'AUTH.DISMISS_ERROR' })
    expect(selectError(now())).toBeNull()
  })

  it('clear an old failure when a new one starts', async () => {
    const { begin, now, actor } = start()
    begin()
    actor.send(signIn)
    await waitFor(actor, (snapshot) => selectError(snapshot) !== null)
    actor.send(signIn)
    expect(selectError(now())).toBeNull()
  })

  it('report an unknown error as "unavailable"', async () => {
    const { begin, now, actor, identity } = start()
    begin()
    identity.failNext(new TypeError('socket'))
    actor.send({ type: 'AUTH.SIGN_OUT' })
    await waitFor(actor, (snapshot) => selectError(snapshot) !== null)
    expect(selectError(now())).toEqual({ from: 'identity', code: 'unavailable' })
  })

  it('store no password', async () => {
    const { begin, now, actor } = start()
    begin()
    actor.send(signIn)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('secret')
    expect(JSON.stringify(now().context)).not.toContain('secret')
  })
})

describe('a forgotten password', () => {
  it('says that the code was mailed', async () => {
    const { begin, now, actor } = start()
    begin()
    actor.send({ type: 'AUTH.REQUEST_RESET', email: parent.email })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(selectReset(now())).toEqual({ step: 'asked', delivery: { by: 'mail' } })
  })

  it('shows the code if there is no email, then confirms', async () => {
    const { begin, now, actor } = start({ delivery: { by: 'screen', code: '1234' } })
    begin()
    actor.send({ type: 'AUTH.REQUEST_RESET', email: parent.email })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(selectReset(now())).toEqual({ step: 'asked', delivery: { by: 'screen', code: '1234' } })
    actor.send({ type: 'AUTH.CONFIRM_RESET', code: '9999', password: 'secret2' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(selectError(now())).toEqual({ from: 'identity', code: 'invalid-code' })
    expect(selectReset(now()).step).toBe('asked')
    actor.send({ type: 'AUTH.CONFIRM_RESET', code: '1234', password: 'secret2' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect(selectReset(now())).toEqual({ step: 'confirmed' })
  })

  it('forgets the code when someone signs in', async () => {
    const { begin, now, actor, identity } = start({ delivery: { by: 'screen', code: '1234' } })
    begin()
    actor.send({ type: 'AUTH.REQUEST_RESET', email: parent.email })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    identity.setUser(parent)
    expect(selectReset(now())).toEqual({ step: 'none' })
  })
})

describe('address and password', () => {
  const unproven = { ...parent, emailVerified: false }
  const shown = { by: 'screen', code: '1234' } as const
  const ask = async (actor: ReturnType<typeof start>['actor'], request: Parameters<typeof actor.send>[0]) => {
    actor.send(request)
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
  }

  it('confirm the address by the shown code; a wrong one is reported and can be tried again', async () => {
    const { begin, now, actor } = start({ user: unproven, delivery: shown })
    begin()
    await ask(actor, { type: 'AUTH.REQUEST_VERIFICATION' })
    expect(selectProof(now())).toEqual({ step: 'asked', delivery: shown })
    await ask(actor, { type: 'AUTH.CONFIRM_VERIFICATION', code: '9999' })
    expect([selectError(now()), selectProof(now()).step]).toEqual([{ from: 'identity', code: 'invalid-code' }, 'asked'])
    await ask(actor, { type: 'AUTH.CONFIRM_VERIFICATION', code: '1234' })
    expect(selectProof(now())).toEqual({ step: 'none' })
    expect(selectUser(now())).toEqual(parent)
    expect(wasGranted(now(), 'AUTH.CONFIRM_VERIFICATION')).toBe(true)
  })

  it('require the password for a new address, which must be confirmed', async () => {
    const { begin, now, actor, identity } = start({ user: parent, delivery: shown })
    identity.addAccount(parent, 'secret')
    begin()
    await ask(actor, { type: 'AUTH.CHANGE_EMAIL', email: 'new@example.org', password: 'wrong' })
    expect([selectError(now()), selectUser(now())]).toEqual([{ from: 'identity', code: 'wrong-credentials' }, parent])
    expect(wasGranted(now(), 'AUTH.CHANGE_EMAIL')).toBe(false)
    await ask(actor, { type: 'AUTH.CHANGE_EMAIL', email: 'new@example.org', password: 'secret' })
    expect(selectUser(now())).toEqual({ ...unproven, email: 'new@example.org' })
    expect(selectProof(now())).toEqual({ step: 'asked', delivery: shown })
  })

  it('require the old password for a new one', async () => {
    const { begin, now, actor, identity } = start({ user: parent })
    identity.addAccount(parent, 'secret')
    begin()
    await ask(actor, { type: 'AUTH.CHANGE_PASSWORD', password: 'wrong', next: 'secret2' })
    expect(wasGranted(now(), 'AUTH.CHANGE_PASSWORD')).toBe(false)
    expect(selectErrorOf(now(), ['AUTH.CHANGE_PASSWORD'])).toEqual({ from: 'identity', code: 'wrong-credentials' })
    expect(selectErrorOf(now(), ['AUTH.SET_NAME', 'AUTH.CHANGE_EMAIL'])).toBeNull()
    actor.send({ type: 'AUTH.DISMISS_ERROR' })
    expect(wasGranted(now(), 'AUTH.CHANGE_PASSWORD')).toBe(false)
    await ask(actor, { type: 'AUTH.CHANGE_PASSWORD', password: 'secret', next: 'secret2' })
    expect(wasGranted(now(), 'AUTH.CHANGE_PASSWORD')).toBe(true)
    await expect(identity.confirmPassword({ password: 'secret2' })).resolves.toBeUndefined()
  })

  it('check again after a letter was answered elsewhere, and load the roles of the confirmed person again', async () => {
    const { begin, now, actor, identity, people } = start({ user: unproven })
    begin()
    await ask(actor, { type: 'AUTH.REQUEST_VERIFICATION' })
    await ask(actor, { type: 'AUTH.LOOK_AGAIN' })
    expect([wasGranted(now(), 'AUTH.LOOK_AGAIN'), selectProof(now()).step, now().context.user?.emailVerified]).toEqual([true, 'asked', false])
    expect(now().context.standing).toEqual({ isStaff: false, isAdministrator: false })
    people.probes.set('systemAdmin', true)
    identity.setUser(parent)
    await promisesSettled()
    expect(now().context.standing).toEqual({ isStaff: false, isAdministrator: true })
  })

  it('keep a mailed new address as pending until its letter is answered', async () => {
    const { begin, now, actor, identity } = start({ user: parent })
    identity.addAccount(parent, 'secret')
    begin()
    await ask(actor, { type: 'AUTH.CHANGE_EMAIL', email: 'new@example.org', password: 'secret' })
    expect(selectProof(now())).toEqual({ step: 'asked', delivery: { by: 'mail' }, next: 'new@example.org' })
  })

  it('forget a code when another person signs in', async () => {
    const { begin, now, actor, identity } = start({ user: unproven, delivery: shown })
    begin()
    await ask(actor, { type: 'AUTH.REQUEST_VERIFICATION' })
    identity.setUser(therapist)
    expect(selectProof(now())).toEqual({ step: 'none' })
  })
})

describe('the role', () => {
  it('is parent by default, and unknown until it is loaded', async () => {
    const { begin, now, people } = start({ user: parent })
    people.users.silence()
    begin()
    await promisesSettled()
    expect([now().context.userRole, selectRole(now())]).toEqual(['parent', 'unknown'])
    people.users.speak()
    expect([now().context.userRole, selectRole(now())]).toEqual(['parent', 'parent'])
  })

  it('is read from a record that is created first if it is missing', async () => {
    const { begin, actor, people } = start({ user: parent })
    const watchUser = vi.spyOn(people, 'watchUser').mockImplementation((uid, onUser) => {
      expect(people.ensured).toEqual([uid])
      onUser(userRecord({ role: 'system_admin' }))
      return () => {}
    })
    begin()
    await waitFor(actor, (snapshot) => selectRole(snapshot) === 'system_admin')
    expect(watchUser).toHaveBeenCalledOnce()
  })

  it('follows later changes', async () => {
    const { begin, now, actor, people } = start({ user: parent })
    begin()
    await waitFor(actor, (snapshot) => selectRole(snapshot) === 'parent')
    people.users.set(parent.uid, userRecord({ role: 'system_admin' }))
    expect(selectRole(now())).toBe('system_admin')
  })

  it('stays parent when loading fails; the message is stored and nothing waits for it', async () => {
    const { begin, now, actor, people } = start({ user: parent })
    people.users.breakWith(new Error('no such luck'))
    begin()
    await waitFor(actor, (snapshot) => snapshot.context.roleChecked)
    expect(selectRole(now())).toBe('parent')
    expect(selectError(now())).toEqual({ from: 'people', message: 'no such luck' })
  })

  it('is no longer admin when loading fails later', async () => {
    const { begin, now, actor, people } = start({ user: parent })
    people.users.set(parent.uid, userRecord({ role: 'system_admin' }))
    begin()
    await waitFor(actor, (snapshot) => selectRole(snapshot) === 'system_admin')
    people.users.breakWith(new Error('gone'))
    expect(selectRole(now())).toBe('parent')
  })

  it('does not hang when the record cannot be created, and is still read', async () => {
    const { begin, now, actor, people } = start({ user: parent })
    people.failEnsure(new Error('read-only'))
    people.users.silence()
    begin()
    await waitFor(actor, (snapshot) => snapshot.context.roleChecked)
    expect(selectError(now())).toEqual({ from: 'people', message: 'read-only' })
    people.users.set(parent.uid, userRecord({ role: 'system_admin' }))
    people.users.speak()
    expect(selectRole(now())).toBe('system_admin')
  })

  it('is never carried over to the next person', async () => {
    const { begin, now, actor, identity, people } = start({ user: parent })
    people.users.set(parent.uid, userRecord({ role: 'system_admin' }))
    begin()
    await waitFor(actor, (snapshot) => selectRole(snapshot) === 'system_admin')
    people.users.silence()
    identity.setUser(therapist)
    expect([now().context.userRole, selectRole(now())]).toEqual(['parent', 'unknown'])
    await promisesSettled()
    expect(people.ensured).toEqual([parent.uid, therapist.uid])
    expect(people.users.watcherCount()).toBe(1)
  })

  it('is not requested again when only the name changes', async () => {
    const { begin, now, actor, identity, people } = start({ user: parent })
    begin()
    await waitFor(actor, (snapshot) => snapshot.context.roleChecked)
    identity.setUser({ ...parent, displayName: 'Patricia' })
    expect(selectRole(now())).toBe('parent')
    await promisesSettled()
    expect(people.ensured).toEqual([parent.uid])
  })

  it('is not watched for a person who left while the record was being created', async () => {
    const { begin, identity, people } = start({ user: parent })
    begin()
    identity.setUser(null)
    await promisesSettled()
    expect(people.users.watcherCount()).toBe(0)
  })
})
