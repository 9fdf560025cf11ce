import { expect, it, vi } from 'vitest'
import type { AuthEvent } from '#machines/auth/auth.machine'
import { selectIsBusy, selectIsUnreachable, selectUser } from '#machines/auth/auth.selectors'
import type { Services } from '#app/services/services'
import { waitingServices } from '#app/services/pendingServices'

vi.mock('#app/services/hosting', () => ({ isHosted: false }))

/** Services that come when they are let: with what the sign-in of the real ones was asked, and who was let into the demo clinic. */
function lateServices() {
  const asked: AuthEvent[] = []
  const opened: string[] = []
  const children = { auth: { send: (event: AuthEvent) => asked.push(event) } }
  const real = { actor: { getSnapshot: () => ({ children }) }, demo: { open: async (role: string) => void opened.push(role) } }
  let come = () => {}
  const coming = new Promise<Services>((resolve) => (come = () => resolve(real as unknown as Services)))
  const waiting = waitingServices(() => coming)
  const auth = () => waiting.actor.getSnapshot().children.auth as unknown as NonNullable<ReturnType<Services['actor']['getSnapshot']>['children']['auth']>
  return { waiting, auth, asked, opened, come, coming }
}

const signIn = { type: 'AUTH.SIGN_IN', email: 'robin@example.org', password: 'a long password' } as const

it('nobody is known, nothing is under way and nothing has failed', () => {
  const snapshot = lateServices().auth().getSnapshot()
  expect(selectUser(snapshot)).toBe('unknown')
  expect(selectIsBusy(snapshot)).toBe(false)
  expect(selectIsUnreachable(snapshot)).toBe(false)
})

it('what is asked of the sign-in is under way at once, and is passed on once it is there', async () => {
  const { auth, asked, come, coming } = lateServices()
  let told = 0
  auth().subscribe({ next: () => told++ })
  auth().send(signIn)
  expect(told).toBe(1)
  expect(selectIsBusy(auth().getSnapshot())).toBe(true)
  expect(asked).toEqual([])
  come()
  await coming
  await Promise.resolve()
  expect(asked).toEqual([signIn])
})

it('nothing has failed that could be dismissed', async () => {
  const { auth, asked, come, coming } = lateServices()
  auth().send({ type: 'AUTH.DISMISS_ERROR' })
  expect(selectIsBusy(auth().getSnapshot())).toBe(false)
  come()
  await coming
  await Promise.resolve()
  expect(asked).toEqual([])
})

it('the demo clinic opens when it is there', async () => {
  const { waiting, opened, come } = lateServices()
  const opening = waiting.demo?.open('parent')
  expect(opened).toEqual([])
  come()
  await opening
  expect(opened).toEqual(['parent'])
})
