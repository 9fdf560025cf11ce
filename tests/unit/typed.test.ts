import { describe, expect, it } from 'vitest'
import { latinDigits, readDay, readNumber } from '#domain/typed'

describe('a typed day', () => {
  it.each(['2027-02-26', '2028-02-29', '1900-01-01', '2199-12-31'])('reads %s', (day) => expect(readDay(day)).toBe(day))

  it.each(['', '0027-06-12', '0026-03-20', '111520-02-06', '11152-02-06', '2027-02-30', '2027-13-01', '2027-1-1', '2200-01-01'])('refuses %j', (typed) =>
    expect(readDay(typed)).toBeNull(),
  )

  it('refuses days outside the range', () => {
    const range = { first: '2026-11-29', last: '2028-11-27' }
    expect([readDay('2026-11-28', range), readDay('2026-11-29', range), readDay('2028-11-28', range)]).toEqual([null, '2026-11-29', null])
  })
})

describe('a typed number', () => {
  const whole = { least: 4, most: 20 }

  it.each([
    ['12', 12],
    [' 07 ', 7],
    ['١٢', 12],
    ['۱۲', 12],
    ['１２', 12],
  ])('reads %j', (typed, value) => expect(readNumber(typed, whole)).toBe(value))

  it.each(['', '1', '21', '1e1', '12.5', '-5', 'twelve'])('refuses %j', (typed) => expect(readNumber(typed, whole)).toBeNull())

  it.each(['9.7', '9,7', '٩٫٧'])('reads %j with one decimal', (typed) => expect(readNumber(typed, { least: 4, most: 100, decimals: 1 })).toBe(9.7))

  it('refuses more decimals than allowed', () => expect(readNumber('9.75', { least: 4, most: 100, decimals: 1 })).toBeNull())
})

it('converts only digits to Latin ones', () => expect(latinDigits('٢٠٢١-۰۳ أ a')).toBe('2021-03 أ a'))
