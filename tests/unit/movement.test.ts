import { describe, expect, it } from 'vitest'
import { GREY, nothingWatched, watchPicture, type Movement } from '#domain/hands/movement'
import { keepMoving, minMovement, notMoving, type MovementSize } from '#domain/hands/moving'
import { seededRandom } from '#domain/random'

/*
 * Tests movement without a hand. Films show a synthetic room with the effects of a camera (noise, a lamp, automatic brightness, mains light that beats
 * against the frames) and possible movements of a child. The results describe play: the number of bubbles that would pop, and when.
 */

const EVERY_MS = 100
const MS = 20_000
/** Time (ms) between a pop and the next bubble. */
const NEXT_MS = 3000
const POPS_AFTER_MS = 400
/** Number of movements. One starts every eight seconds, the first after four seconds. */
const TIMES = 2

type Scene = (x: number, y: number, ms: number) => number
const random = seededRandom(11)
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A room with furniture that has sharp and soft edges, with a brightness of 40 to 190 (of 255). */
const room: Scene = (x, y) => 90 + 40 * Math.sin(x * 7) + (y > 0.7 ? -30 : 0) + (x > 0.75 && y < 0.5 ? 60 : 0)
/** Returns a moving thing with its own brightness and the given size (fraction of the width). */
const thing =
  (at: (ms: number) => readonly [number, number], wide: number, high: number, light = 170): Scene =>
  (x, y, ms) => {
    const [cx, cy] = at(ms)
    const inside = ((x - cx) / wide) ** 2 + ((y - cy) / high) ** 2
    return inside < 1 ? light - 40 * inside : room(x, y, ms)
  }

/**
 * Returns cells that are each the mean of several points, like the averaged picture of a camera, plus noise and the effect of the light on
 * everything.
 */
function cellsOf(scene: Scene, ms: number, noise: number, light: (value: number, row: number, ms: number) => number): readonly number[] {
  return Array.from({ length: GREY.width * GREY.height }, (_, cell) => {
    const [column, row] = [cell % GREY.width, Math.floor(cell / GREY.width)]
    let sum = 0
    for (const dx of [0.25, 0.75]) for (const dy of [0.25, 0.75]) sum += scene((column + dx) / GREY.width, (row + dy) / GREY.height, ms)
    return Math.max(0, Math.min(255, Math.round(light(sum / 4, row, ms) + normal() * noise)))
  })
}

interface Film {
  readonly scene: Scene
  readonly noise?: number
  readonly light?: (value: number, row: number, ms: number) => number
}

/** Returns the result for each frame of a film. */
function told({ scene, noise = 1.2, light = (value) => value }: Film): readonly (readonly [ms: number, Movement | null])[] {
  let watched = nothingWatched
  const all: (readonly [number, Movement | null])[] = []
  for (let ms = 0; ms < MS; ms += EVERY_MS) {
    watched = watchPicture(watched, { at: ms, cells: cellsOf(scene, ms, noise, light) })
    all.push([ms, watched.movement])
  }
  return all
}

/** Returns the times (ms) at which bubbles would have popped, one after another. */
function pops(film: ReturnType<typeof told>, size: MovementSize): readonly number[] {
  let [moving, opens] = [notMoving, 0]
  const at: number[] = []
  for (const [ms, movement] of film) {
    if (movement === null || ms < opens) continue
    moving = keepMoving(moving, movement.share, minMovement[size], ms)
    if (moving.movingMs < POPS_AFTER_MS) continue
    at.push(ms)
    moving = notMoving
    opens = ms + NEXT_MS
  }
  return at
}

const still = (): readonly [number, number] => [0.5, 0.45]
const head = (at: (ms: number) => readonly [number, number]) => thing(at, 0.13, 0.22)
/** Returns the deflection (-1 to 1) of a movement that takes one and a half seconds in every eight. */
const now = (ms: number) => (ms % 8000 >= 4000 && ms % 8000 < 5500 ? Math.sin((((ms % 8000) - 4000) / 1500) * 2 * Math.PI) : 0)

const quiet: Readonly<Record<string, Film>> = {
  'an empty room': { scene: room },
  // The mean of a hundred points has a tenth of their noise, so each point varies by 30 (of 255).
  'an empty room in the dusk, with much noise': { scene: room, noise: 3, light: (value) => value * 0.4 },
  'a child that sits still, and breathes': { scene: head((ms) => [0.5, 0.45 + 0.004 * Math.sin((ms / 4000) * 2 * Math.PI)]) },
  'a tremble of the head': { scene: head((ms) => [0.5 + 0.004 * Math.sin((ms / 180) * 2 * Math.PI), 0.45]) },
  'a lamp on and off': { scene: head(still), light: (value, _row, ms) => value * (Math.floor(ms / 5000) % 2 === 1 ? 1.4 : 0.8) },
  'a lamp at one side, on and off': {
    scene: (x, y, ms) => head(still)(x, y, ms) + (Math.floor(ms / 5000) % 2 === 1 ? 90 * Math.exp(-x * 3) : 0),
  },
  'a lamp on the wall, on and off': {
    scene: (x, y, ms) => head(still)(x, y, ms) + (Math.floor(ms / 5000) % 2 === 1 ? 60 * Math.exp(-((x - 0.2) ** 2 + (y - 0.3) ** 2) * 6) : 0),
  },
  'a strong lamp that comes up in a second': {
    scene: (x, y, ms) => head(still)(x, y, ms) + 140 * Math.max(0, Math.min(1, (ms - 5000) / 1000)) * Math.exp(-((x - 0.3) ** 2 + (y - 0.4) ** 2) * 3),
  },
  'a camera that finds its brightness': { scene: head(still), light: (value, _row, ms) => value * (1 + 0.25 * Math.sin((ms / 6000) * 2 * Math.PI)) },
  'a cloud before the window': { scene: (x, y, ms) => head(still)(x, y, ms) * (1 - 0.35 * x * (0.5 + 0.5 * Math.sin((ms / 9000) * 2 * Math.PI))) },
  'mains light that beats in rows': {
    scene: head(still),
    light: (value, row, ms) => value * (1 + 0.09 * Math.sin((row / GREY.height) * 4 * Math.PI + (ms / 1700) * 2 * Math.PI)),
  },
}

const moved: Readonly<Record<string, { readonly film: Film; readonly size: MovementSize }>> = {
  'a turn of the head': { film: { scene: head((ms) => [0.5 + 0.05 * now(ms), 0.45]) }, size: 'middle' },
  'a turn of the head, in the dusk': { film: { scene: head((ms) => [0.5 + 0.05 * now(ms), 0.45]), noise: 2, light: (value) => value * 0.5 }, size: 'middle' },
  'a nod': { film: { scene: head((ms) => [0.5, 0.45 + 0.025 * now(ms)]) }, size: 'small' },
  'a small hand': { film: { scene: thing((ms) => [0.3 + 0.06 * now(ms), 0.6], 0.035, 0.06) }, size: 'small' },
  'an arm': { film: { scene: thing((ms) => [0.3 + 0.15 * now(ms), 0.5], 0.08, 0.4) }, size: 'large' },
}

describe('movement in front of the camera', () => {
  it.each(Object.entries(quiet))('ignores: %s', (name, film) => {
    const seen = told(film)
    for (const size of ['small', 'middle', 'large'] as const) {
      const at = pops(seen, size)
      process.stdout.write(`${name}, ${size}: ${at.length} false in ${MS / 1000} s\n`)
      expect(at).toEqual([])
    }
  })

  it.each(Object.entries(moved))('detects: %s', (name, { film, size }) => {
    const at = pops(told(film), size)
    const after = at.map((ms) => (ms % 8000) - 4000)
    process.stdout.write(`${name}, ${size}: ${at.length} of ${TIMES}, after ${after.join(', ')} ms\n`)
    expect(at.length).toBe(TIMES)
    for (const ms of after) expect(ms).toBeLessThan(1500)
  })

  it('is located in the mirrored picture, in the half in which something moves', () => {
    for (const [x, side] of [
      [0.25, 'right'],
      [0.75, 'left'],
    ] as const) {
      const seen = told({ scene: head((ms) => [x + 0.04 * now(ms), 0.45]) }).flatMap(([, movement]) => (movement === null ? [] : [movement]))
      const other = side === 'left' ? 'right' : 'left'
      expect(Math.max(...seen.map((movement) => movement[side]))).toBeGreaterThan(minMovement.middle)
      expect(Math.max(...seen.map((movement) => movement[other]))).toBeLessThan(minMovement.small)
      const [most] = seen.toSorted((one, another) => another.share - one.share)
      expect(most?.centre?.x).toBeCloseTo(1 - x, 1)
      expect(most?.centre?.y).toBeCloseTo(0.45, 1)
    }
  })

  it('is not reported before the noise is known, also after a gap', () => {
    const film = told({ scene: head((ms) => [0.5 + 0.1 * Math.sin(ms / 300), 0.45]) })
    expect(film.filter(([ms]) => ms < 1000).every(([, movement]) => movement === null)).toBe(true)
    let watched = nothingWatched
    for (const at of [0, 500, 1000, 1500]) watched = watchPicture(watched, { at, cells: cellsOf(room, at, 1, (value) => value) })
    expect(watched.movement).not.toBeNull()
    expect(watchPicture(watched, { at: 3000, cells: cellsOf(room, 3000, 1, (value) => value) }).movement).toBeNull()
  })

  it('does not count if it was already there, until a pause', () => {
    const keep = (shares: readonly number[]) => shares.reduce((before, share, index) => keepMoving(before, share, 0.02, index * 100), notMoving)
    expect(keep([1, 1, 1, 1, 1, 1, 1, 1]).movingMs).toBe(0)
    expect(keep([0, 0, 0, 0, 1, 1, 1, 1]).movingMs).toBeGreaterThanOrEqual(300)
    expect(keep([0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1]).movingMs).toBeLessThanOrEqual(200)
  })
})
