import { expect, it } from 'vitest'
import type { Session } from '#domain/activities/session'
import { isDayDone } from '../../src/screens/dashboard/dayIsDone'
import { partialDouble } from '../support/services'

const today = [partialDouble<Session>('session', {})]
const [played, open] = [{ isPlayed: true }, { isPlayed: false }]

it('ends the day once everything planned was played', () => {
  expect(isDayDone({ due: [played, played], isProposed: false, isEnough: false, today })).toBe(true)
  expect(isDayDone({ due: [played, open], isProposed: false, isEnough: false, today })).toBe(false)
})

it('ends the day when an adult says that it is enough, if anything was played', () => {
  expect(isDayDone({ due: [played, open], isProposed: false, isEnough: true, today })).toBe(true)
  expect(isDayDone({ due: [open], isProposed: true, isEnough: true, today })).toBe(true)
  expect(isDayDone({ due: [open], isProposed: false, isEnough: true, today: [] })).toBe(false)
})

it('does not end a day that nobody planned', () => {
  expect(isDayDone({ due: [played], isProposed: true, isEnough: false, today })).toBe(false)
  expect(isDayDone({ due: [], isProposed: false, isEnough: false, today: [] })).toBe(false)
})
