import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE_MS, SECOND_MS } from '#domain/time'
import type { CodeDelivery, Identity, IdentityError, IdentityUser } from '#ports/identity'
import { collectValues } from '../support/localRig'

/** Test rig of a backend. Two identities represent two tabs of one browser. */
export interface IdentityRig {
  openTab(): Identity
  /** Advances the backend's clock. Absent if a test cannot do that. */
  pass?(ms: number): void
  /** Returns the newest code sent to this address, if the backend sends codes by email. */
  mailedCode?(email: string): Promise<string>
  dispose(): Promise<void>
}

const ada = { email: 'ada@family.example', password: 'lantern-1', displayName: 'Ada' }

/** Defines the contract tests. With `movesClock`, the rig can advance the time, so expiry is tested as well. */
export function identityContract(name: string, createRig: () => Promise<IdentityRig>, { movesClock = false } = {}): void {
  describe(`identity: ${name}`, () => {
    let rig: IdentityRig
    let identity: Identity
    const stops: (() => void)[] = []

    beforeEach(async () => {
      rig = await createRig()
      identity = rig.openTab()
    })

    afterEach(async () => {
      for (const stop of stops.splice(0)) stop()
      await rig.dispose()
    })

    const clocks = movesClock ? ['its own'] : []

    const follow = (tab: Identity) => {
      const users = collectValues<IdentityUser | null>()
      stops.push(
        tab.watch(users.hear, (error: IdentityError) => {
          throw error
        }),
      )
      return users
    }

    const codeOf = async (delivery: CodeDelivery, email: string): Promise<string> =>
      delivery.by === 'screen' ? delivery.code : ((await rig.mailedCode?.(email)) ?? '')

    const codeFor = async (email: string): Promise<string> => codeOf(await identity.requestReset({ email }), email)

    test('reports at once that nobody is signed in', async () => {
      expect(await follow(identity).next(() => true)).toBeNull()
    })

    test('signs in after sign-up in every tab, with a normalised address', async () => {
      const [here, there] = [follow(identity), follow(rig.openTab())]
      await there.next((user) => user === null)
      await identity.signUp({ ...ada, email: '  Ada@Family.Example ' })
      const user = await here.next((one) => one !== null)
      expect(user).toMatchObject({ email: ada.email, displayName: 'Ada' })
      expect(await there.next((one) => one !== null)).toEqual(user)
    })

    test('reports sign-out in every tab, and finds the same person on the next sign-in', async () => {
      await identity.signUp(ada)
      const first = await follow(identity).next((user) => user !== null)
      await identity.signOut()
      const there = follow(rig.openTab())
      await there.next((user) => user === null)
      await identity.signIn(ada)
      expect(await there.next((user) => user !== null)).toEqual(first)
    })

    test.each(['', 'ada', 'ada@', 'ada@family', 'a da@family.example', 'ada@family..example', '@family.example'])('refuses the address "%s"', async (email) => {
      await expect(identity.signUp({ ...ada, email })).rejects.toMatchObject({ name: 'IdentityError', code: 'invalid-email' })
    })

    test('refuses a password of seven characters as weak, and accepts eight', async () => {
      await expect(identity.signUp({ ...ada, password: '1234567' })).rejects.toMatchObject({ code: 'weak-password' })
      await identity.signUp({ ...ada, password: '12345678' })
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ email: ada.email })
    })

    test('accepts an address once, regardless of case', async () => {
      await identity.signUp(ada)
      await expect(identity.signUp({ ...ada, email: 'ADA@family.example' })).rejects.toMatchObject({ code: 'email-in-use' })
    })

    test('answers a wrong password and an unknown address alike', async () => {
      await identity.signUp(ada)
      const failure = (form: { email: string; password: string }) => identity.signIn(form).catch((error: IdentityError) => [error.code, error.message])
      const wrong = await failure({ ...ada, password: 'lantern-2' })
      expect(wrong).toEqual(await failure({ email: 'eve@family.example', password: ada.password }))
      expect(wrong).toEqual(['wrong-credentials', expect.any(String)])
    })

    test('accepts a reset code for a new password once', async () => {
      await identity.signUp(ada)
      await identity.signOut()
      const code = await codeFor(ada.email)
      await identity.confirmReset({ code, password: 'new-lantern' })
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'wrong-credentials' })
      await identity.signIn({ ...ada, password: 'new-lantern' })
      await expect(identity.confirmReset({ code, password: 'other-lantern' })).rejects.toMatchObject({ code: 'invalid-code' })
    })

    test('answers a reset request alike for a known and an unknown address', async () => {
      await identity.signUp(ada)
      const [known, unknown] = [await identity.requestReset({ email: ada.email }), await identity.requestReset({ email: 'eve@family.example' })]
      expect(unknown.by).toBe(known.by)
      if (known.by === 'mail' || unknown.by === 'mail') return
      const form = /^[A-HJKMNP-Z2-9]{8}$/
      expect([known.code, unknown.code]).toEqual([expect.stringMatching(form), expect.stringMatching(form)])
      await expect(identity.confirmReset({ code: unknown.code, password: 'new-lantern' })).rejects.toMatchObject({ code: 'invalid-code' })
      await identity.confirmReset({ code: known.code.toLowerCase(), password: 'new-lantern' })
      await identity.signIn({ ...ada, password: 'new-lantern' })
    })

    test('refuses a weak password with a reset code, without using up the code', async () => {
      await identity.signUp(ada)
      const code = await codeFor(ada.email)
      await expect(identity.confirmReset({ code, password: '1234567' })).rejects.toMatchObject({ code: 'weak-password' })
      await identity.confirmReset({ code, password: '12345678' })
      await identity.signIn({ ...ada, password: '12345678' })
    })

    test.for(clocks)('accepts a reset code for less than 15 minutes', async () => {
      await identity.signUp(ada)
      const inTime = await codeFor(ada.email)
      rig.pass?.(15 * MINUTE_MS - 1)
      await identity.confirmReset({ code: inTime, password: 'new-lantern' })
      const late = await codeFor(ada.email)
      rig.pass?.(15 * MINUTE_MS)
      await expect(identity.confirmReset({ code: late, password: 'other-lantern' })).rejects.toMatchObject({ code: 'expired-code' })
    })

    test.for(clocks)('blocks an address for 30 seconds after five failures in a row, even with the right password', async () => {
      await identity.signUp(ada)
      const fail = () => expect(identity.signIn({ ...ada, password: 'wrong-one' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      for (let count = 0; count < 4; count++) await fail()
      await identity.signIn(ada)
      for (let count = 0; count < 5; count++) await fail()
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'too-many-attempts' })
      rig.pass?.(30 * SECOND_MS - 1)
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'too-many-attempts' })
      rig.pass?.(1)
      await identity.signIn(ada)
    })

    test.for(clocks)('lifts a block, and lets a code expire, that were made while the clock was years ahead, once it is corrected', async () => {
      const years = 5 * 365 * 24 * 60 * MINUTE_MS
      await identity.signUp(ada)
      rig.pass?.(years)
      const code = await codeFor(ada.email)
      for (let count = 0; count < 5; count++)
        await expect(identity.signIn({ ...ada, password: 'wrong-one' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      rig.pass?.(-years)
      await identity.signIn(ada)
      await expect(identity.confirmReset({ code, password: 'other-lantern' })).rejects.toMatchObject({ code: 'expired-code' })
    })

    test.for(clocks)('blocks an unknown address in the same way', async () => {
      const form = { email: 'eve@family.example', password: 'wrong-one' }
      for (let count = 0; count < 5; count++) await expect(identity.signIn(form)).rejects.toMatchObject({ code: 'wrong-credentials' })
      await expect(identity.signIn(form)).rejects.toMatchObject({ code: 'too-many-attempts' })
    })

    test('shows a new display name in every tab', async () => {
      await identity.signUp(ada)
      const there = follow(rig.openTab())
      await identity.setDisplayName('  Ada L. ')
      expect(await there.next((user) => user?.displayName === 'Ada L.')).toMatchObject({ email: ada.email })
    })

    test('confirms the signed-in person’s password, and refuses a wrong one', async () => {
      await expect(identity.confirmPassword({ password: ada.password })).rejects.toMatchObject({ code: 'needs-recent-sign-in' })
      await identity.signUp(ada)
      await identity.confirmPassword({ password: ada.password })
      await expect(identity.confirmPassword({ password: 'wrong-one' })).rejects.toMatchObject({ name: 'IdentityError', code: 'wrong-credentials' })
    })

    test.for(clocks)('blocks repeated wrong passwords of a signed-in person as at sign-in', async () => {
      await identity.signUp(ada)
      for (let count = 0; count < 5; count++) {
        await expect(identity.confirmPassword({ password: 'wrong-one' })).rejects.toMatchObject({ name: 'IdentityError', code: 'wrong-credentials' })
      }
      await expect(identity.confirmPassword({ password: ada.password })).rejects.toMatchObject({ code: 'too-many-attempts' })
    })

    test('signs a deleted account out in every tab, forgets it, and frees its address', async () => {
      await identity.signUp(ada)
      const there = follow(rig.openTab())
      const before = await there.next((user) => user !== null)
      const code = await codeFor(ada.email)
      await identity.deleteAccount({ password: ada.password })
      await there.next((user) => user === null)
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'wrong-credentials' })
      await expect(identity.confirmReset({ code, password: 'new-lantern' })).rejects.toMatchObject({ code: 'invalid-code' })
      await identity.signUp(ada)
      const after = await there.next((user) => user !== null && user.uid !== before?.uid)
      expect(after).toMatchObject({ email: ada.email })
    })

    test('does not delete an account with a wrong password or without signing in', async () => {
      await expect(identity.deleteAccount({ password: ada.password })).rejects.toMatchObject({ code: 'needs-recent-sign-in' })
      await identity.signUp(ada)
      await expect(identity.deleteAccount({ password: 'wrong-one' })).rejects.toMatchObject({ name: 'IdentityError', code: 'wrong-credentials' })
      await identity.signOut()
      await identity.signIn(ada)
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ email: ada.email })
    })

    test('confirms the address by a code, once, in every tab', async () => {
      await identity.signUp(ada)
      const there = follow(rig.openTab())
      expect(await there.next((user) => user !== null)).toMatchObject({ emailVerified: false })
      const code = await codeOf(await identity.requestVerification(), ada.email)
      await identity.confirmVerification({ code })
      expect(await there.next((user) => user?.emailVerified === true)).toMatchObject({ email: ada.email })
      await expect(identity.confirmVerification({ code })).rejects.toMatchObject({ name: 'IdentityError', code: 'invalid-code' })
    })

    test('does not confirm an address by an invented code, or by one for a new password', async () => {
      await identity.signUp(ada)
      const made = identity.confirmVerification({ code: 'ABCD2345' })
      await expect(made).rejects.toMatchObject({ name: 'IdentityError', code: 'invalid-code' })
      const reset = await codeFor(ada.email)
      await expect(identity.confirmVerification({ code: reset })).rejects.toMatchObject({ code: 'invalid-code' })
      await identity.signIn(ada)
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ emailVerified: false })
      await identity.confirmReset({ code: reset, password: 'new-lantern' })
    })

    test('signs in with a changed address once it is confirmed', async () => {
      await identity.signUp(ada)
      const next = 'ada@new.example'
      const code = await codeOf(await identity.changeEmail({ email: ' Ada@New.Example ', password: ada.password }), next)
      await identity.confirmVerification({ code })
      await identity.signIn({ email: next, password: ada.password })
      const user = await follow(identity).next((one) => one?.email === next)
      expect(user).toMatchObject({ emailVerified: true, displayName: 'Ada' })
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'wrong-credentials' })
    })

    test('does not change an address with a wrong password, or to an invalid address', async () => {
      await identity.signUp(ada)
      const change = (form: { email: string; password: string }) => identity.changeEmail(form)
      await expect(change({ email: 'ada@new.example', password: 'wrong-one' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      await expect(change({ email: 'ada@new', password: ada.password })).rejects.toMatchObject({ code: 'invalid-email' })
      await identity.signIn(ada)
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ email: ada.email })
    })

    test('signs in with a changed password', async () => {
      await identity.signUp(ada)
      await identity.changePassword({ password: ada.password, next: 'lantern-2' })
      await identity.signOut()
      await expect(identity.signIn(ada)).rejects.toMatchObject({ code: 'wrong-credentials' })
      await identity.signIn({ ...ada, password: 'lantern-2' })
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ email: ada.email })
    })

    test('does not change a password if the old one is wrong or the new one is weak', async () => {
      await identity.signUp(ada)
      await expect(identity.changePassword({ password: 'wrong-one', next: 'lantern-2' })).rejects.toMatchObject({ code: 'wrong-credentials' })
      await expect(identity.changePassword({ password: ada.password, next: '1234567' })).rejects.toMatchObject({ code: 'weak-password' })
      await identity.signOut()
      await identity.signIn(ada)
      expect(await follow(identity).next((user) => user !== null)).toMatchObject({ email: ada.email })
    })

    test('has nothing to confirm or change without a signed-in person', async () => {
      const recent = { name: 'IdentityError', code: 'needs-recent-sign-in' }
      await expect(identity.requestVerification()).rejects.toMatchObject(recent)
      await expect(identity.lookAgain()).rejects.toMatchObject(recent)
      await expect(identity.changeEmail({ email: 'ada@new.example', password: ada.password })).rejects.toMatchObject(recent)
      await expect(identity.changePassword({ password: ada.password, next: 'lantern-2' })).rejects.toMatchObject(recent)
    })

    test('sets no name without a signed-in person', async () => {
      await expect(identity.setDisplayName('x')).rejects.toMatchObject({ name: 'IdentityError', code: 'needs-recent-sign-in' })
    })
  })
}
