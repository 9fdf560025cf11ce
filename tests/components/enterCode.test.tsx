import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import type { SharingCode } from '#domain/people/sharing'
import { DAY_MS } from '#domain/time'
import type { Sharing } from '#ports/sharing'
import { Invited } from '../../src/screens/here-for/Invited'
import { english } from '#tests/support/english'
import { show } from '../support/page'

const mine: { children: readonly Child[] } = { children: [] }

vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: mine.children, chooseChild: () => undefined }) }))
vi.mock('#app/workspaces/useMe', () => ({ useMe: () => ({ uid: 'robin', email: 'robin@example.org', displayName: 'Robin', isProven: true }) }))
vi.mock('#app/workspaces/guardians', () => ({ useInvitationsForMe: () => [] }))
vi.mock('#app/services/actors', () => ({
  useAuth: () => ({ snapshot: { context: { user: null } } }),
  useTherapist: () => ({ snapshot: { context: { pendingInvites: [], therapistAccounts: [], uid: 'robin' } } }),
}))

const none = english.screens.hereFor.invitations.none
const code: SharingCode = {
  code: 'K7M4QD2X9RTW',
  childId: 'pip',
  ownerUid: 'ada',
  alias: 'Pip',
  kind: 'grandparent',
  step: 'look',
  name: 'Robin',
  until: Date.now() + 30 * DAY_MS,
  invitedByName: 'Ada',
  expiresAt: Date.now() + 14 * DAY_MS,
  account: null,
}
const help = { step: code.step, until: code.until, code: code.code }
const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile, help }

function opened(find: Sharing['find'] = async () => code) {
  const sharing = { find, accept: async () => undefined } as Pick<Sharing, 'find' | 'accept'> as Sharing
  const page = show(
    <MemoryRouter initialEntries={[`/here-for?step=invited&code=${code.code}`]}>
      <Invited />
    </MemoryRouter>,
    { sharing },
  )
  const enter = () => act(async () => page.place.querySelector('form')?.requestSubmit())
  return { page, enter }
}

beforeEach(() => {
  mine.children = []
})

it('says that there is no invitation until one is found, and then stops saying so', async () => {
  const { page, enter } = opened()
  expect(page.text).toContain(none)
  await enter()
  expect(page.text).toContain('Ada shares Pip with you')
  expect(page.text).not.toContain(none)
})

it('leads to the child after an invitation was accepted, without an empty field', async () => {
  const { page, enter } = opened()
  await enter()
  await page.press('Accept')
  expect(page.text).toContain('Pip is shared with you')
  expect(page.text).not.toContain(none)
  expect([...page.place.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('Open Pip')
  expect(page.place.querySelector('input')).toBeNull()
})

it('tells the person who took up a code that they have access already', async () => {
  mine.children = [pip]
  const { page, enter } = opened(async () => null)
  await enter()
  expect(page.text).toContain('You already have access to Pip.')
  expect(page.text).not.toContain('No invitation has this code.')
})
