import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type DayPlan, moveEarlier, nextInDay, playedOn, withoutTile, withTile } from '#domain/child/dayPlan'
import {
  withRest,
  copyWeek,
  dateIn,
  daysAfter,
  doneDays,
  EMPTY_DAY,
  EMPTY_WEEK,
  hasPlan,
  hasRoomFor,
  movedTo,
  noonOf,
  minutesPerDay,
  wasChosen,
  withoutRest,
  weekAt,
  weekDays,
  withDays,
  withLevel,
  withTiles,
  type PlannedDay,
} from '#domain/child/weekPlan'

const bubbles = { activity: 'bubblepop', category: null, level: '2' }
const fruits = { activity: 'picture', category: 'fruits', level: '1' }
const lights = { activity: 'lightcatcher', category: null, level: '1' }
const dayWith = (...tiles: DayPlan): PlannedDay => ({ ...EMPTY_DAY, tiles })

const zone = process.env['TZ']
afterEach(() => {
  process.env['TZ'] = zone
})

describe('the week of an instant', () => {
  test.each([
    ['a Monday', new Date(2026, 10, 16, 0, 0, 1), '2026-11-16', 'mon'],
    ['a Sunday, a second before midnight', new Date(2026, 10, 22, 23, 59, 59), '2026-11-16', 'sun'],
    ['New Year’s Day', new Date(2027, 0, 1, 12), '2026-12-28', 'fri'],
    ['a leap day', new Date(2028, 1, 29, 12), '2028-02-28', 'tue'],
  ])('%s', (_, date, monday, day) => {
    expect(weekAt(date.getTime())).toEqual({ monday, day })
  })

  test('is local: the same instant is Sunday in one zone and Monday in another', () => {
    const moment = Date.UTC(2026, 10, 22, 23, 30)
    process.env['TZ'] = 'America/New_York'
    expect(weekAt(moment)).toEqual({ monday: '2026-11-16', day: 'sun' })
    process.env['TZ'] = 'Asia/Tokyo'
    expect(weekAt(moment)).toEqual({ monday: '2026-11-23', day: 'mon' })
  })

  describe('at a clock change', () => {
    beforeEach(() => {
      process.env['TZ'] = 'America/Sao_Paulo'
    })
    test.each([
      ['forward at midnight, so that the day has none', '2018-10-29', '2018-11-04'],
      ['back at midnight', '2018-02-12', '2018-02-18'],
    ])('%s: has each of the seven days once', (_, monday, sunday) => {
      const dates = weekDays.map((day) => dateIn(monday, day))
      expect(dates[6]).toBe(sunday)
      expect(new Set(dates).size).toBe(7)
      for (const [index, date] of dates.entries()) expect(weekAt(noonOf(date))).toEqual({ monday, day: weekDays[index] })
      expect(daysAfter(sunday, 1)).toBe(daysAfter(monday, 7))
    })
  })
})

describe('a week', () => {
  const week = withDays(EMPTY_WEEK, {
    mon: dayWith(bubbles, fruits),
    tue: dayWith(fruits),
    wed: withRest(dayWith(lights)),
    thu: { ...EMPTY_DAY, wasDone: true },
  })

  test('moves an activity to the end of another day, and never twice to one', () => {
    expect(movedTo(week, bubbles, 'mon', 'tue')).toEqual({ mon: dayWith(fruits), tue: dayWith(fruits, bubbles) })
    expect(movedTo(week, fruits, 'mon', 'tue')).toEqual({})
    expect(movedTo(week, bubbles, 'mon', 'mon')).toEqual({})
    const full = withDays(week, { sun: dayWith(lights, fruits, { ...lights, activity: 'a' }, { ...lights, activity: 'b' }) })
    expect(hasRoomFor(full.days.sun, bubbles)).toBe(false)
    expect(movedTo(full, bubbles, 'mon', 'sun')).toEqual({})
  })

  test('empties a day of rest until something is planned on it', () => {
    expect(week.days.wed).toEqual({ tiles: [], isRest: true, wasDone: false, aside: [lights] })
    // The plan returns when the rest day is undone, even if it was set several times.
    expect(withoutRest(withRest(withRest(week.days.wed)))).toEqual(dayWith(lights))
    expect(withoutRest(withRest(EMPTY_DAY))).toEqual(EMPTY_DAY)
    expect(withTiles(week.days.wed, [])).toMatchObject({ isRest: true })
    expect(withTiles(week.days.wed, [lights])).toEqual(dayWith(lights))
    expect(movedTo(week, bubbles, 'mon', 'wed')).toMatchObject({ wed: { isRest: false } })
  })

  test('is copied with its rest and without its results', () => {
    const next = withDays(EMPTY_WEEK, copyWeek(week, EMPTY_WEEK))
    expect(next.days).toEqual({ ...week.days, wed: withRest(EMPTY_DAY), thu: EMPTY_DAY })
    expect(copyWeek(EMPTY_WEEK, week)).toEqual({ ...EMPTY_WEEK.days, thu: week.days.thu })
    expect([hasPlan(week), hasPlan(EMPTY_WEEK), hasPlan(withDays(EMPTY_WEEK, { wed: withRest(EMPTY_DAY) }))]).toEqual([true, false, true])
  })

  test('leaves suggestions without an author until a person changes, rests or copies them', () => {
    const proposed = { ...dayWith(bubbles), isProposed: true }
    const only = withDays(EMPTY_WEEK, { mon: proposed })
    expect([wasChosen(only), wasChosen(EMPTY_WEEK), wasChosen(week)]).toEqual([false, false, true])
    expect(withTiles(proposed, [bubbles, fruits])).toEqual(dayWith(bubbles, fruits))
    expect(withoutRest(withRest(proposed))).toEqual(dayWith(bubbles))
    expect(wasChosen(withDays(EMPTY_WEEK, copyWeek(only, EMPTY_WEEK)))).toBe(true)
  })

  test('applies a new level from today on, but to no past day', () => {
    expect(withLevel(week, { ...fruits, level: '2' }, 'tue')).toEqual({ tue: dayWith({ ...fruits, level: '2' }) })
    expect(Object.keys(withLevel(week, { ...fruits, level: '2' }, 'mon'))).toEqual(['mon', 'tue'])
  })

  test('has the mean length of its non-empty days', () => {
    // There are two things on one day and one on the other.
    expect(minutesPerDay(week)).toBe(5)
    expect(minutesPerDay(EMPTY_WEEK)).toBe(0)
  })

  test('counts play without the tablet in days', () => {
    expect(doneDays(new Map([['2026-11-16', week]]))).toEqual(['2026-11-19'])
  })
})

describe('a day', () => {
  test('contains each task once and at most four', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].reduce<DayPlan>((plan, activity) => withTile(plan, { ...bubbles, activity }), [])
    expect(five.map(({ activity }) => activity)).toEqual(['a', 'b', 'c', 'd'])
    expect(withTile([bubbles, fruits], { ...bubbles, level: '3' })).toEqual([{ ...bubbles, level: '3' }, fruits])
    expect(moveEarlier([bubbles, fruits], fruits)).toEqual([fruits, bubbles])
    expect(moveEarlier([bubbles, fruits], bubbles)).toEqual([bubbles, fruits])
    expect(withoutTile([bubbles, fruits], { ...bubbles, level: '9' })).toEqual([fruits])
  })

  test('is played in order, with skipped activities last and nothing twice', () => {
    const plan = [bubbles, fruits, lights]
    expect(nextInDay(plan, 'bubblepop', ['bubblepop'])).toEqual(fruits)
    expect(nextInDay(plan, 'picture/fruits', ['picture/fruits'])).toEqual(lights)
    expect(nextInDay(plan, 'lightcatcher', ['picture/fruits', 'lightcatcher'])).toEqual(bubbles)
    expect(nextInDay(plan, 'lightcatcher', ['bubblepop', 'picture/fruits', 'lightcatcher'])).toBeNull()
    expect(nextInDay(plan, 'music', [])).toEqual(bubbles)
  })

  test('includes additional play of the same day, and none of another day', () => {
    const at = (day: number) => new Date(2026, 10, day, 9).getTime()
    const sessions = [
      { activity: 'lightcatcher', category: null, startedAt: at(23) },
      { activity: 'picture', category: 'fruits', startedAt: at(22) },
    ]
    const played = playedOn('2026-11-23', sessions)
    expect(played).toEqual(['lightcatcher'])
    expect(nextInDay([lights, bubbles], 'bubblepop', ['bubblepop', ...played])).toBeNull()
    expect(nextInDay([lights, bubbles], 'bubblepop', ['bubblepop', ...playedOn('2026-11-24', sessions)])).toEqual(lights)
  })
})
