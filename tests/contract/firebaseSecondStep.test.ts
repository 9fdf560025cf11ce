import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FirebaseBackend } from '#adapters/firebase/backend'
import type { AskCode } from '#ports/secondStep'
import { openBrowser, signInService } from '../support/firebaseRig'
import { openTotpDoor } from '../support/totpDoor'
import { codeAt } from '../support/totpService'

const ada = { email: 'ada@clinic.example', password: 'lantern-1', displayName: 'Ada' }

describe('the second step of sign-in', () => {
  let door: Awaited<ReturnType<typeof openTotpDoor>>
  let browser: ReturnType<typeof openBrowser>
  let tab: FirebaseBackend
  let key: string
  /** Answers to the requests for a code, in order, and the requests made so far. */
  let answers: (() => string | null)[]
  let asked: Parameters<AskCode>[0][]

  const rightCode = () => codeAt(key, Date.now())
  const wrongCode = () => String((Number(rightCode()) + 500_000) % 1_000_000).padStart(6, '0')

  beforeEach(async () => {
    await signInService.empty()
    door = await openTotpDoor(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '')
    browser = openBrowser()
    ;[answers, asked] = [[], []]
    tab = browser.openTab({
      auth: door.address,
      askCode: async (question) => {
        asked.push(question)
        return answers.shift()?.() ?? null
      },
    })
    await tab.identity.signUp(ada)
    await tab.identity.requestVerification()
    await tab.identity.confirmVerification({ code: await signInService.newestCode(ada.email) })
  })

  afterEach(async () => {
    await browser.close()
    await door.close()
  })

  const turnOn = async () => {
    key = (await tab.secondStep.begin({ password: ada.password })).key
    await tab.secondStep.confirm({ code: rightCode() })
  }

  it('is off at first, and on once the app’s first code fits', async () => {
    expect(await tab.secondStep.isOn()).toBe(false)
    const begun = await tab.secondStep.begin({ password: ada.password })
    key = begun.key
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Little%20Lantern:ada%40clinic\.example\?/)
    expect(new URL(begun.address).searchParams.get('secret')).toBe(key)
    await expect(tab.secondStep.confirm({ code: wrongCode() })).rejects.toMatchObject({ code: 'invalid-code' })
    expect(await tab.secondStep.isOn()).toBe(false)
    await tab.secondStep.confirm({ code: rightCode() })
    expect(await tab.secondStep.isOn()).toBe(true)
  })

  it('begins with the right password only', async () => {
    await expect(tab.secondStep.begin({ password: 'lantern-2' })).rejects.toMatchObject({ code: 'wrong-credentials' })
  })

  it('asks for the code after the password, again after a wrong one', async () => {
    await turnOn()
    await tab.identity.signOut()
    answers = [wrongCode, rightCode]
    await tab.identity.signIn(ada)
    expect(asked).toEqual([{ isAgain: false }, { isAgain: true }])
    expect(await tab.secondStep.isOn()).toBe(true)
  })

  it('does not ask after a wrong password, and lets nobody in without a code', async () => {
    await turnOn()
    await tab.identity.signOut()
    await expect(tab.identity.signIn({ ...ada, password: 'lantern-2' })).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect(asked).toEqual([])
    await expect(tab.identity.signIn(ada)).rejects.toMatchObject({ code: 'no-code' })
    expect(asked).toHaveLength(1)
    await expect(tab.secondStep.isOn()).rejects.toMatchObject({ code: 'needs-recent-sign-in' })
  })

  it('is asked for by every form that sends the password', async () => {
    await turnOn()
    answers = [rightCode, rightCode, rightCode]
    await tab.identity.confirmPassword({ password: ada.password })
    await tab.identity.changePassword({ password: ada.password, next: 'lantern-2' })
    await tab.identity.changeEmail({ email: 'ada@new.example', password: 'lantern-2' })
    expect(asked).toHaveLength(3)
    await expect(tab.identity.deleteAccount({ password: 'lantern-2' })).rejects.toMatchObject({ code: 'no-code' })
  })

  it('is turned off with password and code, and then no longer asked for', async () => {
    await turnOn()
    await expect(tab.secondStep.turnOff({ password: ada.password })).rejects.toMatchObject({ code: 'no-code' })
    expect(await tab.secondStep.isOn()).toBe(true)
    answers = [rightCode]
    await tab.secondStep.turnOff({ password: ada.password })
    expect(await tab.secondStep.isOn()).toBe(false)
    await tab.identity.signOut()
    asked = []
    await tab.identity.signIn(ada)
    expect(asked).toEqual([])
  })
})

describe('a code of an authenticator app', () => {
  // Test vectors of RFC 6238, appendix B, shortened to six digits. The key is "12345678901234567890".
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [20_000_000_000, '353130'],
  ])('is that of the standard at %i s', (seconds, code) => {
    expect(codeAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
  })
})
