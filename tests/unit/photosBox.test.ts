import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOX, boxBetween, moveBox, boxAround, resizeBox, cornerAcross, fittingBox, isInBox, storedBox, type Box } from '#domain/photos/box'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const point = fc.record({ x: share, y: share })
const anyBox = fc.tuple(share, share, share, share).map((sides) => fittingBox(sides as unknown as Box))

function expectFitting([x, y, width, height]: Box): void {
  for (const side of [width, height]) {
    expect(side).toBeGreaterThanOrEqual(BOX.least - 1e-9)
    expect(side).toBeLessThanOrEqual(BOX.most + 1e-9)
  }
  for (const [start, side] of [
    [x, width],
    [y, height],
  ] as const) {
    expect(start).toBeGreaterThanOrEqual(-1e-9)
    expect(start + side).toBeLessThanOrEqual(1 + 1e-9)
  }
}

describe('the box around the thing in a scene', () => {
  it('is on the picture, large enough for a finger and never nearly all of it, however it is edited', () => {
    fc.assert(
      fc.property(point, point, fc.double({ min: -1, max: 1, noNaN: true }), fc.double({ min: -1, max: 1, noNaN: true }), (from, to, dx, dy) => {
        const { box } = boxBetween(from, to)
        for (const each of [box, boxAround(from), moveBox(box, dx, dy), resizeBox(box, dx, dy)]) expectFitting(each)
      }),
    )
  })

  it('matches the drawn rectangle, whichever corner came first, if valid', () => {
    for (const [from, to] of [
      [
        { x: 0.2, y: 0.3 },
        { x: 0.5, y: 0.7 },
      ],
      [
        { x: 0.5, y: 0.3 },
        { x: 0.2, y: 0.7 },
      ],
    ] as const) {
      const { box, was } = boxBetween(from, to)
      expect([was, ...box.map((side) => Math.round(side * 100))]).toEqual(['fitting', 20, 30, 30, 40])
    }
  })

  it('reports two pixels as too small and the whole picture as too large, and keeps the centre', () => {
    const small = boxBetween({ x: 0.5, y: 0.5 }, { x: 0.502, y: 0.501 })
    expect(small.was).toBe('too-small')
    expect(small.box[0] + small.box[2] / 2).toBeCloseTo(0.501)
    expect(boxBetween({ x: 0, y: 0 }, { x: 1, y: 1 })).toEqual({ was: 'too-large', box: fittingBox([0, 0, 1, 1]) })
  })

  it('is dragged by a near corner, or otherwise as a whole', () => {
    fc.assert(
      fc.property(anyBox, ([x, y, width, height]) => {
        const box: Box = [x, y, width, height]
        const across = cornerAcross(box, { x: x + width, y: y + height }, 0.01)
        expect([across?.x, across?.y]).toEqual([expect.closeTo(x), expect.closeTo(y)])
        const middle = { x: x + width / 2, y: y + height / 2 }
        expect([cornerAcross(box, middle, 0.01), isInBox(middle, box)]).toEqual([null, true])
      }),
    )
  })

  it('is the middle of the picture if the stored value is invalid', () => {
    const middle = boxAround({ x: 0.5, y: 0.5 })
    for (const wrong of [null, 'box', [], [0, 0, 1], [0, 0, Number.NaN, 1], ['0', 0, 1, 1], {}]) expect(storedBox(wrong)).toEqual(middle)
    fc.assert(fc.property(fc.array(fc.double()), (any) => expectFitting(storedBox(any))))
    expect(storedBox([0.1, 0.2, 0.3, 0.4])).toEqual([0.1, 0.2, 0.3, 0.4])
  })
})
