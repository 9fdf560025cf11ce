import { describe, expect, it } from 'vitest'
import { largestStep, STEP_AREA } from '#domain/flashes/steps'
import { MAX_STRIPES, countStripes } from '#domain/flashes/stripes'

const WIDTH = 160
const HEIGHT = 120

type Light = (x: number, y: number) => number

const frameOf = (light: Light) => {
  const bytes = new Uint8Array(WIDTH * HEIGHT * 3)
  for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) bytes.fill(light(x, y), (y * WIDTH + x) * 3, (y * WIDTH + x) * 3 + 3)
  return bytes
}
const filmOf = (...frames: readonly Light[]) => ({ width: WIDTH, height: HEIGHT, framesPerSecond: 60, frames: frames.map(frameOf) })

const square =
  (left: number, side: number, light = 255): Light =>
  (x, y) =>
    x >= left && x < left + side && y >= 40 && y < 40 + side ? light : 0
const dark: Light = () => 0

describe('a step', () => {
  it('is a thing of 10 %H that appears at once', () => {
    const { share, frame } = largestStep(filmOf(dark, dark, square(60, 12), square(60, 12)))
    expect(share).toBeCloseTo(144 / (WIDTH * HEIGHT))
    expect(share).toBeGreaterThan(STEP_AREA)
    expect(frame).toBe(2)
  })

  it('is a thing that jumps elsewhere', () => expect(largestStep(filmOf(square(20, 24), square(90, 24))).share).toBeGreaterThan(STEP_AREA))

  it('is not a moving edge, however long', () => expect(largestStep(filmOf(square(20, 60), square(23, 60))).share).toBe(0))

  it('is not a frame of a fade', () => expect(largestStep(filmOf(square(60, 40, 0), square(60, 40, 90), square(60, 40, 150))).share).toBe(0))
})

describe('stripes', () => {
  const bars = (count: number) => frameOf((x) => (Math.floor((x / WIDTH) * count * 2) % 2 === 1 ? 255 : 0))
  const count = (bytes: Uint8Array) => countStripes(bytes, { width: WIDTH, height: HEIGHT })

  it('are counted over the whole stage', () => {
    expect(count(bars(3))).toBe(3)
    expect(count(bars(4))).toBe(4)
    expect(MAX_STRIPES).toBe(3)
  })

  it('are a pattern only over more than a quarter of the stage', () => {
    const part = (share: number) => frameOf((x, y) => (x >= 40 && x < 120 && y < HEIGHT * share && Math.floor(x / 8) % 2 === 0 ? 255 : 0))
    expect(count(part(0.4))).toBe(0)
    expect(count(part(0.7))).toBe(5)
  })

  it('are not a row of small things', () => expect(count(frameOf((x, y) => (y < 30 && x % 40 < 20 ? 255 : 0)))).toBe(0))
})
