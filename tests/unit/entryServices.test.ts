import { expect, it, vi } from 'vitest'
import { type EntryAuthState, type EntryRequest, type EntryServices, pendingEntryServices } from '#app/services/entryServices'

vi.mock('#app/services/hosting', () => ({ isHosted: false }))

/** Returns services that load when the test says so, the requests made to the real ones, and the people admitted to the demo clinic. */
function lateServices() {
  const asked: EntryRequest[] = []
  const opened: string[] = []
  const real: EntryServices = {
    auth: { read: () => signedOut, watch: () => () => {}, send: (request) => void asked.push(request) },
    openDemo: async (role) => void opened.push(role),
    adoptGuest: async (uid) => `child of ${uid}`,
  }
  let resolve: (services: EntryServices) => void = () => {}
  const promise = new Promise<EntryServices>((done) => (resolve = done))
  return { pending: pendingEntryServices(() => promise), asked, opened, come: () => resolve(real), coming: promise }
}

const signedOut: EntryAuthState = { user: null, isBusy: false, isUnanswered: false, isUnreachable: false, error: null, reset: { step: 'none' } }
const signIn = { type: 'AUTH.SIGN_IN', email: 'robin@example.org', password: 'a long password' } as const

it('starts signed out, not busy and without an error', () => {
  expect(lateServices().pending.auth.read()).toEqual(signedOut)
})

it('is busy at once with a sign-in, and passes it on once the backend has loaded', async () => {
  const { pending, asked, come, coming } = lateServices()
  let told = 0
  pending.auth.watch(() => told++)
  pending.auth.send(signIn)
  expect(told).toBe(1)
  expect(pending.auth.read().isBusy).toBe(true)
  expect(asked).toEqual([])
  come()
  await coming
  await Promise.resolve()
  expect(asked).toEqual([signIn])
})

it('has no failure to dismiss', async () => {
  const { pending, asked, come, coming } = lateServices()
  pending.auth.send({ type: 'AUTH.DISMISS_ERROR' })
  expect(pending.auth.read().isBusy).toBe(false)
  come()
  await coming
  await Promise.resolve()
  expect(asked).toEqual([])
})

it('opens the demo clinic, and adopts a guest, once the backend has loaded', async () => {
  const { pending, opened, come } = lateServices()
  const opening = pending.openDemo?.('parent')
  const adopting = pending.adoptGuest('u1')
  expect(opened).toEqual([])
  come()
  await opening
  expect(opened).toEqual(['parent'])
  expect(await adopting).toBe('child of u1')
})
