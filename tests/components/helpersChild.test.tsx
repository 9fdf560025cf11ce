import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { type SharingKind, type SharingStep } from '#domain/people/sharing'
import { show } from '../support/page'

const now: { child: Child | null } = { child: null }
const noted: (string | null)[] = []

vi.mock('#app/services/actors', () => ({ useAuth: () => ({ snapshot: { context: { user: { uid: 'robin' } } } }) }))
vi.mock('#app/play/children', () => ({
  useNoteView: (child: Child | null) => void noted.push(child?.id ?? null),
  useChildren: () => ({ children: [now.child], activeChild: now.child, ended: null, hasFailed: false, mayPlan: () => now.child?.help?.step !== 'look' }),
}))
vi.mock('#app/workspaces/unreadMessages', () => ({ useHasUnread: () => false }))
vi.mock('../../src/screens/therapist-dashboard/escapeToList', () => ({ useEscapeToList: () => undefined }))
vi.mock('../../src/screens/therapist-dashboard/useStartSession', () => ({ useStartSession: () => () => undefined }))
vi.mock('../../src/screens/children/useChildWork', () => ({ useChildWork: () => ({ unnamed: null }) }))

const { OfActiveChild } = await import('../../src/screens/children/OfActiveChild')

function opened(kind: SharingKind, step: SharingStep, path: string) {
  now.child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile, help: { kind, step, until: Date.now() + 1e9 } }
  const page = show(
    <MemoryRouter initialEntries={[path]}>
      <OfActiveChild page={() => <p>The page itself</p>} />
    </MemoryRouter>,
  )
  return { text: page.text, tabs: [...page.place.querySelectorAll('nav a')].map(({ textContent }) => textContent), page }
}

beforeEach(() => {
  window.localStorage.clear()
  noted.length = 0
})

it('leaves unshared pages off the menu of a person who may only look', () => {
  const { tabs } = opened('grandparent', 'look', '/progress')
  expect(tabs).toEqual(['Progress', 'Pip’s profile', 'Plan', 'Sharing'])
  expect(opened('therapist', 'all', '/progress').tabs).toContain('Voice and photos')
})

it.each(['/assessment', '/voices', '/photos', '/texts', '/outlines', '/messages'])(
  'says kindly that %s is not shared, when it is opened by its address',
  (path) => {
    const { text } = opened('grandparent', 'look', path)
    expect(text).toContain('Pip’s family has not shared this page with you')
    expect(text).not.toContain('The page itself')
    expect(opened('therapist', 'all', path).text).toContain('The page itself')
  },
)

it('offers play to the other parent, and a session to a therapist', () => {
  expect(opened('parent', 'all', '/progress').text).toContain('Play')
  expect(opened('parent', 'all', '/progress').text).not.toContain('Start a session')
  expect(opened('therapist', 'all', '/progress').text).toContain('Start a session')
})

it('notes a look for the family only where the page shows the child', () => {
  opened('grandparent', 'look', '/voices')
  expect(new Set(noted)).toEqual(new Set([null]))
  opened('grandparent', 'look', '/progress')
  expect(noted.at(-1)).toBe('pip')
})
