import { describe, expect, it } from 'vitest'
import { type BrokenRule, type Film, judgeFilm } from '#domain/flashes/film'
import { FILM_GRID, FRAMES_PER_SECOND, HOUSE_LIMITS, NEAR_MONITOR_LIMITS } from '#domain/flashes/limits'

/*
 * Tests the measurement of flashes on films with known results. The rule was first tried on the first seventeen films; the others show possible faults
 * of a stage. Sizes are in cells of 160 x 120: 1.2 cells are 1 % of the height, and 1.6 cells are 1 % of the width.
 */

const { width: WIDTH, height: HEIGHT } = FILM_GRID

type Draw = (canvas: Canvas, seconds: number) => void

class Canvas {
  readonly bytes = new Uint8Array(WIDTH * HEIGHT * 3)

  /** Fills a rectangle with a grey (0 to 255), or with red, green and blue. */
  rect(x: number, y: number, width: number, height: number, light: number | readonly [number, number, number]): void {
    const [r, g, b] = typeof light === 'number' ? [light, light, light] : light
    for (let row = Math.max(0, Math.round(y)); row < Math.min(HEIGHT, Math.round(y) + height); row++)
      for (let column = Math.max(0, Math.round(x)); column < Math.min(WIDTH, Math.round(x) + width); column++)
        this.bytes.set([r, g, b], 3 * (row * WIDTH + column))
  }

  /** Draws a bright picture with five dark windows. */
  picture(x: number, y: number, size: number, light = 1): void {
    this.rect(x, y, size, size, 230 * light)
    for (let window = 0; window < 5; window++)
      this.rect(x + size * (0.1 + 0.2 * window), y + size * 0.2, Math.round(size * 0.08), Math.round(size * 0.3), 30 * light)
  }
}

function filmOf(draw: Draw, seconds = 3): Film {
  const frames = Array.from({ length: seconds * FRAMES_PER_SECOND }, (_, frame) => {
    const canvas = new Canvas()
    draw(canvas, frame / FRAMES_PER_SECOND)
    return canvas.bytes
  })
  return { width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, frames }
}

/** Returns a value that goes from 0 to 1 and back `hertz` times a second. */
const wave = (seconds: number, hertz: number): number => 0.5 - 0.5 * Math.cos(2 * Math.PI * hertz * seconds)
const isOn = (seconds: number, hertz: number): boolean => Math.floor(seconds * hertz * 2) % 2 === 1

const safe: readonly (readonly [string, Film])[] = [
  ['the whole stage fades in and out in two seconds', filmOf((on, t) => on.rect(0, 0, WIDTH, HEIGHT, 255 * wave(t, 0.5)), 4)],
  ['a picture of 25 %H fades in and out once', filmOf((on, t) => on.picture(60, 40, 30, Math.min(1, t / 0.4, Math.max(0, (2.5 - t) / 0.4))))],
  ['a picture of 25 %H glides at 6 %W/s', filmOf((on, t) => on.picture(10 + 0.06 * WIDTH * t, 40, 30))],
  ['a picture of 25 %H with five windows glides at 10 %W/s', filmOf((on, t) => on.picture(10 + 0.1 * WIDTH * t, 40, 30))],
  ['a picture of 40 %H glides at 15 %W/s', filmOf((on, t) => on.picture(10 + 0.15 * WIDTH * t, 30, 48))],
  ['a dark blue square pulses twice a second', filmOf((on, t) => on.rect(60, 40, 30, 30, [0, 0, 140 * wave(t, 2)]))],
  ['a red ball of 25 %H glides at 6 %W/s', filmOf((on, t) => on.rect(10 + 0.06 * WIDTH * t, 40, 30, 30, [240, 0, 0]))],
  // The rule on single things catches this film.
  ['a light of 5 %H blinks five times a second', filmOf((on, t) => isOn(t, 5) && on.rect(60, 50, 6, 6, 255))],
  // The rule on patterns catches this film.
  [
    'stripes drift over the whole stage at 15 %W/s',
    filmOf((on, t) => {
      for (let stripe = -2; stripe < 30; stripe++) on.rect(stripe * 8 + ((0.15 * WIDTH * t) % 8), 0, 4, HEIGHT, 255)
    }),
  ],
]

const unsafe: readonly (readonly [string, readonly BrokenRule[], Film])[] = [
  // One pair of changes in a second is not a flash, but it is faster than the whole screen may change.
  ['the whole stage fades in and out once a second', ['hasty change'], filmOf((on, t) => on.rect(0, 0, WIDTH, HEIGHT, 255 * wave(t, 1)))],
  ['a square of 12 %H blinks twice a second', ['flash'], filmOf((on, t) => isOn(t, 2) && on.rect(60, 50, 15, 15, 255))],
  ['the whole stage fades 1.5 times a second', ['flash', 'hasty change'], filmOf((on, t) => on.rect(0, 0, WIDTH, HEIGHT, 255 * wave(t, 1.5)))],
  ['a picture of 25 %H fades twice a second', ['flash'], filmOf((on, t) => on.picture(60, 40, 30, wave(t, 2)))],
  ['a picture of 25 %H with five windows glides at 15 %W/s', ['flicker'], filmOf((on, t) => on.picture(10 + 0.15 * WIDTH * t, 40, 30))],
  ['a picture of 25 %H jumps to and fro twice a second', ['flash'], filmOf((on, t) => on.picture(isOn(t, 2) ? 30 : 90, 40, 30))],
  [
    'eight lights of 8 %H blink together twice a second',
    ['flash'],
    filmOf((on, t) => {
      if (isOn(t, 2)) for (let light = 0; light < 8; light++) on.rect(50 + (light % 4) * 11, 40 + (light >> 2) * 11, 9, 9, 255)
    }),
  ],
  ['a dark red square of 25 %H pulses twice a second', ['red flash'], filmOf((on, t) => on.rect(60, 40, 30, 30, [140 * wave(t, 2), 0, 0]))],
  ['a halo of 20 %H pulses 1.2 times a second', ['flash'], filmOf((on, t) => on.rect(60, 50, 24, 24, 200 * wave(t, 1.2)), 4)],
  // Each thing covers 0.7 % of the stage. Together they cover 1.4 %, in one visual field.
  [
    'two things that are too small alone blink in step, three times a second',
    ['flash'],
    filmOf((on, t) => {
      if (!isOn(t, 3)) return
      on.rect(60, 50, 12, 11, 255)
      on.rect(78, 50, 12, 11, 255)
    }),
  ],
  [
    'a curtain over half of the stage opens and closes 1.5 times a second',
    ['flash'],
    filmOf((on, t) => on.rect(0, 0, Math.round(80 * wave(t, 1.5)), HEIGHT, 200)),
  ],
  ['a picture of 30 %H is shaken under a finger: 5 %W, four times a second', ['flash', 'flicker'], filmOf((on, t) => on.picture(50 + 8 * wave(t, 4), 40, 36))],
  [
    'a whole scene of soft light sways by 6 %H, twice a second',
    ['flash', 'hasty change'],
    filmOf((on, t) => {
      for (let row = 0; row < HEIGHT; row++) on.rect(0, row, WIDTH, 1, 220 * wave(row - 7 * wave(t, 2), 1 / 36))
    }),
  ],
  [
    'a chequered picture of 33 %H glides at 20 %W/s',
    ['flicker'],
    filmOf((on, t) => {
      for (let square = 0; square < 50; square++)
        on.rect(5 + 0.2 * WIDTH * t + (square % 5) * 8 + (Math.floor(square / 5) % 2) * 4, 36 + Math.floor(square / 5) * 4, 4, 4, 240)
    }),
  ],
  [
    'forty sparks of 3 %H twinkle together three times a second',
    ['flash'],
    filmOf((on, t) => {
      for (let spark = 0; spark < 40; spark++) on.rect(60 + (spark % 8) * 5, 40 + Math.floor(spark / 8) * 7, 4, 4, 255 * wave(t, 3))
    }),
  ],
  [
    'a scanning frame of 40 %H, 3 cells wide, blinks twice a second',
    ['flash'],
    filmOf((on, t) => {
      if (!isOn(t, 2)) return
      on.rect(50, 30, 48, 48, 230)
      on.rect(53, 33, 42, 42, 0)
    }),
  ],
  [
    'the whole screen flashes softly once: 300 ms up, 300 ms down',
    ['hasty change'],
    filmOf((on, t) => on.rect(0, 0, WIDTH, HEIGHT, t > 1 && t < 1.6 ? 200 * wave(t - 1, 1 / 0.6) : 0)),
  ],
  [
    'a saturated red square of 15 %H blinks twice a second on grey',
    ['flash', 'red flash'],
    filmOf((on, t) => on.rect(60, 40, 18, 18, isOn(t, 2) ? [240, 0, 0] : [43, 43, 43])),
  ],
  [
    'a bright picture of 20 %H alternates with its mirror image three times a second',
    ['flash'],
    filmOf((on, t) => on.rect(isOn(t, 3) ? 60 : 72, 40, 12, 24, 240)),
  ],
]

describe('the measure of flashes', () => {
  it.each(safe)('passes: %s', (_, film) => expect(judgeFilm(film, HOUSE_LIMITS).broken).toEqual([]))

  // This area is 0.7 % of the stage: not a flash on a tablet at 25 cm, but a flash on a monitor at 25 cm.
  it('judges a smaller area for a monitor near the eyes', () => {
    const film = filmOf((on, t) => isOn(t, 2) && on.rect(60, 50, 12, 11, 255))
    expect(judgeFilm(film, HOUSE_LIMITS).broken).toEqual([])
    expect(judgeFilm(film, NEAR_MONITOR_LIMITS).broken).toEqual(['flash'])
  })

  it.each(unsafe)('fails: %s', (_, rules, film) => expect(judgeFilm(film, HOUSE_LIMITS).broken).toEqual(rules))
})
