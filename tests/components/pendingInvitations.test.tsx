// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import type { Invitation } from '#domain/people/people'
import { StoreError } from '#ports/documents'
import type { Teams } from '#ports/teams'
import { PendingInvitations } from '../../src/screens/therapist-dashboard/PendingInvitations'
import type { TeamState } from '../../src/screens/therapist-dashboard/useTeam'
import { therapistAccount } from '../support/examples'
import { show } from '../support/page'

const NONE = 'Nobody is invited at the moment.'

function opened() {
  let tell: (list: readonly Invitation[]) => void = () => undefined
  let fail: (error: StoreError) => void = () => undefined
  const teams = {
    watchInvitations: (_of, onList, onError) => {
      ;[tell, fail] = [onList, onError]
      return () => undefined
    },
  } as Pick<Teams, 'watchInvitations'> as Teams
  const team = { role: 'owner', me: { uid: 'ada', email: 'ada@example.org', displayName: 'Ada' } } as TeamState
  const page = show(<PendingInvitations team={team} account={therapistAccount({})} />, { teams })
  return { page, tell: (list: readonly Invitation[]) => act(() => tell(list)), fail: (error: StoreError) => act(() => fail(error)) }
}

it('says that nobody is invited once that is known, and not before', () => {
  const { page, tell } = opened()
  expect(page.text).not.toContain(NONE)
  tell([])
  expect(page.text).toContain(NONE)
})

it('says nothing of invitations that could not be read', () => {
  const { page, fail } = opened()
  fail(new StoreError('offline', 'no network'))
  expect(page.text).not.toContain(NONE)
})
