import { describe, expect, it } from 'vitest'
import { CARRIED_SPEED, FINGER_LAGS, type FollowOptions, followFrom, followOn, SENT_LAG_S } from '#domain/trials/layout/followFinger'
import type { Place } from '#domain/geometry'

const ASPECT = 4 / 3
const CARRIED: FollowOptions = { ...FINGER_LAGS.off, maxSpeed: CARRIED_SPEED, aspect: ASPECT }

/** Returns all positions of a thing that follows a finger for some seconds at a frame rate. */
function follow(seconds: number, finger: (second: number) => Place, { hertz = 60, how = CARRIED } = {}): readonly Place[] {
  let following = followFrom(finger(0))
  return Array.from({ length: Math.round(seconds * hertz) }, (_, frame) => {
    following = followOn(following, finger((frame + 1) / hertz), 1 / hertz, how)
    return following.place
  })
}

const widths = (one: Place, other: Place) => Math.hypot(one.x - other.x, (one.y - other.y) / ASPECT)

describe('a thing under a finger', () => {
  it.each([0.04, 0.1, 0.15])('lags at most 100 ms behind a steady finger at %f widths a second, after the first half second', (speed) => {
    const finger = (second: number) => ({ x: 0.1 + speed * second, y: 0.5 })
    const behind = follow(5, finger).map((place, frame) => widths(place, finger((frame + 1) / 60)))
    expect(Math.max(...behind.slice(31))).toBeLessThanOrEqual(speed * 0.1)
  })

  it('never exceeds its maximum speed, and catches up with a faster finger', () => {
    const finger = (second: number) => ({ x: 0.1 + Math.min(0.6, second * 0.6), y: 0.5 })
    const places = follow(7, finger)
    for (const [frame, place] of places.slice(1).entries()) expect(widths(place, places[frame] as Place) * 60).toBeLessThanOrEqual(CARRIED_SPEED + 1e-6)
    expect(widths(places.at(-1) as Place, finger(7))).toBeLessThan(0.002)
  })

  it('never overshoots a finger that stops', () => {
    const places = follow(4, (second) => ({ x: 0.2 + Math.min(0.2, second * 0.14), y: 0.5 }))
    expect(Math.max(...places.map(({ x }) => x))).toBeLessThan(0.402)
  })

  it('stays at the mean position of a hand with a tremor of 5 %W at 4 Hz', () => {
    const places = follow(6, (second) => ({ x: 0.5 + 0.025 * Math.sin(second * 8 * Math.PI), y: 0.5 })).slice(120)
    const [least, most] = [Math.min(...places.map(({ x }) => x)), Math.max(...places.map(({ x }) => x))]
    expect(most - least).toBeLessThan(0.008)
    expect((most + least) / 2).toBeCloseTo(0.5, 2)
  })

  it('moves less with each step of tremor smoothing, and still follows a moving hand', () => {
    const trembling = (second: number) => ({ x: 0.5 + 0.025 * Math.sin(second * 3 * Math.PI), y: 0.5 })
    const reach = (smoothing: keyof typeof FINGER_LAGS) => {
      const xs = follow(6, trembling, { how: { ...CARRIED, ...FINGER_LAGS[smoothing] } })
        .slice(120)
        .map(({ x }) => x)
      return Math.max(...xs) - Math.min(...xs)
    }
    expect(reach('some')).toBeLessThan(0.7 * reach('off'))
    expect(reach('strong')).toBeLessThan(0.7 * reach('some'))
    const finger = (second: number) => ({ x: 0.1 + 0.1 * second, y: 0.5 })
    const last = follow(5, finger, { how: { ...CARRIED, ...FINGER_LAGS.strong } }).at(-1) as Place
    expect(widths(last, finger(5))).toBeLessThan(0.1 * 0.3)
  })

  it('takes the same path at 60 and 120 Hz, and with late frames', () => {
    const finger = (second: number) => ({ x: 0.2 + 0.1 * second, y: 0.5 + 0.1 * Math.sin(second) })
    const [slow, fast, late] = [60, 120, 20].map((hertz) => follow(4, finger, { hertz }).at(-1) as Place)
    expect(widths(slow as Place, fast as Place)).toBeLessThan(0.001)
    expect(widths(slow as Place, late as Place)).toBeLessThan(0.004)
  })

  it('does not move in a step of zero time', () => {
    const following = followFrom({ x: 0.5, y: 0.5 })
    expect(followOn(following, { x: 0.9, y: 0.5 }, 0, CARRIED)).toBe(following)
  })
})

it('starts and arrives softly after a press', () => {
  const how = { lagS: SENT_LAG_S, tremorLagS: 0, maxSpeed: 0.1, aspect: ASPECT }
  const places = follow(5, (second) => ({ x: second < 0.01 ? 0.2 : 0.4, y: 0.5 }), { how })
  const steps = places.slice(1).map((place, frame) => widths(place, places[frame] as Place) * 60)
  for (const [frame, step] of steps.slice(1).entries()) expect(Math.abs(step - (steps[frame] ?? 0))).toBeLessThan(0.03)
  expect(Math.max(...steps)).toBeGreaterThan(0.09)
  expect(places.at(-1)?.x).toBeCloseTo(0.4, 3)
})
