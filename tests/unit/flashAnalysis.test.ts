import { describe, expect, it } from 'vitest'
import { findFlashes, FlashWatch, LUMINANCE_STEP, type Film } from '#tests/safety/flashAnalysis'

const WIDTH = 16
const HEIGHT = 12
const ONE_PAIR = { pairs: 1 }
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
    expect(
      kinds(
        findFlashes(
          film(5, (second) => (isOn(second, hertz) ? grey(255) : BLACK)),
          ONE_PAIR,
        ),
      ),
    ).toEqual(expected)
  })

  it.each([
    [2.9, []],
    [4.5, ['luminance']],
  ])('at %d flashes a second against the three of WCAG', (hertz, expected) => {
    expect(
      kinds(
        findFlashes(
          film(5, (second) => (isOn(second, hertz) ? grey(200) : BLACK)),
          { pairs: 3 },
        ),
      ),
    ).toEqual(expected)
  })

  it('counts a change from a tenth of the greatest luminance on', () => {
    // sRGB 89 has a relative luminance of 0.0998, 91 one of 0.1046.
    const at = (value: number) =>
      kinds(
        findFlashes(
          film(3, (second) => (isOn(second, 4) ? grey(value) : BLACK)),
          ONE_PAIR,
        ),
      )
    expect(at(88)).toEqual([])
    expect(at(92)).toEqual(['luminance'])
  })

  it('does not count changes among bright states', () => {
    // The darker of the two, sRGB 232, has a relative luminance of 0.81.
    expect(
      findFlashes(
        film(3, (second) => (isOn(second, 5) ? grey(255) : grey(232))),
        ONE_PAIR,
      ),
    ).toEqual([])
  })

  it('takes one slow fade up and down for one pair', () => {
    const fade = (second: number) => grey(Math.round(255 * Math.sin((second / 6) * Math.PI)))
    expect(findFlashes(film(6, fade), { pairs: 0 }).every((finding) => finding.amount <= 1)).toBe(true)
    expect(findFlashes(film(6, fade), ONE_PAIR)).toEqual([])
  })

  it('takes an edge that passes once for no flash, and one that trembles for one', () => {
    const passing = film(4, (second, x) => (x < second * 4 ? grey(255) : BLACK))
    expect(findFlashes(passing, ONE_PAIR)).toEqual([])
    const trembling = film(4, (second, x) => (x < (isOn(second, 4) ? 9 : 7) ? grey(255) : BLACK))
    expect(kinds(findFlashes(trembling, ONE_PAIR))).toEqual(['luminance'])
  })

  it('finds one cell that flashes, and says which', () => {
    const found = findFlashes(
      film(3, (second, x, y) => (x === 5 && y === 7 && isOn(second, 4) ? grey(255) : BLACK)),
      ONE_PAIR,
    )
    expect(found).toMatchObject([{ kind: 'luminance', scope: 'cell', x: 5, y: 7 }])
    expect(found[0]?.amount).toBeGreaterThanOrEqual(3)
    expect((found[0]?.frame ?? 0) - (found[0]?.from ?? 0)).toBeLessThan(60)
  })
})

describe('red', () => {
  it('finds red that comes and goes, though it is too dark for the luminance rule', () => {
    const dim: Rgb = [150, 0, 0]
    expect(
      kinds(
        findFlashes(
          film(3, (second) => (isOn(second, 3) ? dim : BLACK)),
          ONE_PAIR,
        ),
      ),
    ).toEqual(['red'])
  })

  it('lets red stay, and come slowly', () => {
    expect(
      findFlashes(
        film(3, () => RED),
        ONE_PAIR,
      ),
    ).toEqual([])
    expect(
      findFlashes(
        film(6, (second) => (isOn(second, 0.4) ? RED : BLACK)),
        ONE_PAIR,
      ),
    ).toEqual([])
  })

  it('does not take yellow or blue for red', () => {
    expect(
      kinds(
        findFlashes(
          film(3, (second) => (isOn(second, 3) ? [120, 110, 0] : BLACK)),
          ONE_PAIR,
        ),
      ),
    ).not.toContain('red')
    expect(
      kinds(
        findFlashes(
          film(3, (second) => (isOn(second, 3) ? [0, 0, 200] : BLACK)),
          ONE_PAIR,
        ),
      ),
    ).not.toContain('red')
  })
})

describe('stripes', () => {
  const bars = (count: number) => film(0.1, (_second, x) => (Math.floor((x / WIDTH) * count * 2) % 2 === 1 ? grey(255) : BLACK))

  it('lets three bars be, and finds four', () => {
    expect(findFlashes(bars(3), ONE_PAIR)).toEqual([])
    expect(findFlashes(bars(4), ONE_PAIR)).toMatchObject([{ kind: 'stripes', amount: 4 }])
  })

  it('judges by how much of the stage they lie over: a picture in a frame is no pattern, a wall of bars is one', () => {
    const part = (share: number) =>
      film(0.1, (_second, x, y) => (x >= WIDTH / 4 && x < (WIDTH * 3) / 4 && y < HEIGHT * share && x % 2 === 0 ? grey(255) : BLACK))
    expect(findFlashes(part(0.4), ONE_PAIR)).toEqual([])
    expect(kinds(findFlashes(part(0.7), ONE_PAIR))).toEqual(['stripes'])
  })

  it('does not take a row of small things for a pattern', () => {
    const things = film(0.1, (_second, x, y) => (y < 3 && x % 4 < 2 ? grey(255) : BLACK))
    expect(findFlashes(things, ONE_PAIR)).toEqual([])
  })
})

describe('steps', () => {
  const limits = { pairs: 1, step: LUMINANCE_STEP }

  it('finds a cell that changes at once, though only once', () => {
    const found = findFlashes(
      film(2, (second, x) => (x > 3 && second >= 1 ? grey(255) : BLACK)),
      limits,
    )
    expect(found).toMatchObject([{ kind: 'step', scope: 'cell', x: 4, y: 0, frame: 60, from: 59 }])
    expect(found[0]?.amount).toBeCloseTo(1)
  })

  it('lets the same change be when it is eased, and says nothing where no step is judged', () => {
    expect(
      findFlashes(
        film(2, (second) => grey(Math.round(255 * Math.min(1, second / 0.3)))),
        limits,
      ),
    ).toEqual([])
    expect(
      findFlashes(
        film(2, (second) => (second >= 1 ? grey(255) : BLACK)),
        ONE_PAIR,
      ),
    ).toEqual([])
  })

  it('finds a thing that jumps to another place, and lets one be that glides there', () => {
    const barAt = (left: (second: number) => number) =>
      film(3, (second, x) => grey(Math.round(255 * Math.max(0, Math.min(1, x + 1 - left(second), left(second) + 3 - x)) ** (1 / 2.2))))
    expect(
      kinds(
        findFlashes(
          barAt((second) => (second < 1 ? 2 : 9)),
          limits,
        ),
      ),
    ).toEqual(['step'])
    // A fifth of a cell in each frame.
    expect(
      findFlashes(
        barAt((second) => 2 + Math.max(0, Math.min(7, (second - 1) * 12))),
        limits,
      ),
    ).toEqual([])
  })
})

describe('a film that is judged while it runs', () => {
  it('tells of each finding in its own frame, and again only of a worse one', () => {
    const blinking = film(3, (second) => (isOn(second, 4) ? grey(255) : BLACK))
    const watch = new FlashWatch(blinking, ONE_PAIR)
    const told = blinking.frames.map((bytes) => watch.add(bytes))
    const first = told.findIndex((found) => found.length > 0)
    expect(told[first]?.[0]).toMatchObject({ kind: 'luminance', frame: first, amount: 2 })
    expect(
      told
        .flat()
        .filter(({ scope }) => scope === 'cell')
        .map(({ amount }) => amount),
    ).toEqual([2, 3, 4])
    expect(watch.findings).toEqual(findFlashes(blinking, ONE_PAIR))
  })
})
