import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMMON_AREA, workAreaToStage, workAreaOf } from '#domain/hands/workArea'

const places = (count: number, at: (index: number) => { x: number; y: number }) => Array.from({ length: count }, (_, index) => at(index))

describe('a hand’s comfortable area', () => {
  it('is where the hand was, without outliers', () => {
    const wave = places(50, (index) => (index === 20 ? { x: 0.98, y: 0.02 } : { x: 0.2 + (0.5 * index) / 49, y: 0.5 + (0.4 * ((index * 7) % 50)) / 49 }))
    const area = workAreaOf(wave)
    expect(area?.left).toBeCloseTo(0.225, 2)
    expect(area?.width).toBeCloseTo(0.45, 1)
    expect((area?.top ?? 0) + (area?.height ?? 0)).toBeCloseTo(0.88, 1)
  })

  it('is a third of the picture around a hand that hardly moves, also at the edge', () => {
    expect(workAreaOf(places(20, () => ({ x: 0.5, y: 0.5 })))).toMatchObject({ left: expect.closeTo(1 / 3), width: expect.closeTo(1 / 3) })
    expect(workAreaOf(places(20, () => ({ x: 0.98, y: 0.98 })))).toMatchObject({ left: expect.closeTo(2 / 3), top: expect.closeTo(2 / 3) })
  })

  it('is null when a hand was hardly seen', () => {
    expect([workAreaOf([]), workAreaOf(places(3, () => ({ x: 0.5, y: 0.5 })))]).toEqual([null, null])
  })

  it('is within the picture, and maps onto the whole stage', () => {
    const share = fc.double({ min: -0.2, max: 1.2, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.record({ x: share, y: share }), { minLength: 4, maxLength: 60 }), (seen) => {
        const area = workAreaOf(seen)
        if (area === null) throw new Error('no area')
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0)
        expect(Math.max(area.left + area.width, area.top + area.height)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.min(area.width, area.height)).toBeGreaterThanOrEqual(1 / 3 - 1e-9)
        const end = workAreaToStage({ x: area.left + area.width, y: area.top + area.height }, area)
        expect([end.x, end.y]).toEqual([expect.closeTo(1), expect.closeTo(1)])
      }),
    )
    expect(workAreaToStage({ x: 0.1, y: 0.9 }, COMMON_AREA)).toEqual({ x: 0, y: 1 })
  })
})
