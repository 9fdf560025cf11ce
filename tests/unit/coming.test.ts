import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/trials/plan'
import { comeOn, type Coming, noCourse } from '#scenes/kit/coming'

const SPEED = 0.1
const RADIUS = 0.1
const ASPECT = 4 / 3
const FRAME = 1 / 60

/** Every place of a thing that follows a finger for some seconds. */
function follow(seconds: number, finger: (second: number) => Place): readonly Place[] {
  let coming: Coming = { place: { x: 0.5, y: 0.5 }, course: noCourse }
  return Array.from({ length: Math.round(seconds / FRAME) }, (_, frame) => {
    coming = comeOn(coming, finger(frame * FRAME), FRAME, { speed: SPEED, radius: RADIUS, aspect: ASPECT })
    return coming.place
  })
}

const far = (one: Place, other: Place) => Math.hypot(one.x - other.x, (one.y - other.y) / ASPECT)

describe('a thing that comes to a finger', () => {
  it('comes there, and never faster than it may', () => {
    const places = follow(8, () => ({ x: 0.9, y: 0.3 }))
    expect(far(places.at(-1) as Place, { x: 0.9, y: 0.3 })).toBeLessThan(0.002)
    for (const [index, place] of places.slice(1).entries()) expect(far(place, places[index] as Place)).toBeLessThanOrEqual(SPEED * FRAME + 1e-9)
  })

  it('stands still for a second before it goes back', () => {
    const places = follow(4, (second) => ({ x: second < 1 ? 0.9 : 0.1, y: 0.5 }))
    const furthest = Math.max(...places.map(({ x }) => x))
    const there = places.findIndex(({ x }) => x >= furthest - 1e-6)
    const back = places.findIndex(({ x }, index) => index > there && x < furthest - 0.005)
    expect((back - there) * FRAME).toBeGreaterThanOrEqual(1)
  })

  it('turns to the other side no sooner than a second after it turned, however the finger goes from side to side', () => {
    let coming: Coming = { place: { x: 0.1, y: 0.5 }, course: noCourse }
    const turns: { readonly second: number; readonly side: number }[] = []
    for (let second = 0; second < 7; second += FRAME) {
      const { heading } = coming.course
      // Each while to one side, and most of the time from side to side.
      const y = second % 3 < 1.5 ? 0.35 : 0.65
      coming = comeOn(coming, { x: 0.95, y: second % 1 < 0.5 ? y : 1 - y }, FRAME, { speed: SPEED, radius: RADIUS, aspect: ASPECT })
      if (heading !== null && coming.course.heading !== heading) turns.push({ second, side: Math.sign((coming.course.heading ?? 0) - heading) })
    }
    const others = turns.slice(1).filter(({ side }, index) => side !== turns[index]?.side)
    expect(others.length).toBeGreaterThan(0)
    for (const { second, side } of others)
      expect(turns.filter((turn) => turn.side !== side && turn.second < second && second - turn.second < 1 - FRAME)).toEqual([])
  })

  it('goes in curves that are no narrower than itself', () => {
    const places = follow(8, (second) => (second < 1 ? { x: 0.9, y: 0.5 } : { x: 0.9, y: 0.8 }))
    const steps = places.slice(1).map((place, index) => ({ x: place.x - (places[index] as Place).x, y: (place.y - (places[index] as Place).y) / ASPECT }))
    const turns = steps.slice(1).map((step, index) => {
      const before = steps[index] as Place
      const way = Math.hypot(step.x, step.y)
      return way < 1e-6 ? 0 : Math.abs(Math.atan2(before.x * step.y - before.y * step.x, before.x * step.x + before.y * step.y)) / way
    })
    expect(Math.max(...turns)).toBeGreaterThan(1)
    expect(Math.max(...turns)).toBeLessThan(1.05 / RADIUS)
    expect(far(places.at(-1) as Place, { x: 0.9, y: 0.8 })).toBeLessThan(0.01)
  })

  it.each([2, 4, 8])('does not go to and fro with a hand that does so %d times a second', (hertz) => {
    const places = follow(6, (second) => ({ x: Math.floor(second * hertz * 2) % 2 === 0 ? 0.9 : 0.1, y: 0.5 }))
    const turns = places.slice(2).filter((place, index) => {
      const [before, between] = [places[index] as Place, places[index + 1] as Place]
      return (between.x - before.x) * (place.x - between.x) < 0
    })
    expect(turns.length).toBeLessThanOrEqual(6)
  })
})
