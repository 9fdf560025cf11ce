import { afterAll, describe, expect, it } from 'vitest'
import { newProfile } from '#domain/child/childProfile'
import type { Digest } from '#domain/measures/digest'
import { progressOf } from '#domain/measures/progress'
import { caseFigures } from '#domain/people/caseload'
import { localDay } from '#domain/time'
import type { SharedChild } from '#domain/people/people'
import { DAY_MS, daysBefore, daysBetween, HOUR_MS } from '#domain/time'
import { periodEnd, periodStart } from '../../src/screens/assessment/report/gather'

/*
 * In Berlin, the clocks go forward in the night to 2026-03-29, which has 23 hours, and back in the night to 2026-10-25, which has 25 hours.
 */

const zone = process.env['TZ']
// The time zone must be set before the cases below are evaluated.
process.env['TZ'] = 'Europe/Berlin'
afterAll(() => {
  process.env['TZ'] = zone
})

const at = (month: number, day: number, hour: number, minute = 0): number => new Date(2026, month - 1, day, hour, minute).getTime()

const shared: SharedChild = {
  id: 'c',
  accountId: 'a',
  ownerUid: 'o',
  alias: 'Wren',
  sharedAt: at(1, 1, 12),
  endsAt: null,
  purpose: 'x',
  caseload: [],
  child: { id: 'c', ownerUid: 'o', guardians: [], alias: 'Wren', birthMonth: null, profile: { ...newProfile, photosensitive: 'no' } },
}
const digest = (startedAt: number): Digest => ({
  id: String(startedAt),
  startedAt,
  activity: 'lightcatcher',
  category: null,
  level: '2',
  turns: ['alone'],
  touch: null,
  read: null,
  wasTooMuch: false,
  afterSeizure: false,
})
const figures = (now: number, ...played: number[]) =>
  caseFigures({ shared, digests: played.map(digest), now, dayOf: localDay, manifests: [], isAnswered: () => false })

describe('the days of a list of children', () => {
  it.each([
    ['the short day is there just after it', at(3, 30, 0, 30), at(3, 29, 12)],
    ['the day before the long one is there late on the long one', at(10, 25, 23, 30), at(10, 24, 12)],
  ])('%s', (_what, now, played) => {
    const { days } = figures(now, played)
    expect(days.at(-2)).toBe(true)
    expect(days.filter(Boolean)).toHaveLength(1)
  })
})

it('includes all hours of the long day in a report, and no hour of the day after the short one', () => {
  expect(periodEnd('2026-10-25') + 1 - periodStart('2026-10-25')).toBe(25 * HOUR_MS)
  expect(periodEnd('2026-03-29') + 1 - periodStart('2026-03-29')).toBe(23 * HOUR_MS)
})

it('counts days by local time', () => {
  expect(daysBetween(at(3, 28, 12), at(3, 29, 12))).toBe(1)
  expect(daysBetween(at(10, 24, 12), at(10, 25, 11, 30))).toBe(0)
  expect(daysBefore(at(3, 29, 12), 1)).toBe(at(3, 28, 12))
  expect(daysBefore(at(10, 24, 12), -1)).toBe(at(10, 25, 12))
})

it('starts the weeks of progress at the same time of day', () => {
  const { weeks } = progressOf([], at(11, 1, 12), localDay)
  expect(weeks.map(({ from }) => new Date(from).getHours())).toEqual([12, 12, 12, 12])
  expect(weeks.map(({ from, until }) => (until - from) / DAY_MS)).toEqual([7, 7, 7 + 1 / 24, 7])
})
