import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Invitation } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import type { Teams } from '#ports/teams'
import { CaseloadTable } from '../../src/screens/therapist-dashboard/Caseload'
import type { TeamState } from '../../src/screens/therapist-dashboard/useTeam'
import { therapistAccount } from '../support/examples'
import { show } from '../support/page'

vi.mock('#app/play/children', () => ({ useChildren: () => ({ caseload: { status: 'loaded', value: [] } }) }))

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

function opened() {
  let tell: (list: readonly Invitation[]) => void = () => undefined
  const teams = {
    watchInvitations: (_of, onList) => {
      tell = onList
      return () => undefined
    },
  } as Pick<Teams, 'watchInvitations'> as Teams
  const team = { role: 'owner', me: { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' } } as TeamState
  const role = 'owner'
  const page = show(<CaseloadTable team={team} account={therapistAccount({})} role={role} />, { teams })
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
