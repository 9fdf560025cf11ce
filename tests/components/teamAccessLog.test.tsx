import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { StoreError } from '#ports/documents'
import type { Oversight, TeamAccess } from '#ports/oversight'
import { english } from '#tests/support/english'
import { TeamAccessLog } from '../../src/screens/account/TeamAccessLog'
import { show } from '../support/page'

const saved: (readonly [name: string, content: string, type: string])[] = []
vi.mock('#app/forms/download', async (original) => ({
  ...(await original<object>()),
  download: (...file: (typeof saved)[number]) => void saved.push(file),
}))
const teams = [
  { id: 'clinic_0', name: 'Clinic by the lake', team: { ada: { role: 'owner' } } },
  { id: 'school_0', name: 'School', team: { ada: { role: 'therapist' }, tom: { role: 'owner' } } },
]
vi.mock('#app/services/actors', () => ({ useTherapist: () => ({ snapshot: { context: { therapistAccounts: teams } } }) }))

afterEach(() => void saved.splice(0))

const look: TeamAccess = { actor: 'tom', name: 'Tom', role: 'therapist', child: 'pip_0', alias: 'Pip', action: 'viewed', at: Date.UTC(2026, 10, 30, 9) }
const { save, title } = english.screens.account.teamAccess
const open = (listTeamAccess: Oversight['listTeamAccess']) => show(<TeamAccessLog uid="ada" />, { oversight: { listTeamAccess } })

it('downloads the owner’s own team as a table, and offers no other team', async () => {
  const listTeamAccess = vi.fn<Oversight['listTeamAccess']>(async () => [look])
  const page = open(listTeamAccess)
  expect([...page.place.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([title.replace('{{team}}', 'Clinic by the lake')])
  expect(listTeamAccess).not.toHaveBeenCalled()
  await page.press(save)
  expect(listTeamAccess.mock.calls).toEqual([['clinic_0']])
  expect(saved).toHaveLength(1)
  const [name, content, type] = saved[0] ?? ['', '', '']
  expect(name).toMatch(/-clinic-by-the-lake-\d{4}-\d\d-\d\d\.csv$/)
  expect(type).toBe('text/csv;charset=utf-8')
  expect(content).toBe('\uFEFFtime (UTC),person,role,child,child id,action\r\n2026-11-30T09:00:00.000Z,Tom,therapist,Pip,pip_0,viewed\r\n')
})

it('is busy while it loads, so that a second press asks for nothing', async () => {
  let answer: (rows: readonly TeamAccess[]) => void = () => undefined
  const listTeamAccess = vi.fn<Oversight['listTeamAccess']>(() => new Promise((resolve) => (answer = resolve)))
  const page = open(listTeamAccess)
  await page.press(save)
  await act(async () => page.place.querySelector('button')?.click())
  expect(listTeamAccess).toHaveBeenCalledTimes(1)
  await act(async () => answer([]))
  expect(saved).toHaveLength(1)
})

it('says why there is no table, and saves one at the next press', async () => {
  let failure: Error | null = new StoreError('offline', 'no network')
  const page = open(() => (failure === null ? Promise.resolve([look]) : Promise.reject(failure)))
  await page.press(save)
  expect(page.alert).not.toBeNull()
  expect(saved).toEqual([])
  failure = null
  await page.press(save)
  expect(page.alert ?? '').toBe('')
  expect(saved).toHaveLength(1)
})

it('is not offered without functions', () => {
  expect(show(<TeamAccessLog uid="ada" />, { oversight: null }).text).toBe('')
})
