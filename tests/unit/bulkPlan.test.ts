import { expect, test } from 'vitest'
import { planForChild } from '#domain/child/bulkPlan'
import { EMPTY_DAY, EMPTY_WEEK, type PlannedDay, type WeekPlan, withDays } from '#domain/child/weekPlan'

const lights = { activity: 'lightcatcher', category: null, level: '2' }
const bubbles = { activity: 'bubblepop', category: null, level: '1' }
const day = (...tiles: PlannedDay['tiles']): PlannedDay => ({ ...EMPTY_DAY, tiles })
const rest: PlannedDay = { ...EMPTY_DAY, isRest: true }

const plan: WeekPlan = withDays(EMPTY_WEEK, { mon: day(lights, bubbles), wed: rest, fri: day(bubbles) })
const ask = (more: Partial<Parameters<typeof planForChild>[0]> = {}) => planForChild({ plan, target: EMPTY_WEEK, from: 'mon', suits: () => true, ...more })

test('every planned day goes along, with its rest, and no other day is touched', () => {
  const target = withDays(EMPTY_WEEK, { tue: day(lights), wed: { ...day(lights), wasDone: true } })
  const { changes, before, given, leftOut, replaces } = ask({ target })
  expect(changes).toEqual({ mon: day(lights, bubbles), wed: { ...rest, wasDone: true }, fri: day(bubbles) })
  expect(before).toEqual({ mon: EMPTY_DAY, wed: { ...day(lights), wasDone: true }, fri: EMPTY_DAY })
  expect(given).toEqual([lights, bubbles])
  expect(leftOut).toEqual([])
  expect(replaces).toBe(true)
})

test('what does not suit is left out and named once; a day of which nothing suits stays as it is', () => {
  const target = withDays(EMPTY_WEEK, { fri: day(lights) })
  const { changes, leftOut, replaces } = ask({ target, suits: ({ activity }) => activity !== 'bubblepop' })
  expect(changes).toEqual({ mon: day(lights), wed: rest })
  expect(leftOut).toEqual([bubbles])
  expect(replaces).toBe(false)
})

test('days that have been lived are not planned anew', () => {
  expect(Object.keys(ask({ from: 'wed' }).changes)).toEqual(['wed', 'fri'])
})

test('a day of rest of the child gives way to what is planned', () => {
  expect(ask({ target: withDays(EMPTY_WEEK, { mon: rest }) }).changes.mon).toEqual(day(lights, bubbles))
})
