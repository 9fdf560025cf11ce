import type { Hand, HandDetector } from '@tensorflow-models/hand-pose-detection'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createViewSearch } from '#adapters/hands/viewSearch'
import { boxOf, isLeaving, overlap, pixelsIn, viewsOf, type ViewBox, type CameraPixels } from '#adapters/hands/views'

const SIZE = { width: 320, height: 240 } as const
const SKIN = 200

/** Returns a picture with a bright square for each hand. */
function pictureWith(...hands: readonly ViewBox[]): CameraPixels {
  const data = new Int32Array(SIZE.width * SIZE.height * 3)
  for (const { x, y, width, height } of hands)
    for (let row = y; row < y + height; row++) data.fill(SKIN, (row * SIZE.width + x) * 3, (row * SIZE.width + x + width) * 3)
  return { ...SIZE, data }
}

/** Returns a detector that finds one bright square, and counts `resets` and `looks`. Without a reset, it keeps tracking the same square. */
function fakeDetector(least = 0) {
  const fake = {
    looks: 0,
    resets: 0,
    // oxlint-disable-next-line typescript/no-explicit-any
    async estimateHands(image: any): Promise<Hand[]> {
      fake.looks += 1
      const [height, width] = image.shape as [number, number, number]
      const values = (await image.data()) as Int32Array
      const isBright = (x: number, y: number) => x < width && y < height && values[(y * width + x) * 3] === SKIN
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          if (!isBright(x, y)) continue
          let [right, bottom] = [x, y]
          while (isBright(right + 1, y)) right += 1
          while (isBright(x, bottom + 1)) bottom += 1
          if ((right - x) / height < least) return []
          return [
            {
              keypoints: [
                { x, y },
                { x: right, y: bottom },
              ],
              keypoints3D: [{ x: 0, y: 0, z: 0 }],
              handedness: 'Left',
              score: 1,
            },
          ]
        }
      }
      return []
    },
    reset: () => void (fake.resets += 1),
    dispose: () => undefined,
  }
  return fake satisfies HandDetector
}

const hand = (x: number, y: number, size = 40): ViewBox => ({ x, y, width: size, height: size })
const placesOf = (hands: readonly { readonly keypoints: readonly (readonly [number, number])[] }[]) =>
  hands.map(({ keypoints: [first] }) => [Math.round((first?.[0] ?? 0) * SIZE.width), Math.round((first?.[1] ?? 0) * SIZE.height)])

describe('the search for hands', () => {
  it('finds two hands in one picture, each once, with places in the whole picture', async () => {
    const search = createViewSearch([fakeDetector(), fakeDetector()])
    expect(placesOf(await search(pictureWith(hand(30, 20), hand(200, 120)), 2))).toEqual([
      [30, 20],
      [200, 120],
    ])
  })

  it('reports one hand only once, however often it looks', async () => {
    const search = createViewSearch([fakeDetector(), fakeDetector()])
    for (let look = 0; look < 6; look++) expect(await search(pictureWith(hand(140, 100)), 2)).toHaveLength(1)
  })

  it('looks for no second hand if one is requested, and drops one it has', async () => {
    const [first, second] = [fakeDetector(), fakeDetector()]
    const search = createViewSearch([first, second])
    const picture = pictureWith(hand(30, 20), hand(200, 120))
    expect(await search(picture, 1)).toHaveLength(1)
    expect(second.looks).toBe(0)
    expect(await search(picture, 2)).toHaveLength(2)
    expect(await search(picture, 1)).toHaveLength(1)
    const looks = second.looks
    expect(await search(picture, 1)).toHaveLength(1)
    expect(second.looks).toBe(looks)
  })

  it('continues with the second hand when the first one leaves and one is requested', async () => {
    const search = createViewSearch([fakeDetector(), fakeDetector()])
    await search(pictureWith(hand(30, 20), hand(200, 120)), 2)
    expect(placesOf(await search(pictureWith(hand(200, 120)), 1))).toEqual([[200, 120]])
  })

  it('tracks a hand with one look for each picture, without a reset', async () => {
    const detector = fakeDetector()
    const search = createViewSearch([detector])
    await search(pictureWith(hand(140, 100)), 1)
    const { looks, resets } = detector
    for (let look = 0; look < 4; look++) await search(pictureWith(hand(140, 100)), 1)
    expect([detector.looks - looks, detector.resets - resets]).toEqual([4, 0])
  })

  it('finds a hand too small for the whole picture in one of the halves', async () => {
    // The hand is an eighth of the height of the whole picture, and a sixth of the height of half of it.
    const tall: CameraPixels = { width: 240, height: 320, data: new Int32Array(240 * 320 * 3) }
    for (let row = 20; row < 60; row++) tall.data.fill(SKIN, (row * 240 + 100) * 3, (row * 240 + 140) * 3)
    const search = createViewSearch([fakeDetector(0.15)])
    const seen = [await search(tall, 1), await search(tall, 1)]
    expect(seen.some((hands) => hands.length === 1)).toBe(true)
  })

  it('finds nothing in an empty picture, and forgets a hand that is gone', async () => {
    const search = createViewSearch([fakeDetector(), fakeDetector()])
    await search(pictureWith(hand(140, 100)), 2)
    expect(await search(pictureWith(), 2)).toEqual([])
  })
})

describe('views of a picture', () => {
  const [whole, left, right, far] = viewsOf(SIZE as CameraPixels) as [ViewBox, ViewBox, ViewBox, ViewBox]

  it('are the whole, both ends and the whole from farther away', () => {
    expect(whole).toEqual({ x: 0, y: 0, ...SIZE })
    expect(left).toEqual({ x: 0, y: 0, width: 240, height: 240 })
    expect(right).toEqual({ x: 80, y: 0, width: 240, height: 240 })
    expect(far).toEqual({ x: -80, y: -120, width: 480, height: 480 })
  })

  it('contain the picture, and black outside it and where something is hidden', () => {
    const picture: CameraPixels = { ...SIZE, data: Int32Array.from({ length: SIZE.width * SIZE.height * 3 }, (_, index) => 1 + (index % 250)) }
    const inside = { x: 100, y: 50, width: 20, height: 10 }
    fc.assert(
      fc.property(fc.constantFrom(whole, left, right, far), fc.nat(SIZE.width - 1), fc.nat(SIZE.height - 1), (view, x, y) => {
        const pixels = pixelsIn(picture, view, [inside])
        const [column, row] = [x - view.x, y - view.y]
        if (column < 0 || column >= view.width || row < 0 || row >= view.height) return
        const isHidden = overlap({ x, y, width: 1, height: 1 }, inside) > 0
        expect(pixels[(row * view.width + column) * 3]).toBe(isHidden ? 0 : picture.data[(y * SIZE.width + x) * 3])
      }),
    )
    expect(pixelsIn(picture, far, [])[0]).toBe(0)
  })

  it('are left across an edge inside the picture, and across no other', () => {
    expect(isLeaving(hand(210, 100, 20), left, SIZE)).toBe(true)
    expect(isLeaving(hand(5, 100, 20), left, SIZE)).toBe(false)
    expect(isLeaving(hand(5, 5, 20), whole, SIZE)).toBe(false)
  })

  it('map the box of a hand into the picture, with a margin around it', () => {
    expect(
      boxOf(
        {
          keypoints: [
            { x: 10, y: 10 },
            { x: 50, y: 30 },
          ],
        },
        right,
        0.1,
      ),
    ).toEqual({ x: 86, y: 6, width: 48, height: 28 })
  })
})

describe('two boxes', () => {
  it('overlap by the fraction of the smaller one inside the other', () => {
    expect(overlap(hand(0, 0, 100), hand(10, 10, 40))).toBe(1)
    expect(overlap(hand(0, 0, 100), hand(50, 0, 100))).toBe(0.5)
    expect(overlap(hand(0, 0, 100), hand(200, 0, 100))).toBe(0)
  })
})
