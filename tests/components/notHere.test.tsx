import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { show } from '../support/page'
import { promisesSettled } from '../support/fakePorts'

const opened = new Set<string>()
const waiting: (() => void)[] = []
const net = { isReached: false }

vi.mock('#app/shell/builtScreens', () => ({
  screenOf: (path: string) => () => (opened.has(path) ? Promise.resolve({ default: () => null }) : Promise.reject(new Error('not stored'))),
}))
vi.mock('#ui/reload', () => ({
  isReached: async () => net.isReached,
  whenOnline: (onOnline: () => void) => {
    waiting.push(onOnline)
    return () => void waiting.splice(waiting.indexOf(onOnline), 1)
  },
}))
vi.mock('#app/services/actors', () => ({
  useAuth: () => ({ snapshot: { context: { user: { uid: 'ada' } } } }),
  useAppSelector: () => ({ user: { email: 'ada@example.org', emailVerified: true }, role: 'parent', subscription: { isChecked: true, isSubscribed: false } }),
}))
vi.mock('#app/play/children', () => ({ useChildren: () => ({ activeChild: null }) }))
vi.mock('#app/play/pastSessions', () => ({ useSessions: () => ({ status: 'loading' }) }))
vi.mock('#app/offline/offlineReady', () => ({
  useOfflineReady:
    () =>
    ({ id }: { readonly id: string }) =>
      id === 'music',
}))

const { Failsafe } = await import('#ui/Failsafe')
const { HereOffline } = await import('#app/offline/HereOffline')

function Missing(): never {
  throw new Error('Failed to fetch dynamically imported module')
}

async function open() {
  const page = show(
    <MemoryRouter>
      <Failsafe otherwise="broken">
        <HereOffline>
          <Missing />
        </HereOffline>
      </Failsafe>
    </MemoryRouter>,
  )
  await act(async () => void (await import('#scenes/catalogue')))
  await act(promisesSettled)
  return page
}

const links = (page: { readonly place: HTMLElement }) => [...page.place.querySelectorAll('a')].map(({ textContent }) => textContent)

beforeEach(() => {
  opened.clear()
  net.isReached = false
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

it('lists the pages and activities on this device when a page cannot be loaded offline', async () => {
  opened.add('/dashboard').add('/resources')
  const page = await open()
  expect(page.text).toContain('This page is not on this device yet')
  expect(links(page)).toEqual(['Today', 'Guides', 'Music', 'Go to the home page'])
})

it('reloads automatically when the network returns', async () => {
  const page = await open()
  expect(links(page)).toEqual(['Music', 'Go to the home page'])
  expect(waiting).toHaveLength(1)
  page.leave()
  expect(waiting).toEqual([])
})

it('leaves a failure while online to the surrounding page', async () => {
  net.isReached = true
  expect((await open()).text).toBe('broken')
})
