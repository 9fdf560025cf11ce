import { describe, expect, it } from 'vitest'
import { flightTo } from '#domain/trials/layout/flight'
import { storyDurationMs } from '#domain/trials/plan/storyEffects'

describe('a flight', () => {
  const from = { x: 0.2, y: 0.5 }
  const to = { x: 0.9, y: 0.8 }
  const flight = flightTo(from, to, 4 / 3)

  it('starts at the thing, rises a little, and reaches its place from above', () => {
    expect(flight.at(0)).toEqual(from)
    expect(flight.at(1)).toEqual(to)
    expect(flight.at(0.1).y).toBeLessThan(from.y)
    const last = flight.at(0.95)
    expect(last.y).toBeLessThan(to.y)
    expect(Math.abs(last.x - to.x)).toBeLessThan(0.02)
  })

  it('covers equal distances in equal fractions of time, so that its speed is the requested one', () => {
    const ways = Array.from({ length: 20 }, (_, index) => {
      const [one, other] = [flight.at(index / 20), flight.at((index + 1) / 20)]
      return Math.hypot(other.x - one.x, (other.y - one.y) / (4 / 3))
    })
    for (const way of ways) expect(way).toBeCloseTo(flight.length / 20, 3)
  })

  it('stays on the stage when the thing is at its upper edge', () => {
    const high = flightTo({ x: 0.5, y: 0.05 }, { x: 0.5, y: 0.1 }, 4 / 3)
    for (let share = 0; share <= 1; share += 0.1) expect(high.at(share).y).toBeGreaterThanOrEqual(0)
  })
})

it('times effects from the arrival, and from the new place', () => {
  const place = { x: 0.5, y: 0.5 }
  const asked: unknown[] = []
  const ms = storyDurationMs(
    [{ id: 'light', does: 'fly', to: place, scale: 0.2, afterMs: 100, onArrival: [{ id: 'light', does: 'settle', to: place, scale: 0.1, afterMs: 50 }] }],
    (going, from) => {
      asked.push([going.does, from])
      return going.does === 'fly' ? 4000 : 0
    },
  )
  expect(ms).toBe(100 + 4000 + 50 + 1000)
  expect(asked).toContainEqual(['settle', place])
})
