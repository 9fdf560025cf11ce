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
import { ShellContext } from '#app/page/shellContext'
import { keptInvitation, rememberInvitation } from '#app/routing/invitation'
import { fakePorts, promisesSettled } from '../support/fakePorts'
import { show } from '../support/page'
import { fakeShell } from '../support/services'

const mine: { children: readonly Child[]; isProven: boolean } = { children: [], isProven: true }

vi.mock('#app/play/children', () => ({ useChildren: () => ({ children: mine.children, chooseChild: () => undefined }) }))
vi.mock('#app/services/useMe', () => ({ useMe: () => ({ uid: 'robin', email: 'robin@example.org', displayName: 'Robin', isProven: mine.isProven }) }))
vi.mock('../../src/screens/account/ProveAddress', () => ({ ProveAddress: ({ reason }: { reason?: string }) => reason }))
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
const help = { kind: code.kind, step: code.step, until: code.until, code: code.code }
const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile, help }

const { tabStorage: lastingStorage } = fakePorts()

function opened(find: Sharing['find'] = async () => code, address = '/here-for?step=invited') {
  const sharing = { find, accept: async () => undefined } as Pick<Sharing, 'find' | 'accept'> as Sharing
  const page = show(
    <ShellContext value={fakeShell({ lastingStorage })}>
      <MemoryRouter initialEntries={[address]}>
        <Invited />
      </MemoryRouter>
    </ShellContext>,
    { sharing },
  )
  const enter = async () => {
    const field = page.place.querySelector('input') as HTMLInputElement
    act(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'K7M4 QD2X 9RTW')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await act(async () => page.place.querySelector('form')?.requestSubmit())
  }
  return { page, enter }
}

beforeEach(() => {
  mine.children = []
  mine.isProven = true
  lastingStorage.clear()
})

it('says that there is no invitation until one is found, and then stops saying so', async () => {
  const { page, enter } = opened()
  expect(page.text).toContain(none)
  await enter()
  expect(page.text).toContain('Ada shares Pip with you')
  expect(page.text).not.toContain(none)
})

it('replaces the form with the invitation as the page’s heading, and offers to enter another code', async () => {
  const { page, enter } = opened()
  await enter()
  const headings = () => [...page.place.querySelectorAll('h1')].map(({ textContent }) => textContent)
  expect(headings()).toEqual(['Ada shares Pip with you'])
  expect(document.activeElement?.textContent).toBe('Ada shares Pip with you')
  expect(page.place.querySelector('form')).toBeNull()
  await page.press('Enter another code')
  expect(headings()).toEqual(['Your invitations'])
  expect(page.place.querySelector('input')?.value).toBe('')
})

it('does not say that nothing is shared once the invitation was accepted', async () => {
  const { page, enter } = opened()
  await enter()
  expect(page.text).toContain('Nothing is shared until you accept.')
  await page.press('Accept')
  expect(page.text).not.toContain('Nothing is shared until you accept.')
})

it('leads to the child after an invitation was accepted, without an empty field', async () => {
  const { page, enter } = opened()
  await enter()
  await page.press('Accept')
  expect(page.text).toContain('Pip is shared with you')
  expect(page.text).not.toContain(none)
  expect([...page.place.querySelectorAll('a')].map(({ textContent }) => textContent)).toContain('Open Pip')
  expect(page.place.querySelector('input')).toBeNull()
  expect(page.place.querySelector('a.press-now')?.getAttribute('href')).toBe('/progress')
})

it('tells the person who took up a code that they have access already', async () => {
  mine.children = [pip]
  const { page, enter } = opened(async () => null)
  await enter()
  expect(page.text).toContain('You already have access to Pip.')
  expect(page.text).not.toContain('This invitation was not found')
})

it('opens the invitation in a link automatically', async () => {
  const { page } = opened(undefined, `/here-for?step=invited&code=${code.code}`)
  await act(promisesSettled)
  expect(page.text).toContain('Ada shares Pip with you')
})

it('says at once that a link’s code is malformed', () => {
  const { page } = opened(undefined, '/here-for?step=invited&code=ABCD-EFGH-JKLM')
  expect(page.text).toContain('A code has three groups of four letters and digits.')
})

it('opens the invitation in a link that was followed in another tab before sign-in, but only once', async () => {
  rememberInvitation(lastingStorage, code.code, Date.now())
  const { page } = opened()
  await act(promisesSettled)
  expect(page.text).toContain('Ada shares Pip with you')
  expect(keptInvitation(lastingStorage, Date.now())).toBeNull()
})

it('keeps a link’s code until the address is confirmed', async () => {
  mine.isProven = false
  rememberInvitation(lastingStorage, code.code, Date.now())
  const { page } = opened()
  await act(promisesSettled)
  expect(page.text).toContain('Please confirm that robin@example.org is yours')
  expect(page.text).toContain('If you have a code, enter it afterwards.')
  expect(page.text).not.toContain('Ada')
  expect(keptInvitation(lastingStorage, Date.now())).toBe(code.code)
})

it('opens Today first for the other parent who plays, and progress for a therapist', async () => {
  const first = async (kind: SharingCode['kind']) => {
    const { page, enter } = opened(async () => ({ ...code, kind, step: 'all' }))
    await enter()
    await page.press('Accept')
    const to = page.place.querySelector('a.press-now')?.getAttribute('href')
    page.leave()
    return to
  }
  expect([await first('parent'), await first('grandparent'), await first('therapist')]).toEqual(['/dashboard', '/dashboard', '/progress'])
})
