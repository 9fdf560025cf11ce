import { describe, expect, it } from 'vitest'
import type { Place } from '#domain/trials/plan'
import { comeOn, type Coming, noCourse } from '#scenes/kit/coming'

const SPEED = 0.1
const ASPECT = 4 / 3
const FRAME = 1 / 60

/** Every place of a thing that follows a finger for some seconds. */
function follow(seconds: number, finger: (second: number) => Place): readonly Place[] {
  let coming: Coming = { place: { x: 0.5, y: 0.5 }, course: noCourse }
  return Array.from({ length: Math.round(seconds / FRAME) }, (_, frame) => {
    coming = comeOn(coming, finger(frame * FRAME), FRAME, SPEED, ASPECT)
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

  it('turns the other way once a second at most, however the finger goes from side to side', () => {
    const places = follow(6, (second) => ({ x: 0.95, y: Math.floor(second * 6) % 2 === 0 ? 0.2 : 0.8 }))
    const headings = places.slice(1).map((place, index) => Math.atan2(place.y - (places[index] as Place).y, place.x - (places[index] as Place).x))
    const flips: number[] = []
    let side = 0
    for (const [index, heading] of headings.slice(1).entries()) {
      const turn = Math.sign(Math.round((heading - (headings[index] as number)) * 1e6))
      if (turn === 0) continue
      if (side !== 0 && turn !== side) flips.push(index * FRAME)
      side = turn
    }
    expect(flips.length).toBeGreaterThan(0)
    for (const [index, second] of flips.slice(1).entries()) expect(second - (flips[index] ?? 0)).toBeGreaterThanOrEqual(1 - FRAME * 2)
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
