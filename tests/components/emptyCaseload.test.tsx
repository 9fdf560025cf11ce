import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import type { Services } from '#app/services/services'
import type { Invitation, TeamRole } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { Teams } from '#ports/teams'
import { NoCases } from '../../src/screens/therapist-dashboard/NoCases'
import type { TeamState } from '../../src/screens/therapist-dashboard/useTeam'
import { therapistAccount } from '../support/examples'
import { show } from '../support/page'

const invited: Invitation = {
  id: 'maya@example.org',
  accountId: 'clinic',
  accountName: 'Clinic',
  invitedBy: 'ada',
  email: 'maya@example.org',
  role: 'parent',
  status: 'pending',
  accessDays: null,
  expiresAt: Date.now() + 14 * DAY_MS,
}

function opened(demo: Services['demo'] = null, role: TeamRole = 'owner') {
  let tell: (list: readonly Invitation[]) => void = () => undefined
  const teams = {
    watchInvitations: (_of, onList) => {
      tell = onList
      return () => undefined
    },
  } as Pick<Teams, 'watchInvitations'> as Teams
  const team = { role: 'owner', me: { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' } } as TeamState
  const page = show(
    <MemoryRouter>
      <NoCases team={team} account={therapistAccount({})} role={role} />
    </MemoryRouter>,
    { teams, demo },
  )
  return { page, tell: (list: readonly Invitation[]) => act(() => tell(list)) }
}

it('shows on the empty list which families are invited and have not answered', () => {
  const { page, tell } = opened()
  expect(page.text).not.toContain('waiting')
  tell([invited])
  expect(page.text).toContain('One invitation is waiting')
  expect(page.text).toContain('maya@example.org')
})

it('asks only for the address of a family, without a choice of roles', async () => {
  const { page } = opened()
  await page.press('Invite a family')
  expect(document.querySelector('dialog h2')?.textContent).toBe('Invite a family')
  expect(document.querySelector('dialog [role=radio], dialog input[type=radio]')).toBeNull()
  expect(document.querySelector('dialog')?.textContent).toContain('Only their own children.')
})

it('previews the list in a picture that cannot be mistaken for real children', () => {
  const { page } = opened()
  const rows = document.querySelector('figure ul')
  expect(rows?.getAttribute('aria-hidden')).toBe('true')
  expect(rows?.querySelectorAll('li')).toHaveLength(5)
  expect(page.text).toContain('These children are made up.')
})

it('opens the demo as a made-up therapist where the backend has one, and says if it fails', async () => {
  const without = opened().page
  expect(without.text).not.toContain('Open the demo')
  without.leave()
  const roles: string[] = []
  const { page } = opened({
    isSeeded: () => Promise.resolve(true),
    open: (role) => {
      roles.push(role)
      return Promise.reject(new Error('full'))
    },
  })
  await page.press('Open the demo')
  expect(roles).toEqual(['therapist'])
  expect(page.text).toContain('The demo clinic could not be opened.')
})

it('offers colleagues only to those who may invite them', () => {
  const { page } = opened(null, 'owner')
  expect(page.text).toContain('Add a colleague')
  page.leave()
  expect(opened(null, 'therapist').page.text).not.toContain('Add a colleague')
})
