import { readFileSync } from 'node:fs'
import { assertFails, assertSucceeds, initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collection, doc, getDoc, getDocs, setDoc, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

// The refusals are what we ask for; they need not fill the log.
setLogLevel('silent')

let environment: RulesTestEnvironment

beforeAll(async () => {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) throw new Error('Run these through: node scripts/emulator.mjs -- npx vitest run --project rules')
  const rules = readFileSync('src/adapters/firebase/firestore.rules', 'utf8')
  environment = await initializeTestEnvironment({ projectId: 'demo-first-rules', firestore: { host, port: Number(port), rules } })
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'Users/ana'), { role: 'parent' })
    await setDoc(doc(context.firestore(), 'anything/else'), { open: false })
  })
})

afterAll(() => environment.cleanup())

const storeOf = (uid: string) => environment.authenticatedContext(uid).firestore()

describe('a person\'s own document', () => {
  it('is read by that person', async () => {
    const found = await assertSucceeds(getDoc(doc(storeOf('ana'), 'Users/ana')))
    expect(found.data()).toEqual({ role: 'parent' })
  })

  it('is read by nobody else', async () => {
    await assertFails(getDoc(doc(storeOf('ben'), 'Users/ana')))
    await assertFails(getDoc(doc(environment.unauthenticatedContext().firestore(), 'Users/ana')))
    await assertSucceeds(getDoc(doc(storeOf('ana'), 'Users/ana')))
  })

  it('is found one by one, never listed', async () => {
    await assertFails(getDocs(collection(storeOf('ana'), 'Users')))
    await assertSucceeds(getDoc(doc(storeOf('ana'), 'Users/ana')))
  })
})

describe('everything that no rule opens', () => {
  it('is neither read nor written, while the same person reads what is open', async () => {
    await assertFails(getDoc(doc(storeOf('ana'), 'anything/else')))
    await assertFails(setDoc(doc(storeOf('ana'), 'anything/else'), { open: true }))
    await assertFails(setDoc(doc(storeOf('ana'), 'Users/ana'), { role: 'system_admin' }))
    await assertSucceeds(getDoc(doc(storeOf('ana'), 'Users/ana')))
  })
})
