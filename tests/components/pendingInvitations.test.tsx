import { act } from 'react'
import { expect, it } from 'vitest'
import type { Invitation } from '#domain/people/people'
import { DAY_MS } from '#domain/time'
import { StoreError } from '#ports/documents'
import type { Teams } from '#ports/teams'
import { PendingInvitations } from '../../src/screens/therapist-dashboard/PendingInvitations'
import type { TeamState } from '../../src/screens/therapist-dashboard/useTeam'
import { therapistAccount } from '../support/examples'
import { show } from '../support/page'

function opened() {
  let tell: (list: readonly Invitation[]) => void = () => undefined
  let fail: (error: StoreError) => void = () => undefined
  const invited: string[] = []
  const teams = {
    revoke: async () => undefined,
    invite: async ({ email }) => void invited.push(email),
    watchInvitations: (_of, onList, onError) => {
      ;[tell, fail] = [onList, onError]
      return () => undefined
    },
  } as Pick<Teams, 'watchInvitations' | 'revoke' | 'invite'> as Teams
  const team = { role: 'owner', me: { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' } } as TeamState
  const page = show(<PendingInvitations team={team} account={therapistAccount({})} />, { teams })
  return { page, invited, tell: (list: readonly Invitation[]) => act(() => tell(list)), fail: (error: StoreError) => act(() => fail(error)) }
}

const sam: Invitation = {
  id: 'sam@example.org',
  accountId: 'clinic',
  accountName: 'Clinic',
  invitedBy: 'ada',
  email: 'sam@example.org',
  role: 'therapist',
  status: 'pending',
  accessDays: null,
  expiresAt: Date.now() + 12 * DAY_MS,
}

it('shows one line that opens, and nothing without invitations or when they cannot be read', async () => {
  const { page, tell, fail } = opened()
  expect(page.text).toBe('')
  tell([])
  expect(page.text).toBe('')
  tell([sam, { ...sam, id: 'lea', email: 'lea@example.org' }])
  expect(page.text).toContain('Two invitations are waiting')
  expect(page.button('Extend by 14 days')).toBeNull()
  await page.press('See them')
  expect(page.text).toContain('12 days left')
  fail(new StoreError('offline', 'no network'))
  expect(page.text).toBe('')
})

it('does not count a declined or expired invitation as waiting', () => {
  const { page, tell } = opened()
  tell([sam, { ...sam, id: 'lea', status: 'declined' }, { ...sam, id: 'bo', expiresAt: Date.now() - DAY_MS }])
  expect(page.text).toContain('One invitation is waiting')
})

it('shows Undo in place of a withdrawn invitation until it is back in the list', async () => {
  const { page, tell, invited } = opened()
  tell([sam])
  await page.press('See them')
  await page.press('Withdraw')
  tell([])
  expect(page.text).toContain('The invitation to sam@example.org has been withdrawn.')
  expect(document.activeElement?.textContent).toBe('Undo')
  await page.press('Undo')
  expect(invited).toEqual(['sam@example.org'])
  tell([sam])
  expect(page.button('Undo')).toBeNull()
})
