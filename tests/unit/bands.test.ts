import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { bandsFor, fitsIn, inGroups } from '#domain/trials/concepts/bands'
import { placeInHalves, sizeAmong } from '#domain/trials/concepts/stageHalves'
import { distanceApart, DESIGN_ASPECT, EDGE, zoneAt } from '#domain/trials/layout/placement'

const open = (...seen: readonly number[]) => Object.fromEntries(zones.map((zone) => [zone, seen.includes(zone) ? 2 : 0])) as ZoneWeights
const weight = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)
const someWeights = fc
  .tuple(...([weight, weight, weight, weight, weight, weight, weight, weight, weight] as const))
  .map((all) => Object.fromEntries(zones.map((zone, index) => [zone, all[index]])) as ZoneWeights)
  .filter((weights) => Object.values(weights).some((value) => value > 0))

describe('the bands for counting', () => {
  it('are completely within the visual field', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        for (const { y, left, right } of bandsFor(weights)) {
          // Two bands that share a row extend slightly beyond it.
          for (const x of [left + 0.001, (left + right) / 2, right - 0.001])
            expect(Math.max(weights[zoneAt({ x, y: y - 0.04 })], weights[zoneAt({ x, y: y + 0.04 })])).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('are in the two rows that the child sees best', () => {
    const rowsOf = (weights: ZoneWeights) => bandsFor(weights).map(({ y }) => Math.floor(y * 3))
    expect(rowsOf({ 1: 3, 2: 3, 3: 3, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2 })).toEqual([0, 2])
    expect(rowsOf({ 1: 1, 2: 1, 3: 1, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2 })).toEqual([1, 2])
    expect(rowsOf(open(4, 5))).toEqual([1, 1])
    expect(rowsOf(open(...zones))).toEqual([0, 2])
  })

  it('keep their things apart, within the band and clear of the edge', () => {
    fc.assert(
      fc.property(
        someWeights,
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom(0.12, 0.2),
        (weights, above, below, first, size) => {
          const [upper, lower] = bandsFor(weights)
          if (above - first > 5 || !fitsIn(above, upper, 0.1) || !fitsIn(below, lower, 0.1)) return
          const groups = [inGroups(above, upper, { size: size, least: 0.1 }, first), inGroups(below, lower, { size: size, least: 0.1 })]
          const things = groups.flatMap((group) => group.places.map((place) => ({ place, size: group.size })))
          for (const [index, one] of things.entries()) {
            expect(one.size).toBeGreaterThanOrEqual(0.1)
            expect(Math.min(one.place.y, 1 - one.place.y) - one.size / 2).toBeGreaterThanOrEqual(EDGE - 1e-9)
            for (const other of things.slice(index + 1))
              expect(Math.hypot((one.place.x - other.place.x) * DESIGN_ASPECT, one.place.y - other.place.y)).toBeGreaterThanOrEqual(
                (one.size + other.size) / 2 - 1e-9,
              )
          }
        },
      ),
    )
  })

  it('fit two hands where the child sees in two full rows, and one hand anywhere in the visual field', () => {
    for (const weights of [open(...zones), open(1, 2, 3, 4, 5, 6), open(4, 5, 6, 7, 8, 9)])
      expect(
        bandsFor(weights).every((band) => fitsIn(10, band, 0.1)),
        JSON.stringify(weights),
      ).toBe(true)
    for (const zone of zones)
      expect(
        bandsFor(open(zone)).every((band) => fitsIn(5, band, 0.1)),
        `${zone}`,
      ).toBe(true)
  })

  it('show five as on a die and ten as two of them, larger if the whole stage is seen', () => {
    const [band] = bandsFor(open(...zones))
    const { places, size } = inGroups(10, band, { size: 0.2, least: 0.1 })
    expect(places.slice(0, 5).map(({ x }) => x)).toEqual(places.slice(5).map(({ x }) => expect.closeTo(x - (places[5]?.x ?? 0) + (places[0]?.x ?? 0), 9)))
    expect(new Set(places.map(({ y }) => y.toFixed(6))).size).toBe(3)
    expect(size).toBeGreaterThan(inGroups(10, bandsFor(open(1, 2, 3, 4, 5, 6))[0], { size: 0.2, least: 0.1 }).size)
  })
})

describe('a sample and its choices', () => {
  it('are within the visual field, in the other order or arrangement if necessary', () => {
    for (const seen of [
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
      [4, 5, 6],
      [2, 5, 8],
      [1, 2, 4, 5, 7, 8],
      [4, 5, 6, 7, 8, 9],
    ]) {
      const weights = open(...seen)
      const { sample, choices } = placeInHalves(1, 'left-right', weights)
      for (const place of [sample, ...choices]) expect(weights[zoneAt(place)], `${seen}`).toBeGreaterThan(0)
    }
  })

  it('keep the requested black gap between them', () => {
    const places = [
      { x: 0.2, y: 0.5 },
      { x: 0.6, y: 0.5 },
      { x: 0.9, y: 0.5 },
    ]
    for (const gap of [0.5, 1]) {
      const size = sizeAmong(places, 0.7, gap)
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1)) expect(distanceApart(one, other)).toBeGreaterThanOrEqual(size * (1 + gap) - 1e-9)
    }
    expect(sizeAmong(places, 0.1, 1)).toBe(0.1)
  })
})
