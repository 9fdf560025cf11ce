import { expect, test } from 'vitest'
import { planForChild } from '#domain/child/bulkPlan'
import { EMPTY_DAY, EMPTY_WEEK, type PlannedDay, type WeekPlan, withDays } from '#domain/child/weekPlan'

const lights = { activity: 'lightcatcher', category: null, level: '2' }
const bubbles = { activity: 'bubblepop', category: null, level: '1' }
const day = (...tiles: PlannedDay['tiles']): PlannedDay => ({ ...EMPTY_DAY, tiles })
const rest: PlannedDay = { ...EMPTY_DAY, isRest: true }

const plan: WeekPlan = withDays(EMPTY_WEEK, { mon: day(lights, bubbles), wed: rest, fri: day(bubbles) })
const ask = (more: Partial<Parameters<typeof planForChild>[0]> = {}) => planForChild({ plan, target: EMPTY_WEEK, from: 'mon', suits: () => true, ...more })

test('copies every planned day with its rest, and changes no other day', () => {
  const target = withDays(EMPTY_WEEK, { tue: day(lights), wed: { ...day(lights), wasDone: true } })
  const { changes, before, given, leftOut, replaces } = ask({ target })
  expect(changes).toEqual({ mon: day(lights, bubbles), wed: { ...rest, wasDone: true }, fri: day(bubbles) })
  expect(before).toEqual({ mon: EMPTY_DAY, wed: { ...day(lights), wasDone: true }, fri: EMPTY_DAY })
  expect(given).toEqual([lights, bubbles])
  expect(leftOut).toEqual([])
  expect(replaces).toBe(true)
})

test('skips unsuitable activities, lists each once, and leaves a day unchanged if none suits', () => {
  const target = withDays(EMPTY_WEEK, { fri: day(lights) })
  const { changes, leftOut, replaces } = ask({ target, suits: ({ activity }) => activity !== 'bubblepop' })
  expect(changes).toEqual({ mon: day(lights), wed: rest })
  expect(leftOut).toEqual([bubbles])
  expect(replaces).toBe(false)
})

test('does not plan past days again', () => {
  expect(Object.keys(ask({ from: 'wed' }).changes)).toEqual(['wed', 'fri'])
})

test('replaces a child’s day of rest by the plan', () => {
  expect(ask({ target: withDays(EMPTY_WEEK, { mon: rest }) }).changes.mon).toEqual(day(lights, bubbles))
})
