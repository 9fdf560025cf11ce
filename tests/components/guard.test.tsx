import { act } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { createActor, type AnyActorRef } from 'xstate'
import { DAY_MS } from '#domain/time'
import { createAppMachine } from '#machines/app/app.machine'
import { Guard } from '#app/routing/Guard'
import { takeAddress } from '#app/routing/returnTo'
import { useSubscriptionRecheck } from '#app/hydration/recheckSubscription'
import { ShellContext } from '#app/page/shellContext'
import { parent, stageRequest, therapistAccount, userRecord } from '#tests/support/examples'
import { fakePorts, promisesSettled } from '#tests/support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

const actors: AnyActorRef[] = []
afterEach(() => actors.splice(0).forEach((actor) => actor.stop()))

/** Opens paid content for a person whose code is valid for one day. */
async function open() {
  const ports = fakePorts({ user: parent })
  ports.people.users.set(parent.uid, userRecord({ activationCode: { code: 'c', validTill: DAY_MS } }))
  const actor = createActor(createAppMachine(ports)).start()
  actors.push(actor)
  const childOf = (name: 'stage' | 'subscription' | 'therapist') => actor.getSnapshot().children[name] as AnyActorRef
  await promisesSettled()
  const page = show(
    <ShellContext value={fakeShell({ tabStorage: ports.tabStorage, lastingStorage: ports.tabStorage })}>
      <MemoryRouter initialEntries={['/fireworks']}>
        <Routes>
          <Route
            path="/fireworks"
            element={
              <Guard rule="subscription">
                <Play />
              </Guard>
            }
          />
          <Route
            path="/pricing"
            element={
              <Guard rule="signed-in">
                <Address />
              </Guard>
            }
          />
          <Route path="*" element={<Address />} />
        </Routes>
      </MemoryRouter>
    </ShellContext>,
    { actor },
  )
  const send = (name: 'stage' | 'subscription' | 'therapist', event: { type: string } & Record<string, unknown>) => act(async () => childOf(name).send(event))
  return {
    ports,
    page,
    send,
    /** Lets the code expire. */
    async runOut() {
      ports.clock.set(DAY_MS)
      await send('subscription', { type: 'SUBSCRIPTION.RECHECK' })
    },
  }
}

function Play() {
  useSubscriptionRecheck()
  return 'the activity'
}

const Address = () => useLocation().pathname

/** Has one route for all addresses with the access rule of the current one, as the activity pages do. */
function Anywhere() {
  const navigate = useNavigate()
  const isOpen = useLocation().pathname === '/music'
  return <Guard rule={isOpen ? 'public' : 'signed-in'}>{isOpen ? <button onClick={() => void navigate('/follow')}>On</button> : 'let in'}</Guard>
}

describe('paid content', () => {
  it('redirects to the prices when the subscription has run out', async () => {
    const { ports, page, runOut } = await open()
    expect(page.text).toBe('the activity')
    await runOut()
    expect([page.text, takeAddress(ports.tabStorage)]).toEqual(['/pricing', '/fireworks'])
  })

  it('forgets the requested page when a person signs out at the prices', async () => {
    const { ports, page, runOut } = await open()
    await runOut()
    await act(async () => ports.identity.setUser(null))
    expect([page.text, takeAddress(ports.tabStorage)]).toEqual(['/', null])
  })

  it('never interrupts a session or its summary, but requires a subscription for the next session', async () => {
    const { page, send, runOut } = await open()
    await send('stage', { type: 'STAGE.OPEN', request: stageRequest('s1') })
    await send('stage', { type: 'STAGE.READY' })
    await runOut()
    expect(page.text).toBe('the activity')
    await send('stage', { type: 'STAGE.FINISHED', sessionId: 's1', reason: 'finished' })
    expect(page.text).toBe('the activity')
    await send('stage', { type: 'STAGE.PLAY_AGAIN', id: 's2', seed: 4 })
    expect(page.text).toBe('/pricing')
  })

  it('continues play while the person’s role in another account is unknown', async () => {
    const { ports, page, send } = await open()
    await act(async () => {
      ports.people.accounts.set('a1', therapistAccount())
      ports.people.accountLists.set(parent.uid, [therapistAccount()])
      ports.people.users.set(parent.uid, userRecord())
    })
    await send('stage', { type: 'STAGE.OPEN', request: stageRequest('s1') })
    await act(async () => {
      ports.people.accounts.silence()
      ports.people.accountLists.set(parent.uid, [therapistAccount(), therapistAccount({ id: 'a2' })])
    })
    await send('therapist', { type: 'THERAPIST.OPEN', id: 'a2' })
    expect(page.text).toBe('the activity')
    await send('stage', { type: 'STAGE.CLOSE' })
    expect(page.text).not.toBe('the activity')
  })

  it('closes at once on sign-out, and drops all unfinished work in this tab', async () => {
    const { ports, page, send } = await open()
    ports.tabStorage.set('note', 'Half a note')
    await send('stage', { type: 'STAGE.OPEN', request: stageRequest('s1') })
    await act(async () => ports.identity.setUser(null))
    expect([page.text, takeAddress(ports.tabStorage), ports.tabStorage.get('note')]).toEqual(['/', null, null])
  })
})

describe('content for signed-in people', () => {
  it('asks a guest to sign in, and then opens the requested page', async () => {
    const ports = fakePorts({ user: null })
    const actor = createActor(createAppMachine(ports)).start()
    actors.push(actor)
    await promisesSettled()
    const page = show(
      <ShellContext value={fakeShell({ tabStorage: ports.tabStorage, lastingStorage: ports.tabStorage })}>
        <MemoryRouter initialEntries={['/music']}>
          <Routes>
            {['/', '/signin'].map((path) => (
              <Route key={path} path={path} element={<Address />} />
            ))}
            <Route path="*" element={<Anywhere />} />
          </Routes>
        </MemoryRouter>
      </ShellContext>,
      { actor },
    )
    await page.press('On')
    expect([page.text, takeAddress(ports.tabStorage)]).toEqual(['/signin', '/follow'])
  })
})

describe('returning to the page', () => {
  const away = () => act(async () => window.dispatchEvent(new Event('blur')))
  const back = () => act(async () => window.dispatchEvent(new Event('focus')))

  it('checks again, so a code that expired while the tablet slept opens nothing', async () => {
    const { ports, page } = await open()
    ports.clock.set(DAY_MS)
    await back()
    expect(page.text).toBe('the activity')
    await away()
    await back()
    expect(page.text).toBe('/pricing')
  })

  it('checks again once when the page becomes visible', async () => {
    const { ports, page } = await open()
    let asked = 0
    const { watchUser } = ports.people
    Object.assign(ports.people, { watchUser: (...given: Parameters<typeof watchUser>) => (asked++, watchUser(...given)) })
    const show = (state: DocumentVisibilityState) =>
      act(async () => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
        document.dispatchEvent(new Event('visibilitychange'))
      })
    await show('hidden')
    await show('visible')
    await back()
    expect([asked, page.text]).toEqual([1, 'the activity'])
  })
})
