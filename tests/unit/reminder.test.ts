import { expect, it } from 'vitest'
import { reminderFile } from '#domain/child/reminder'

/** A time on a Wednesday. */
const now = new Date(2026, 10, 18, 12).getTime()
const file = (part: Partial<Parameters<typeof reminderFile>[0]> = {}) =>
  reminderFile({ id: 'r1', title: 'Lights with Pip', product: 'A product', days: ['fri', 'mon'], at: '17:30', now, ...part })
const lines = (text: string) => text.split('\r\n')

it('starts on the first chosen day from today, at local time without a zone, every week', () => {
  expect(lines(file())).toEqual(expect.arrayContaining(['DTSTART:20261120T173000', 'RRULE:FREQ=WEEKLY;BYDAY=MO,FR', 'SUMMARY:Lights with Pip']))
  expect(file({ days: ['wed'] })).toContain('DTSTART:20261118T173000')
  expect(file({ days: ['tue'] })).toContain('DTSTART:20261124T173000')
  expect(file()).not.toMatch(/TZID|DTSTART:\S*Z/)
})

it('keeps a nickname with special characters, and no line over 75 octets', () => {
  const title = `Lights; with, Pip\\ ${'ضوء '.repeat(30)}`
  const text = file({ title })
  for (const line of lines(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(String.raw`SUMMARY:Lights\; with\, Pip\\ ضوء`)
})

it('ends every line as the standard requires, and has no early alarm', () => {
  expect(file().endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file()).toContain('TRIGGER:PT0M')
})
