import { describe, expect, it } from 'vitest'
import { findFlashes, type Film } from '#tests/safety/flashAnalysis'

const WIDTH = 16
const HEIGHT = 12
type Rgb = readonly [number, number, number]

/** A film of `seconds` at 60 frames a second; `paint` says the colour of a cell at a time in seconds. */
function film(seconds: number, paint: (second: number, x: number, y: number) => Rgb): Film {
  const frames = Array.from({ length: Math.round(seconds * 60) }, (_, frame) => {
    const bytes = new Uint8Array(WIDTH * HEIGHT * 3)
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) bytes.set(paint(frame / 60, x, y), (y * WIDTH + x) * 3)
    return bytes
  })
  return { width: WIDTH, height: HEIGHT, framesPerSecond: 60, frames }
}

const grey = (value: number): Rgb => [value, value, value]
const RED: Rgb = [240, 24, 24]
const BLACK = grey(0)
const kinds = (found: ReturnType<typeof findFlashes>) => [...new Set(found.map((finding) => finding.kind))].sort()

/** A square wave of `hertz` flashes a second. */
const isOn = (second: number, hertz: number) => Math.floor(second * hertz * 2) % 2 === 1

describe('luminance', () => {
  it.each([
    [0.5, []],
    [0.9, []],
    [2.2, ['luminance']],
    [4, ['luminance']],
  ])('at %d flashes a second against the limit of one', (hertz, expected) => {
    expect(kinds(findFlashes(film(5, (second) => (isOn(second, hertz) ? grey(255) : BLACK)), 1))).toEqual(expected)
  })

  it.each([
    [2.9, []],
    [4.5, ['luminance']],
  ])('at %d flashes a second against the three of WCAG', (hertz, expected) => {
    expect(kinds(findFlashes(film(5, (second) => (isOn(second, hertz) ? grey(200) : BLACK)), 3))).toEqual(expected)
  })

  it('counts a change from a tenth of the greatest luminance on', () => {
    // sRGB 89 has a relative luminance of 0.0998, 91 one of 0.1046.
    const at = (value: number) => kinds(findFlashes(film(3, (second) => (isOn(second, 4) ? grey(value) : BLACK)), 1))
    expect(at(88)).toEqual([])
    expect(at(92)).toEqual(['luminance'])
  })

  it('does not count changes among bright states', () => {
    // The darker of the two, sRGB 232, has a relative luminance of 0.81.
    expect(findFlashes(film(3, (second) => (isOn(second, 5) ? grey(255) : grey(232))), 1)).toEqual([])
  })

  it('takes one slow fade up and down for one pair', () => {
    const fade = (second: number) => grey(Math.round(255 * Math.sin((second / 6) * Math.PI)))
    expect(findFlashes(film(6, fade), 0).every((finding) => finding.pairs <= 1)).toBe(true)
    expect(findFlashes(film(6, fade), 1)).toEqual([])
  })

  it('takes an edge that passes once for no flash, and one that trembles for one', () => {
    const passing = film(4, (second, x) => (x < second * 4 ? grey(255) : BLACK))
    expect(findFlashes(passing, 1)).toEqual([])
    const trembling = film(4, (second, x) => (x < (isOn(second, 4) ? 9 : 7) ? grey(255) : BLACK))
    expect(kinds(findFlashes(trembling, 1))).toEqual(['luminance'])
  })

  it('finds one cell that flashes, and says which', () => {
    const found = findFlashes(film(3, (second, x, y) => (x === 5 && y === 7 && isOn(second, 4) ? grey(255) : BLACK)), 1)
    expect(found).toMatchObject([{ kind: 'luminance', scope: 'cell', x: 5, y: 7 }])
    expect(found[0]?.pairs).toBeGreaterThanOrEqual(3)
    expect((found[0]?.frame ?? 0) - (found[0]?.from ?? 0)).toBeLessThan(60)
  })
})

describe('red', () => {
  it('finds red that comes and goes, though it is too dark for the luminance rule', () => {
    const dim: Rgb = [150, 0, 0]
    expect(kinds(findFlashes(film(3, (second) => (isOn(second, 3) ? dim : BLACK)), 1))).toEqual(['red'])
  })

  it('lets red stay, and come slowly', () => {
    expect(findFlashes(film(3, () => RED), 1)).toEqual([])
    expect(findFlashes(film(6, (second) => (isOn(second, 0.4) ? RED : BLACK)), 1)).toEqual([])
  })

  it('does not take yellow or blue for red', () => {
    expect(kinds(findFlashes(film(3, (second) => (isOn(second, 3) ? [120, 110, 0] : BLACK)), 1))).not.toContain('red')
    expect(kinds(findFlashes(film(3, (second) => (isOn(second, 3) ? [0, 0, 200] : BLACK)), 1))).not.toContain('red')
  })
})

describe('stripes', () => {
  const bars = (count: number) => film(0.1, (_second, x) => (Math.floor((x / WIDTH) * count * 2) % 2 === 1 ? grey(255) : BLACK))

  it('lets three bars be, and finds four', () => {
    expect(findFlashes(bars(3), 1)).toEqual([])
    expect(findFlashes(bars(4), 1)).toMatchObject([{ kind: 'stripes', pairs: 4 }])
  })

  it('does not take a row of small things for a pattern', () => {
    const things = film(0.1, (_second, x, y) => (y < 3 && x % 4 < 2 ? grey(255) : BLACK))
    expect(findFlashes(things, 1)).toEqual([])
  })
})
