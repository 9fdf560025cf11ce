import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { judgeFilm } from '#domain/flashes/film'
import { calmPicture, type LitPicture, litPictureOf, withContrast } from '#domain/flashes/litPicture'
import { isSafeGlide, judgeGlide } from '#domain/flashes/glideFlashes'
import { safeGlide } from '#domain/flashes/glide'
import { FILM_GRID, FRAMES_PER_SECOND, HOUSE_LIMITS } from '#domain/flashes/limits'
import { sample } from '#tests/support/exhaustive'

/*
 * Tests the contrast that the app's pictures may have while gliding. It is compared with films of the same glide, and with values found earlier by
 * filming.
 */

/** Number of pixels for each cell of the film. */
const FINE = 4
/** Length of the filmed glide: half the stage (stage widths). */
const WAY = 0.5
const FROM = 10
const TOP = 40
const SPEEDS = [0.06, 0.1, 0.15] as const

const byteOf = (light: number) => Math.round(255 * (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055))

async function render(name: string, size: number): Promise<LitPicture> {
  const side = Math.round(size * FILM_GRID.height) * FINE
  const pixels = await sharp(`assets/renders/${name}.webp`).resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  return litPictureOf(pixels, side)
}

const turned = ({ luminance, coverage, width, height }: LitPicture): LitPicture => {
  const turn = (plane: Float32Array) => plane.map((_, index) => plane[(index % height) * width + Math.floor(index / height)] ?? 0)
  return { luminance: turn(luminance), coverage: turn(coverage), width: height, height: width }
}

/** Films a picture that glides to the right and stops, until all changes are over. */
function glides({ luminance, width, height }: LitPicture, speed: number) {
  const { width: columns, height: rows } = FILM_GRID
  const frames = Array.from({ length: Math.round((WAY / speed + 1) * FRAMES_PER_SECOND) }, (_, frame) => {
    const left = FROM + Math.min(WAY, (speed * frame) / FRAMES_PER_SECOND) * columns
    const sums = new Float64Array(columns * rows)
    for (let y = 0; y < height; y++) {
      const row = (TOP + Math.floor(y / FINE)) * columns
      for (let x = 0; x < width; x++) {
        // A pixel is in one cell, or on the border between two.
        const at = left + x / FINE
        const cell = Math.floor(at)
        const inNext = Math.max(0, at + 1 / FINE - cell - 1) * FINE
        const light = luminance[y * width + x] ?? 0
        sums[row + cell] = (sums[row + cell] ?? 0) + light * (1 - inNext)
        sums[row + cell + 1] = (sums[row + cell + 1] ?? 0) + light * inNext
      }
    }
    return Uint8Array.from({ length: columns * rows * 3 }, (__, at) => byteOf((sums[Math.floor(at / 3)] ?? 0) / FINE ** 2))
  })
  return { ...FILM_GRID, framesPerSecond: FRAMES_PER_SECOND, frames }
}

/** Picture, size (stage heights), and the contrasts that films allowed at 6, 10 and 15 %W/s. */
const found = [
  ['zebra', 0.2, [1, 1, 0.7]],
  ['football', 0.2, [1, 1, 0.7]],
  ['bus', 0.2, [1, 1, 0.5]],
  ['zebra', 0.26, [1, 0.4, 0.1]],
  ['football', 0.26, [0.3, 0.1, 0.1]],
  ['bus', 0.26, [1, 0.5, 0.3]],
] as const

const CONTRASTS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 1] as const
/** Factor for the limits: in a film, the picture is at other places of the grid, which makes its changes and areas larger. */
const SHARE = 0.8
const LIMITS = {
  ...HOUSE_LIMITS,
  change: SHARE * HOUSE_LIMITS.change,
  area: SHARE * HOUSE_LIMITS.area,
  overArea: SHARE * HOUSE_LIMITS.overArea,
  cellArea: SHARE * HOUSE_LIMITS.cellArea,
}
/** Returns the highest contrast for which everything is within the limits, without the margin for other effects in a film. */
function allowedFor(picture: LitPicture, size: number, speed: number): number {
  const isSafe = (share: number) =>
    (['across', 'down'] as const).every((axis) => isSafeGlide(judgeGlide(withContrast(picture, share), { size, speed, way: WAY, axis }, LIMITS), LIMITS))
  const unsafe = CONTRASTS.findIndex((share) => !isSafe(share))
  return unsafe < 0 ? 1 : (CONTRASTS[unsafe - 1] ?? 0)
}

describe('the contrast of a gliding picture', () => {
  it.each(found)('is close to the contrast allowed by films: %s of %d', async (name, size, allowed) => {
    const picture = await render(name, size)
    const kept = SPEEDS.map((speed) => allowedFor(picture, size, speed))
    for (const [index, share] of kept.entries()) expect(Math.abs(share - (allowed[index] ?? 0)), `${SPEEDS[index]}: ${share}`).toBeLessThanOrEqual(0.5)
  })

  // One picture in four is tested at other speeds.
  it.each(
    sample(
      found.slice(3).flatMap(([name, size]) => SPEEDS.map((speed) => [name, size, speed] as const)),
      4,
    ),
  )('passes on film: %s of %d at %d', async (name, size, speed) => {
    const picture = await render(name, size)
    const safe = safeGlide(picture, { size, speed, way: WAY })
    const calm = calmPicture(picture, safe)
    expect(judgeFilm(glides(calm, safe.speed), HOUSE_LIMITS).broken).toEqual([])
    expect(judgeFilm(glides(turned(calm), safe.speed), HOUSE_LIMITS).broken).toEqual([])
  })
})
