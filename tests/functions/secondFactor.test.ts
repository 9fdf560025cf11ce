import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, createUserWithEmailAndPassword, initializeAuth, inMemoryPersistence, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServices } from '../../functions/src/openServices'
import { openBrowser } from '../support/firebaseRig'

/*
 * Records which steps of multi-factor sign-in (docs/firebase.md) the emulator can perform. A failure here means that it can perform more
 * than before.
 */

const { auth: admin } = openServices()
const app = initializeApp({ apiKey: 'demo', projectId: 'demo-app' }, 'second factor')
const auth = initializeAuth(app, { persistence: inMemoryPersistence })
connectAuthEmulator(auth, `http://${process.env['FIREBASE_AUTH_EMULATOR_HOST']}`, { disableWarnings: true })
const browser = openBrowser()
const password = 'seven lanterns'
const totp = { state: 'ENABLED', totpProviderConfig: { adjacentIntervals: 5 } } as const

beforeAll(() => admin.projectConfigManager().updateProjectConfig({ multiFactorConfig: { state: 'ENABLED', factorIds: ['phone'], providerConfigs: [totp] } }))
afterAll(async () => {
  await admin.projectConfigManager().updateProjectConfig({ multiFactorConfig: { state: 'DISABLED' } })
  await browser.close()
  await deleteApp(app)
})

async function arrive(name: string) {
  const email = `${name}${Date.now()}@factor.example`
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  await admin.updateUser(user.uid, { emailVerified: true })
  return { email, user }
}

test('the settings of one-time passwords are accepted', async () => {
  expect((await admin.projectConfigManager().getProjectConfig()).multiFactorConfig).toMatchObject({ state: 'ENABLED', providerConfigs: [totp] })
})

test('the emulator enrols no one-time passwords: it asks for a telephone number', async () => {
  const { user } = await arrive('totp')
  const session = await multiFactor(user).getSession()
  await expect(TotpMultiFactorGenerator.generateSecret(session)).rejects.toMatchObject({
    code: 'auth/invalid-argument',
    message: expect.stringContaining('Missing phoneEnrollmentInfo'),
  })
})

test('a person whose second factor is a telephone cannot sign in to the app', async () => {
  const { email, user } = await arrive('phone')
  const factor = { uid: 'first', factorId: 'phone', phoneNumber: '+16505550101' }
  await admin.updateUser(user.uid, { multiFactor: { enrolledFactors: [factor] } })
  await expect(browser.openTab().identity.signIn({ email, password })).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('auth/multi-factor-auth-required'),
  })
})
