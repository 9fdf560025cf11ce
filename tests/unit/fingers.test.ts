import { describe, expect, it } from 'vitest'
import { countRaised, fingers, fingerScores, raisedFingers, type FingerScores } from '#domain/hands/fingers'
import type { Point } from '#domain/hands/landmarks'
import { drawnHands, raisedFingersIn } from '../support/fingerLimits'
import { recordedPictures } from '../support/handFixtures'

const scores = (value: number): FingerScores => ({ thumb: value, index: value, middle: value, ring: value, little: value })
const none = raisedFingers(scores(0), null)
const all = raisedFingers(scores(1), null)

describe('a finger over time', () => {
  it('is judged independently at first', () => {
    expect(countRaised(raisedFingers(scores(0.51), null))).toBe(5)
    expect(countRaised(raisedFingers(scores(0.49), null))).toBe(0)
  })

  it('stays unchanged while it is neither up nor down', () => {
    for (const between of [0.4, 0.5, 0.6]) {
      expect(countRaised(raisedFingers(scores(between), none))).toBe(0)
      expect(countRaised(raisedFingers(scores(between), all))).toBe(5)
    }
  })

  it('changes when the finger is clearly in the other state', () => {
    expect(countRaised(raisedFingers(scores(0.7), none))).toBe(5)
    expect(countRaised(raisedFingers(scores(0.3), all))).toBe(0)
  })
})

/**
 * Returns a flat hand with its fingers pointing upwards. The thumb is at `turned` degrees to the row of knuckles, and bends by `bent` at each
 * joint.
 */
function flatHand(turned: number, bent: number): readonly Point[] {
  const column = (x: number): readonly Point[] => [0.09, 0.13, 0.155, 0.175].map((y): Point => [x, -y, 0])
  const step = ([x, y, z]: Point, degrees: number, length: number): Point => [
    x + length * Math.cos((degrees * Math.PI) / 180),
    y - length * Math.sin((degrees * Math.PI) / 180),
    z,
  ]
  const base: Point = [0.03, -0.02, 0]
  // The direction of the thumb is from its middle joint to its tip.
  const middle = step(base, turned - 1.5 * bent, 0.035)
  const last = step(middle, turned - 0.5 * bent, 0.03)
  const tip = step(last, turned + 0.5 * bent, 0.03)
  return [[0, 0, 0], base, middle, last, tip, ...column(0.03), ...column(0.01), ...column(-0.01), ...column(-0.03)]
}

describe('a thumb', () => {
  const thumb = (turned: number, bent: number) => fingerScores(flatHand(turned, bent)).thumb
  it('is up when it is straight and away from the hand', () => {
    expect(thumb(20, 5)).toBe(1)
    expect(thumb(60, 10)).toBeGreaterThan(0.62)
  })

  it('is down when it is across the palm, or bent next to the index finger', () => {
    expect(thumb(150, 10)).toBe(0)
    expect(thumb(75, 30)).toBeLessThan(0.38)
  })

  it('does not affect the other fingers', () => {
    for (const turned of [20, 90, 150]) expect(fingerScores(flatHand(turned, 10))).toMatchObject({ index: 1, middle: 1, ring: 1, little: 1 })
  })
})

describe('the fingers of hands in every pose', () => {
  it('are recognised one by one on photographs', () => {
    const known = recordedPictures.filter(({ full, count, file }) => full.length === 1 && count !== null && !file.includes('two'))
    const wrong = known.flatMap((picture) =>
      fingers
        .filter((finger) => fingerScores(picture.full[0]?.world ?? [])[finger] > 0.5 !== raisedFingersIn(picture).includes(finger))
        .map((finger) => `${picture.file} ${finger}`),
    )
    expect(known.length).toBeGreaterThan(50)
    expect(wrong.length, wrong.join(', ')).toBeLessThanOrEqual(3)
  })

  it('are recognised on drawn hands, also with the thumb on or next to a finger', () => {
    const right = drawnHands.filter(({ up, world }) => countRaised(raisedFingers(fingerScores(world), null)) === up.length)
    expect(drawnHands.length).toBeGreaterThan(90)
    expect(right.length / drawnHands.length).toBeGreaterThan(0.93)
  })
})
