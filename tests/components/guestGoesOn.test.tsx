import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Session } from '#domain/activities/session'
import type { Child } from '#domain/people/people'
import type { EndReason } from '#domain/trials/engine/events'
import { show } from '../support/page'
import { sessionHeader } from '../support/examples'

const guest: Child = { id: 'guest_0', ownerUid: 'guest', guardians: [], alias: 'Your child', birthMonth: null, profile: newProfile }
const mine: { sessions: readonly Session[] } = { sessions: [] }
const play = vi.fn<(manifest: { readonly id: string }, request: unknown) => void>()

vi.mock('#app/services/actors', () => ({ useAuth: () => ({ snapshot: { context: { user: null } } }) }))
vi.mock('#app/play/children', () => ({ useChildren: () => ({ activeChild: guest }) }))
vi.mock('#app/play/pastSessions', () => ({ useSessions: () => ({ status: 'ready', value: { sessions: mine.sessions, unreadable: 0 } }) }))
vi.mock('#app/play/startSession', () => ({ usePlay: () => ({ play }) }))
vi.mock('#app/stage/start/StagePicture', () => ({ StagePicture: () => null }))
vi.mock('#app/shell/PlainPage', () => ({ PlainPage: ({ children }: { children: unknown }) => children, SignInLink: () => null }))

const { default: More } = await import('../../src/screens/more/screen')

const session = (reason: EndReason): Session => ({
  ...sessionHeader('torn'),
  activity: 'lightcatcher',
  category: null,
  level: '2',
  startedAt: Date.now() - 60_000,
  events: [
    { kind: 'answered', at: 1, trial: 0, id: 'light', verdict: 'correct', by: 'touch' },
    { kind: 'ended', at: 5, reason },
  ],
})

const opened = () =>
  show(
    <MemoryRouter>
      <More />
    </MemoryRouter>,
  )

beforeEach(() => {
  mine.sessions = []
  play.mockClear()
  window.localStorage.clear()
})

it('offers a guest to continue an interrupted session, with the same level', async () => {
  mine.sessions = [session('interrupted')]
  const page = opened()
  expect(page.text).toContain('Light catcher, level 2, was interrupted')
  // The page has exactly one main button.
  expect(page.place.querySelectorAll('.press-now')).toHaveLength(1)
  await page.press('Continue')
  expect(play.mock.calls.map(([manifest, request]) => [manifest.id, request])).toEqual([
    ['lightcatcher', expect.objectContaining({ level: '2', category: null })],
  ])
})

it('offers a guest nothing to continue after a finished session, or after "Not now"', async () => {
  mine.sessions = [session('finished')]
  expect(opened().text).not.toContain('was interrupted')
  mine.sessions = [session('interrupted')]
  const page = opened()
  await page.press('Not now')
  expect(page.text).not.toContain('was interrupted')
})
