import { describe, expect, it } from 'vitest'
import type { IdentityUser } from '#ports/identity'
import { openBrowser, signInService } from '../support/firebaseRig'
import { identityContract } from './identity.contract'

describe.each([false, true])('addresses are protected: %s', (isProtected) => {
  identityContract('hosted', async () => {
    await signInService.empty()
    await signInService.protectAddresses(isProtected)
    const browser = openBrowser()
    return { openTab: () => browser.openTab().identity, mailedCode: signInService.newestCode, dispose: browser.close }
  })
})

describe('a letter answered on another device', () => {
  const ada = { email: 'ada@example.org', password: 'lantern-1', displayName: 'Ada' }

  it('takes effect after checking again, and confirms the address only with a token that the rules accept', async () => {
    await signInService.empty()
    const [here, there] = [openBrowser(), openBrowser()]
    try {
      const tab = here.openTab()
      const told: (IdentityUser | null)[] = []
      const stop = tab.identity.watch(
        (user) => told.push(user),
        () => undefined,
      )
      await tab.identity.signUp(ada)
      await tab.identity.requestVerification()
      await there.openTab().identity.confirmVerification({ code: await signInService.newestCode(ada.email) })
      await expect.poll(() => told.at(-1)?.emailVerified).toBe(false)
      await tab.identity.lookAgain()
      await expect.poll(() => told.at(-1)?.emailVerified).toBe(true)
      // A request that needs a confirmed address now succeeds immediately.
      await expect(tab.documents.find({ collection: 'invitations', group: true, where: [['email', '==', ada.email]] })).resolves.toEqual([])
      stop()
    } finally {
      await Promise.all([here.close(), there.close()])
    }
  })
})
