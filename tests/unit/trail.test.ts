import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellPlace, draw, type Trail, trailLight } from '#domain/trials/trail'

const place = fc.record({ x: fc.double({ min: -0.1, max: 1.1, noNaN: true }), y: fc.double({ min: -0.1, max: 1.1, noNaN: true }) })

describe('a trail of light', () => {
  it('lights no place oftener than once in five seconds, however wildly somebody draws', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place, fc.integer({ min: 1, max: 700 })), { minLength: 20, maxLength: 80 }), (strokes) => {
        let trail: Trail = new Map()
        let at = 0
        const litAt = new Map<number, number>()
        for (const [from, to, ms] of strokes) {
          at += ms
          trail = draw(trail, from, to, at)
          for (const [cell, since] of trail) {
            const before = litAt.get(cell)
            if (before !== undefined && before !== since) expect(since - before).toBeGreaterThanOrEqual(5000)
            litAt.set(cell, since)
          }
        }
      }),
    )
  })

  it('comes and goes slowly', () => {
    const lights = Array.from({ length: 600 }, (_, frame) => trailLight(0, frame * 10))
    expect(lights[0]).toBe(0)
    expect(Math.max(...lights)).toBe(1)
    expect(lights.at(-1)).toBe(0)
    for (const [index, light] of lights.slice(1).entries()) expect(Math.abs(light - (lights[index] ?? 0))).toBeLessThanOrEqual(0.0101)
  })

  it('lies where the finger was, without a gap', () => {
    const places = [...draw(new Map(), { x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 }, 0).keys()].map(cellPlace)
    expect(places.every(({ y }) => Math.abs(y - 0.5) < 0.06)).toBe(true)
    const across = places.map(({ x }) => x).toSorted((one, other) => one - other)
    expect(across[0]).toBeLessThan(0.13)
    expect(across.at(-1)).toBeGreaterThan(0.87)
    for (const [index, x] of across.slice(1).entries()) expect(x - (across[index] ?? 0)).toBeLessThan(0.05)
  })
})
