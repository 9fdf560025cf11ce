import { describe } from 'vitest'
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
