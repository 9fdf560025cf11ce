import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zones, type ZoneWeights } from '#domain/child/zones'
import { bandsFor, inBlock, LINES_APART, type Band } from '#domain/trials/bands'
import { inHalves, sizeAmong } from '#domain/trials/halves'
import { apart, zoneAt } from '#domain/trials/placement'

const open = (...seen: readonly number[]) => Object.fromEntries(zones.map((zone) => [zone, seen.includes(zone) ? 2 : 0])) as ZoneWeights
const weight = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)
const someWeights = fc
  .tuple(...([weight, weight, weight, weight, weight, weight, weight, weight, weight] as const))
  .map((all) => Object.fromEntries(zones.map((zone, index) => [zone, all[index]])) as ZoneWeights)
  .filter((weights) => Object.values(weights).some((value) => value > 0))

describe('the bands in which things are counted', () => {
  it('lie only where the child sees, the whole of them', () => {
    fc.assert(
      fc.property(someWeights, (weights) => {
        for (const { y, left, right } of bandsFor(weights)) {
          for (const x of [left + 0.001, (left + right) / 2, right - 0.001]) expect(weights[zoneAt({ x, y })]).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('lie in the two rows that the child sees best', () => {
    const rowsOf = (weights: ZoneWeights) => bandsFor(weights).map(({ y }) => Math.floor(y * 3))
    expect(rowsOf({ 1: 3, 2: 3, 3: 3, 4: 1, 5: 1, 6: 1, 7: 2, 8: 2, 9: 2 })).toEqual([0, 2])
    expect(rowsOf({ 1: 1, 2: 1, 3: 1, 4: 3, 5: 3, 6: 3, 7: 2, 8: 2, 9: 2 })).toEqual([1, 2])
    expect(rowsOf(open(4, 5))).toEqual([1, 1])
  })

  it('hold three things in a line, and more in two: a long row of bright things is a pattern', () => {
    const band: Band = { y: 0.5, left: 0.06, right: 0.94 }
    const linesOf = (count: number) => new Set(inBlock(count, band, 0.12).places.map(({ y }) => y)).size
    expect([1, 3, 4, 10].map(linesOf)).toEqual([1, 1, 2, 2])
    expect(inBlock(10, band, 0.12).size).toBeLessThan(LINES_APART)
  })
})

describe('a sample and its choices', () => {
  it('stand where the child sees, in the other order or halving where the wished one would not', () => {
    for (const seen of [[1, 2, 3, 4, 5, 6, 7, 8, 9], [4, 5, 6], [2, 5, 8], [1, 2, 4, 5, 7, 8], [4, 5, 6, 7, 8, 9]]) {
      const weights = open(...seen)
      const { sample, choices } = inHalves(1, 'left-right', weights)
      for (const place of [sample, ...choices]) expect(weights[zoneAt(place)], `${seen}`).toBeGreaterThan(0)
    }
  })

  it('keep the black between them that is asked for', () => {
    const places = [{ x: 0.2, y: 0.5 }, { x: 0.6, y: 0.5 }, { x: 0.9, y: 0.5 }]
    for (const gap of [0.5, 1]) {
      const size = sizeAmong(places, 0.7, gap)
      for (const [index, one] of places.entries()) for (const other of places.slice(index + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(size * (1 + gap) - 1e-9)
    }
    expect(sizeAmong(places, 0.1, 1)).toBe(0.1)
  })
})
