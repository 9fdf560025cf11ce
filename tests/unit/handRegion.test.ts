import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outOf, overlap, regionOfJoints, regionOfPalm, turnedBack, type Region, type ImagePoint } from '#adapters/hands/region'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyRegion = fc.record({ x: number(0, 320), y: number(0, 240), size: number(20, 300), turn: number(-3, 3) })
const near = (one: ImagePoint, other: ImagePoint) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6

describe('the square of a hand', () => {
  it('lies above an upright palm, towards the fingers', () => {
    const region = regionOfPalm({ score: 1, middle: [100, 100], size: 40, wrist: [100, 120], middleBase: [100, 80] })
    expect(region).toEqual({ x: 100, y: 80, size: 104, turn: 0 })
  })

  it('turns with the hand', () => {
    const region = regionOfPalm({ score: 1, middle: [100, 100], size: 40, wrist: [80, 100], middleBase: [120, 100] })
    expect(region.turn).toBeCloseTo(Math.PI / 2)
    expect(near([region.x, region.y], [120, 100])).toBe(true)
  })

  it('has its middle, its size and its turn again from joints that were seen in it', () => {
    // Wrist below, finger joints above, as wide as high.
    const inSquare: readonly ImagePoint[] = Array.from({ length: 21 }, (_, joint): ImagePoint =>
      joint === 0 ? [0.5, 0.8] : joint === 2 ? [0.25, 0.55] : joint === 18 ? [0.75, 0.55] : [0.5, 0.3],
    )
    fc.assert(
      fc.property(anyRegion, (region) => {
        const again = regionOfJoints(inSquare.map((spot) => outOf(region, spot)))
        expect(again.size).toBeCloseTo(region.size, 3)
        expect(Math.cos(again.turn - region.turn)).toBeCloseTo(1, 6)
        expect(near([again.x, again.y], outOf(region, [0.5, 0.5]))).toBe(true)
      }),
    )
  })

  it('turns a point in space back without changing its length', () => {
    const [x, y, z] = turnedBack([3, 0, 4], { x: 0, y: 0, size: 1, turn: Math.PI / 2 })
    expect([x, y, z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([0, 3, 4])
  })
})

describe('two squares', () => {
  const square = (x: number, size: number): Region => ({ x, y: 0, size, turn: 0 })
  it('hold the same hand when the smaller one lies in the other', () => {
    expect(overlap(square(0, 100), square(10, 40))).toBe(1)
    expect(overlap(square(0, 100), square(50, 100))).toBe(0.5)
    expect(overlap(square(0, 100), square(200, 100))).toBe(0)
  })
})
