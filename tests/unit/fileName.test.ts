import { afterEach, expect, it, vi } from 'vitest'
import { fileName } from '#app/forms/download'
import { localDay } from '#domain/time'
import { weekAt } from '#domain/child/weekPlan'
import { sayDay } from '#text/locale'

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['A report, Firefly', 'A report, Firefly.pdf'],
  ['a/b\\c:d', 'a b c d.pdf'],
  ['Firefly\u202efdp.exe', 'Fireflyfdp.exe.pdf'],
  ['Sun 🌞', 'Sun 🌞.pdf'],
  ['line\none', 'line one.pdf'],
  ['CON', 'CON_.pdf'],
  ['lpt1', 'lpt1_.pdf'],
  ['..hidden. ', 'hidden.pdf'],
  ['???', '_.pdf'],
])('turns %j into a name valid on every system', (name, expected) => {
  expect(fileName(name, 'pdf')).toBe(expected)
})

it.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC'])('gives the day and the week of the local calendar in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  for (const [year, month, date] of [
    [2026, 12, 31],
    [2027, 1, 1],
    [2027, 1, 3],
    [2026, 3, 8],
    [2028, 2, 29],
  ] as const)
    for (const hour of [0, 3, 12, 21, 23]) {
      const at = new Date(year, month - 1, date, hour, 59).getTime()
      const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
      expect(localDay(at)).toBe(day)
      expect(sayDay(day)).toContain(String(date))
      if (year === 2027) expect(weekAt(at).monday).toBe('2026-12-28')
    }
})
