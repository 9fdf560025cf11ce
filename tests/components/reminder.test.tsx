import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import { EMPTY_DAY, EMPTY_WEEK } from '#domain/child/weekPlan'
import type { Child } from '#domain/people/people'
import { ReminderForm } from '../../src/screens/plan/Reminder'
import { english } from '#tests/support/english'
import { show } from '../support/page'

const saved: [string, string][] = []
vi.mock('#app/forms/download', async (original) => ({
  ...(await original<object>()),
  download: (name: string, content: string) => void saved.push([name, content]),
}))

const child: Child = { id: 'c1', ownerUid: 'p1', guardians: [], alias: 'Pip', birthMonth: null, profile: newProfile }
const week = { ...EMPTY_WEEK, days: { ...EMPTY_WEEK.days, tue: { ...EMPTY_DAY, tiles: [{ activity: 'lightcatcher', category: null, level: '1' }] } } }
const { reminder } = english.screens.plan

it('starts with the planned days, asks for at least one, and saves a calendar file', async () => {
  let isDone = false
  const { place, press, text } = show(<ReminderForm child={child} monday="2026-11-16" week={week} onDone={() => (isDone = true)} />)
  expect(text).toContain(reminder.days)
  const days = [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  expect(days.map(({ checked }) => checked)).toEqual([false, true, false, false, false, false, false])
  await act(async () => days[1]?.click())
  await press(reminder.save)
  expect(place.textContent).toContain(reminder.noDay)
  expect([saved, isDone]).toEqual([[], false])
  await act(async () => place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[4]?.click())
  await press(reminder.save)
  expect(saved[0]?.[0]).toMatch(/Pip\.ics$/)
  expect(saved[0]?.[1]).toContain('BYDAY=FR')
  expect(isDone).toBe(true)
})
