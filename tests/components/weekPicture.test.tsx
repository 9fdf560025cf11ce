import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Child } from '#domain/people/people'
import { WeekPicture } from '../../src/screens/dashboard/WeekPicture'
import { english } from '#tests/support/english'
import { playedSession } from '#tests/support/knownChild'
import { show } from '../support/page'

vi.mock('#app/services/flags', async () => {
  const { NO_FLAGS } = await import('#ports/administration')
  return { useFlags: () => NO_FLAGS }
})
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const { weekPicture } = english.screens.dashboard
const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const sunday = (hour: number) => new Date(2026, 10, 22, hour).getTime()
const at = (day: number) => playedSession('lightcatcher', '1', new Date(2026, 10, day, 10).getTime(), [])
const open = (now: number, days: readonly number[]) => show(<WeekPicture child={child} sessions={days.map(at)} now={now} />)

it('is offered only on Sunday evening, after a week with play', () => {
  expect(open(sunday(18), [17, 19]).text).toContain('A picture of Pip’s week')
  expect(open(sunday(11), [17, 19]).text).toBe('')
  expect(open(new Date(2026, 10, 21, 18).getTime(), [17]).text).toBe('')
  expect(open(sunday(18), [14]).text).toBe('')
})

it('describes itself to a screen reader, and offers no sharing on a device that cannot share', async () => {
  const { press } = open(sunday(18), [17, 17, 19])
  await press('A picture of Pip’s week')
  const dialog = [...document.querySelectorAll('dialog')].at(-1)
  expect(dialog?.querySelector('canvas')?.getAttribute('aria-label')).toContain('Pip: lights on 2 days')
  expect(dialog?.textContent).toContain(weekPicture.save)
  expect(dialog?.textContent).not.toContain(weekPicture.share)
})
