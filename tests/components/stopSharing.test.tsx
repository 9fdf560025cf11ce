import { act, useSyncExternalStore } from 'react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import { endOfDay } from '#domain/people/grants'
import type { AccessNote, Child } from '#domain/people/people'
import type { Helper, SharingCode } from '#domain/people/sharing'
import { localDay } from '#domain/time'
import type { Sharing } from '#ports/sharing'
import { ByCode } from '../../src/screens/sharing/ByCode'
import { show } from '../support/page'

vi.mock('#app/services/useMe', () => ({ useMe: () => ({ uid: 'ada', email: 'ada@example.org', displayName: 'Ada', isProven: true }) }))
// jsdom does not implement dialogs.
vi.mock('#ui/Modal', () => ({ Modal: ({ opened, children }: { opened: boolean; children: unknown }) => (opened ? children : null) }))
vi.mock('../../src/screens/sharing/CodeCard', () => ({ CodeCard: () => null, addressOf: () => '' }))

const pip: Child = { id: 'pip', ownerUid: 'ada', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const until = endOfDay(localDay(Date.now() + 40 * 86_400_000)) ?? 0
const robin: Helper = { uid: 'robin', email: 'robin@example.org', displayName: 'Robin', kind: 'therapist', step: 'plan', since: 0, until }
const seen: AccessNote = { id: 'n', actor: 'robin', account: 'robin', action: 'viewed', at: Date.parse('2026-11-30T13:18:00') }
const invite = vi.fn<Sharing['invite']>(async ({ id: childId, ownerUid, alias }, request, me): Promise<SharingCode> => ({
  ...request,
  code: 'K7M4QD2X9RTW',
  childId,
  ownerUid,
  alias,
  invitedByName: me.displayName,
  expiresAt: until,
  account: null,
}))

function opened(helpers: readonly Helper[] = [robin], codes: readonly SharingCode[] = []) {
  let current = helpers
  const told = new Set<() => void>()
  const watch = (tell: () => void) => {
    told.add(tell)
    return () => told.delete(tell)
  }
  const stop = vi.fn<Sharing['stop']>(async () => {
    current = []
    for (const tell of told) tell()
  })
  const takeBack = vi.fn<Sharing['takeBack']>(async () => undefined)
  function Part() {
    const list = useSyncExternalStore(watch, () => current)
    return <ByCode child={pip} helpers={{ status: 'ready', value: list }} codes={{ status: 'ready', value: codes }} notes={[seen]} />
  }
  const page = show(
    <MemoryRouter>
      <Part />
    </MemoryRouter>,
    { sharing: { stop, invite, takeBack } },
  )
  return { page, stop, takeBack }
}

beforeEach(() => {
  invite.mockClear()
})

const stopButtons = (place: HTMLElement) => [...place.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Stop sharing')

it('names the day of the last look, but not the time', () => {
  const { page } = opened()
  expect(page.text).toContain('Last opened on November 30, 2026')
  expect(page.text).not.toMatch(/1[:.]18/)
})

it('explains the effect before it stops, and reports the result afterwards', async () => {
  const { page, stop } = opened()
  await page.press('Stop sharing')
  expect(stop).not.toHaveBeenCalled()
  expect(page.text).toContain('Robin immediately loses access to Pip. To share again, make a new code.')
  await act(async () => stopButtons(page.place).at(-1)?.click())
  expect(stop).toHaveBeenCalledWith('pip', 'robin')
  expect(page.text).toContain('Robin can no longer see Pip.')
})

it('shares again through a new code with the same person, access level and end date', async () => {
  const { page } = opened()
  await page.press('Stop sharing')
  await act(async () => stopButtons(page.place).at(-1)?.click())
  await page.press('Share again')
  expect(invite.mock.calls[0]?.[1]).toEqual({ kind: 'therapist', step: 'plan', name: 'Robin', until })
  expect(page.text).toContain('Print a card')
})

it('says in place that a code was withdrawn, and makes another one for the same person', async () => {
  const code: SharingCode = {
    ...robin,
    code: 'K7M4QD2X9RTW',
    childId: 'pip',
    ownerUid: 'ada',
    alias: 'Pip',
    name: 'Robin',
    invitedByName: 'Ada',
    expiresAt: until,
    account: null,
  }
  const { page, takeBack } = opened([], [code])
  await page.press('Withdraw')
  expect(takeBack).toHaveBeenCalledWith('K7M4QD2X9RTW')
  expect(page.text).toContain('The code for Robin no longer works.')
  await page.press('Share again')
  expect(invite.mock.calls[0]?.[1]).toEqual({ kind: 'therapist', step: 'plan', name: 'Robin', until })
})
