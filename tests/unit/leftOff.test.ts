import { expect, it } from 'vitest'
import { leftOff } from '#domain/activities/leftOff'
import type { Session } from '#domain/activities/session'
import { DAY_MS } from '#domain/time'
import type { EndReason } from '#domain/trials/engine/events'
import { sessionHeader } from '../support/examples'

const ended = (id: string, reason: EndReason, more: Partial<Session> = {}): Session => ({
  ...sessionHeader(id),
  startedAt: 1000,
  events: [{ kind: 'ended', at: 5, reason }],
  ...more,
})

it('resumes only the last session, only if interrupted, and within a day', () => {
  const torn = ended('torn', 'interrupted')
  expect(leftOff([], 2000)).toBeNull()
  expect(leftOff([torn], 2000)).toBe(torn)
  expect(leftOff([torn], 1000 + DAY_MS - 1)).toBe(torn)
  expect(leftOff([torn], 1000 + DAY_MS)).toBeNull()
  expect(leftOff([ended('later', 'finished', { startedAt: 1500 }), torn], 2000)).toBeNull()
  expect(leftOff([ended('ahead', 'interrupted', { startedAt: 365 * DAY_MS })], 2000)).toBeNull()
  expect(leftOff([ended('adult', 'adult')], 2000)).toBeNull()
  expect(leftOff([ended('made up', 'interrupted', { demo: true })], 2000)).toBeNull()
})
