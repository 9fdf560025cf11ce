import { describe, expect, it } from 'vitest'
import { calmPicture, type LitPicture, litPictureOf, withContrast } from '#domain/flashes/litPicture'
import { type Glide, isSafeGlide, judgeGlide } from '#domain/flashes/glideFlashes'
import { safeGlide } from '#domain/flashes/glide'
import { HOUSE_LIMITS } from '#domain/flashes/limits'

const SIDE = 96
const contrastFor = (picture: LitPicture, glide: Glide) => safeGlide(picture, glide).contrast

/** Returns a square picture of greys and transparent pixels. */
function pictureOf(light: (x: number, y: number) => number | null): LitPicture {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const byte = light(((index % SIDE) + 0.5) / SIDE, (Math.floor(index / SIDE) + 0.5) / SIDE)
    return byte === null ? [0, 0, 0, 0] : [byte, byte, byte, 255]
  })
  return litPictureOf(pixels.flat(), SIDE)
}

/** Returns a square picture of greys. `light` gives the byte of each pixel from its place (0 to 1). */
function greys(light: (x: number, y: number) => number): LitPicture {
  const pixels = Array.from({ length: SIDE * SIDE }, (_, index) => {
    const byte = light((index % SIDE) / SIDE, Math.floor(index / SIDE) / SIDE)
    return [byte, byte, byte, 255]
  })
  return litPictureOf(pixels.flat(), SIDE)
}

const plain = greys(() => 230)
/** A bright picture with eight dark vertical bars. */
const barred = greys((x) => ((x * 17) % 2 < 1 ? 230 : 20))

const seen = (picture: LitPicture, speed: number, axis: 'across' | 'down' = 'across') => judgeGlide(picture, { size: 0.3, speed, way: 0.6, axis }, HOUSE_LIMITS)

describe('a gliding picture', () => {
  it('makes one change up and one down if it is plain', () => {
    // At this size and speed, the changes are half a second apart.
    expect(judgeGlide(plain, { size: 0.1, speed: 0.15, way: 0.6, axis: 'across' }, HOUSE_LIMITS)).toMatchObject({ cellChanges: 2, overShare: 0, fastShare: 0 })
    expect(contrastFor(plain, { size: 0.3, speed: 0.15, way: 0.6 })).toBe(1)
  })

  it('makes more changes the faster it moves', () => {
    const changes = [0.02, 0.06, 0.1, 0.15].map((speed) => seen(barred, speed).cellChanges)
    expect(changes).toEqual(changes.toSorted((one, other) => one - other))
    expect(changes[3]).toBeGreaterThan(changes[0] ?? 0)
  })

  it('makes them only along its direction', () => {
    expect(isSafeGlide(seen(barred, 0.1, 'across'), HOUSE_LIMITS)).toBe(false)
    expect(isSafeGlide(seen(barred, 0.1, 'down'), HOUSE_LIMITS)).toBe(true)
  })

  it('keeps its mean light and its outline when it is calmed', () => {
    const picture = litPictureOf([255, 255, 255, 255, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 0], 2)
    expect([...withContrast(picture, 1).luminance]).toEqual([1, 0, 0, 0])
    expect([...withContrast(picture, 0).luminance]).toEqual([0.5, 0.5, 0, 0])
    expect(withContrast(picture, 0).coverage).toBe(picture.coverage)
  })

  it('is calmed until it meets limit 1, in both directions', () => {
    const kept = contrastFor(barred, { size: 0.3, speed: 0.1, way: 0.6 })
    expect(kept).toBeLessThan(1)
    expect(isSafeGlide(seen(withContrast(barred, kept), 0.1), HOUSE_LIMITS)).toBe(true)
  })

  it('is calmed more if it returns at once, because each place sees every change twice', () => {
    const glide = { size: 0.3, speed: 0.1, way: 0.03 }
    const fewBars = greys((x) => ((x * 5) % 2 < 1 ? 230 : 20))
    expect(contrastFor(fewBars, { ...glide, isToAndFro: true })).toBeLessThan(contrastFor(fewBars, glide))
  })

  it('is calmed more still if it returns again and again, as in a sway', () => {
    const sway = { size: 0.1, speed: 0.047, way: 0.03, isToAndFro: true, along: 'across' } as const
    const fewBars = greys((x) => ((x * 3) % 2 < 1 ? 230 : 150))
    expect(contrastFor(fewBars, { ...sway, repeats: true })).toBeLessThan(contrastFor(fewBars, sway))
  })

  it('counts at each place only the part of it that passes', () => {
    expect(judgeGlide(barred, { size: 0.3, speed: 0.1, way: 0.01, axis: 'across' }, HOUSE_LIMITS).cellChanges).toBeLessThan(seen(barred, 0.1).cellChanges)
  })

  it('slows down if its contrast must not change', () => {
    const glide = { size: 0.3, speed: 0.1, way: 0.6 }
    expect(safeGlide(barred, glide).speed).toBe(0.1)
    const kept = safeGlide(barred, { ...glide, leastContrast: 1 })
    expect(kept).toMatchObject({ contrast: 1 })
    expect(kept.speed).toBeLessThan(0.1)
  })

  it('keeps the least contrast that is asked for, and slows down beyond that', () => {
    const glide = { size: 0.3, speed: 0.1, way: 0.6 }
    expect(safeGlide(barred, glide).contrast).toBeLessThan(0.5)
    const kept = safeGlide(barred, { ...glide, leastContrast: 0.5 })
    expect(kept).toMatchObject({ contrast: 0.5, dimsThin: false })
    expect(kept.speed).toBeLessThan(0.1)
    expect(kept.speed).toBeGreaterThanOrEqual(safeGlide(barred, { ...glide, leastContrast: 1 }).speed)
  })

  it('is calmed for a diagonal path as for one along its lines', () => {
    const diagonalBars = greys((x, y) => (((x + y) * 12) % 2 < 1 ? 230 : 20))
    expect(contrastFor(diagonalBars, { size: 0.3, speed: 0.1, way: 0.6 })).toBeLessThan(1)
  })

  it('keeps its speed if only a handle would flash: thin parts are dimmed', () => {
    // The jug consists of a body, a gap and a handle.
    const jug = pictureOf((x, y) => (Math.hypot(x - 0.4, y - 0.5) < 0.3 || Math.abs(Math.hypot(x - 0.75, y - 0.5) - 0.14) < 0.03 ? 240 : null))
    const glide = { size: 0.32, speed: 0.16, way: 0.9, isOverOthers: true }
    const safe = safeGlide(jug, glide)
    expect(safe).toMatchObject({ dimsThin: true, speed: 0.16 })
    const lightAt = (x: number, y: number) => calmPicture(jug, safe).luminance[Math.floor(y * SIDE) * SIDE + Math.floor(x * SIDE)] ?? 0
    expect([lightAt(0.4, 0.5) > 0.5, lightAt(0.89, 0.5) < 0.1]).toEqual([true, true])
    expect(safeGlide(jug, { ...glide, leastContrast: 1 }).speed).toBeLessThan(0.16)
  })

  it('leaves a thing without thin parts unchanged', () => {
    expect(safeGlide(plain, { size: 0.3, speed: 0.15, way: 0.6 })).toEqual({ contrast: 1, dimsThin: false, speed: 0.15 })
  })
})
