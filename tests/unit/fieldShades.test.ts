import { expect, it } from 'vitest'
import { zones, type Zone } from '#domain/child/zones'
import { shadesOf } from '#domain/measures/fieldShades'
import type { ZoneFigures } from '#domain/measures/summary'

type Told = Partial<Record<Zone, { readonly n: number; readonly seconds: number | null }>>

const places = (told: Told): readonly ZoneFigures[] =>
  zones.map((zone) => {
    const { n, seconds } = told[zone] ?? { n: 0, seconds: null }
    return { zone, n, share: n < 4 ? null : 0.5, touch: seconds === null ? null : { n, median: seconds * 1000, q1: 0, q3: 0 } }
  })
const shades = (told: Told) => Object.fromEntries([...shadesOf(places(told))].filter(([, shade]) => shade !== null))

it('shades a place relative to the same child’s other places', () => {
  expect(shades({ 1: { n: 5, seconds: 4 }, 2: { n: 5, seconds: 7 }, 3: { n: 5, seconds: 10 }, 4: { n: 5, seconds: 5.9 } })).toEqual({ 1: 1, 2: 2, 3: 3, 4: 1 })
  expect(shades({ 1: { n: 5, seconds: 40 }, 2: { n: 5, seconds: 70 }, 3: { n: 5, seconds: 100 } })).toEqual({ 1: 1, 2: 2, 3: 3 })
})

it('shades similar places alike, and a single one without comparison', () => {
  expect(shades({ 1: { n: 5, seconds: 6 }, 2: { n: 5, seconds: 7 }, 3: { n: 5, seconds: 6.5 } })).toEqual({ 1: 1, 2: 1, 3: 1 })
  expect(shades({ 5: { n: 8, seconds: 20 } })).toEqual({ 5: 1 })
})

it('marks a place with many trials and hardly a touch as late, and one with few trials as unknown', () => {
  expect(shades({ 1: { n: 6, seconds: 5 }, 2: { n: 6, seconds: null }, 3: { n: 3, seconds: null } })).toEqual({ 1: 1, 2: 3 })
})
