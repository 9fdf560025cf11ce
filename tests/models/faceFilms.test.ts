import { tensor3d } from '@tensorflow/tfjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startFaceDetection, type FaceDetection } from '#adapters/hands/face/detection'
import { createFaceSearch } from '#adapters/hands/face/faceSearch'
import type { Facing } from '#domain/face/face'
import { COMMON_HEAD_AREA } from '#domain/face/headArea'
import type { Place } from '#domain/geometry'
import { seededRandom } from '#domain/random'
import { faceModels } from '../../scripts/vite/camera/faceModels.ts'
import type { GraphModel } from '../../scripts/vite/camera/graphModel.ts'
import { headFile, people, PICTURE, pixelsOf, type Person, type Room, type ShownHead } from '../support/facePictures'
import { isExhaustive, onlyExhaustive, sample } from '../support/exhaustive'

/*
 * Tests heads in front of the camera. The films are composed of rendered heads at run time, with ten pictures a second, and use the app's own
 * models and code. First the room is empty; then a head appears, drifts a little and trembles. Rendered heads are not children, so the limits
 * that docs/clinical-design.md takes from this table are upper limits.
 */

const EVERY_MS = 100
/** Numbers of pictures without a head, and then with one. */
const [EMPTY, SEEN] = [1, 10] as const
/** Number of pictures after which a head counts as found and its state as decided. */
const SETTLED = 4
/** Drift from one picture to the next, as a fraction of the picture. */
const DRIFT = 0.002

interface Film {
  readonly heads: readonly ShownHead[]
  /** Correct state; null if both are acceptable, as near the limit. */
  readonly facing: Facing | null
  readonly room?: Room
  /** Movement from one picture to the next, as a fraction of the picture's width. */
  readonly moves?: number
}

interface Row {
  readonly name: string
  readonly films: number
  /** Fractions of the settled pictures in which a face is found, has the correct state, or is found although there is none. */
  readonly found: number | null
  readonly right: number | null
  readonly false: number | null
  /** Median time (film ms) from the appearance of a head to its correct state; null if no head ever had it. */
  readonly afterMs: number | null
  /** Standard deviation of the pointer in the usual range, as a fraction of the stage's width. */
  readonly jitter: number | null
  readonly lookMs: number
}

const files = ({ json, weights }: GraphModel) => ({ json, weights: Uint8Array.from(weights).buffer })
let detection: FaceDetection
const rows: Row[] = []
/** Time (film ms). Each film starts so late that the previous one is forgotten. */
let clock = 0

async function watch({ heads, facing, room = {}, moves = DRIFT }: Film) {
  const random = seededRandom(5)
  const look = createFaceSearch(detection)
  const seen: { readonly facing: Facing; readonly pointer: Place | null; readonly ms: number }[] = []
  for (let picture = -EMPTY; picture < SEEN; picture++) {
    const aside = (picture - SEEN / 2) * moves
    const shown = picture < 0 ? [] : heads.map((each) => ({ ...each, at: [(each.at?.[0] ?? 0.5) + aside, each.at?.[1] ?? 0.5] as const }))
    const pixels = tensor3d(await pixelsOf(shown, picture < 0 ? withoutHand(room) : room, random), [PICTURE.height, PICTURE.width, 3], 'int32')
    const from = performance.now()
    const { facing: state, pointer } = await look(pixels, (clock += EVERY_MS), true)
    const ms = performance.now() - from
    pixels.dispose()
    if (picture >= 0) seen.push({ facing: state, pointer, ms })
  }
  clock += 10_000
  const settled = seen.slice(SETTLED)
  const first = seen.findIndex((each) => each.facing === facing)
  const xs = settled.flatMap(({ pointer }) => (pointer === null ? [] : [pointer.x]))
  return {
    found: facing === 'none' ? [] : settled.map((each) => each.facing !== 'none'),
    right: facing === null || facing === 'none' ? [] : settled.filter((each) => each.facing !== 'none').map((each) => each.facing === facing),
    false: facing === 'none' ? settled.map((each) => each.facing !== 'none') : [],
    after: facing === null || facing === 'none' || first < 0 ? [] : [first * EVERY_MS],
    jitter: xs.length < 2 ? [] : [deviation(xs) / COMMON_HEAD_AREA.width],
    ms: seen.map(({ ms }) => ms),
    pointers: settled.map(({ pointer }) => pointer),
  }
}

/** Returns the room before anyone enters. */
const withoutHand = ({ light = 1, noise = 3 }: Room): Room => ({ light, noise })

const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
const deviation = (all: readonly number[]) => Math.sqrt(mean(all.map((each) => (each - mean(all)) ** 2)))
const share = (all: readonly boolean[]) => (all.length === 0 ? null : all.filter(Boolean).length / all.length)
const median = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? null

async function row(name: string, films: readonly Film[]): Promise<Row> {
  const seen = []
  for (const film of films) seen.push(await watch(film))
  const made: Row = {
    name,
    films: films.length,
    found: share(seen.flatMap((each) => each.found)),
    right: share(seen.flatMap((each) => each.right)),
    false: share(seen.flatMap((each) => each.false)),
    afterMs: median(seen.flatMap((each) => each.after)),
    jitter: median(seen.flatMap((each) => each.jitter)),
    lookMs: median(seen.flatMap((each) => each.ms)) ?? 0,
  }
  rows.push(made)
  return made
}

/** Returns the correct state for an angle: towards the screen, away, or null where both are acceptable. */
const stateAt = (yaw: number, pitch = 0): Facing | null => {
  if (Math.abs(yaw) <= 20 && Math.abs(pitch) <= 15) return 'toward'
  return Math.abs(yaw) >= 40 ? 'away' : null
}
const each = (persons: readonly Person[], angles: readonly (readonly [number, number])[], more: Omit<ShownHead, 'file'> = {}, room: Room = {}): Film[] =>
  persons.flatMap((person) => angles.map(([yaw, pitch]) => ({ heads: [{ file: headFile(person, yaw, pitch), ...more }], facing: stateAt(yaw, pitch), room })))

const AHEAD = [
  [0, 0],
  [-10, 0],
  [20, 0],
  [0, 10],
  [0, -10],
] as const
const ASIDE = [
  [-40, 0],
  [40, 0],
  [-50, 0],
  [50, 0],
] as const
const BOTH = sample([...AHEAD, ...ASIDE.slice(0, 2)], 2)
const someone: readonly Person[] = isExhaustive ? ['girl', 'woman', 'dark'] : ['girl']
/** Faces of toys and animals, as high as a child's face. */
const toys = ['teddy-bear', 'bear-front', 'dog-face', 'cat-face', 'monkey-front', 'robot'].map((name) => `assets/renders/${name}.webp`)
const hand = 'tests/fixtures/hands/frames/count5-asl5-0-right.jpg'

describe('films of rendered heads', () => {
  beforeAll(async () => {
    const { face, landmarks } = faceModels()
    detection = await startFaceDetection({ face: files(face), landmarks: files(landmarks) }, null)
  }, 600_000)

  afterAll(() => {
    const percent = (value: number | null) => (value === null ? '-' : `${Math.round(value * 100)} %`).padStart(6)
    const lines = rows.map(
      (made) =>
        `${made.name.padEnd(48)} ${String(made.films).padStart(5)} ${percent(made.found)} ${percent(made.right)} ${percent(made.false)} ${String(made.afterMs ?? '-').padStart(8)} ${(made.jitter === null ? '-' : `${(made.jitter * 100).toFixed(1)} %`).padStart(7)} ${made.lookMs.toFixed(0).padStart(7)}`,
    )
    process.stdout.write(`${'film'.padEnd(48)} films  found  right  false after ms  jitter look ms\n${lines.join('\n')}\n`)
  })

  it.each(sample(people, 3))('tell a face that is turned to the screen from one that is turned away: %s', async (person) => {
    const made = await row(`${person}: straight, to 20° and to 40°`, each([person], BOTH))
    expect(made.found).toBeGreaterThan(0.9)
    expect(made.right).toBeGreaterThan(0.9)
    expect(made.afterMs).toBeLessThanOrEqual(400)
    expect(made.jitter).toBeLessThan(0.05)
  })

  it.each(onlyExhaustive(['faces turned by 50° and 60°']))('detect fewer faces of the %s, and rarely take one for turned to the screen', async (name) => {
    const made = await row(name, each(people, [...ASIDE.slice(2), [-60, 0], [60, 0]]))
    expect(made.right ?? 1).toBeGreaterThan(0.9)
  })

  it.each(sample([0.5, 0.35, 0.25, 0.15] as const, 3))('find a face as high as %f of the picture', async (high) => {
    const made = await row(`${Math.round(high * 100)} % of the picture’s height`, each(someone, BOTH, { high }))
    expect(made.found).toBeGreaterThan(high < 0.2 ? 0.5 : 0.9)
    expect(made.right).toBeGreaterThan(0.85)
  })

  it.each(sample([25, 45, -45, 90, -90] as const, 5, 1))('find a face that is tilted by %i°', async (tilt) => {
    const made = await row(`tilted by ${tilt}°`, each(someone, BOTH, { tilt, high: 0.35 }))
    expect(made.found).toBeGreaterThan(0.8)
    expect(made.right).toBeGreaterThan(0.85)
  })

  it.each(sample(people, 4, 1))('find a face in the dusk, whatever its skin: %s', async (person) => {
    const made = await row(`in the dusk: ${person}`, each([person], BOTH, {}, { light: 0.4, noise: 8 }))
    expect(made.found).toBeGreaterThan(0.5)
    expect(made.right ?? 1).toBeGreaterThan(0.85)
  })

  it.each(onlyExhaustive(people))('take no wrong face in the dark: %s', async (person) => {
    const made = await row(`in the dark: ${person}`, each([person], BOTH, {}, { light: 0.15, noise: 8 }))
    expect(made.right ?? 1).toBeGreaterThan(0.85)
  })

  it('follow a face that moves through the picture', async () => {
    const films = someone.map((person): Film => ({ heads: [{ file: headFile(person, 0) }], facing: 'toward', moves: 0.03 }))
    const made = await row('moving by 3 % of the picture in a tenth of a second', films)
    expect(made.found).toBeGreaterThan(0.9)
  })

  it('follow the nearer of two people', async () => {
    const near = { high: 0.42, at: [0.32, 0.55] } as const
    const far = { high: 0.22, at: [0.8, 0.35] } as const
    const films = someone.flatMap((person): Film[] => [
      {
        heads: [
          { file: headFile('man', -50), ...far },
          { file: headFile(person, 0), ...near },
        ],
        facing: 'toward',
      },
      {
        heads: [
          { file: headFile('woman', 0), ...far },
          { file: headFile(person, 40), ...near },
        ],
        facing: 'away',
      },
    ])
    const made = await row('two people, the nearer one counts', films)
    expect(made.found).toBeGreaterThan(0.9)
    expect(made.right).toBeGreaterThan(0.9)
  })

  it('find no face in an empty room, or in a hand', async () => {
    const room = await row('an empty room', [
      { heads: [], facing: 'none' },
      { heads: [], facing: 'none', room: { light: 0.3, noise: 10 } },
    ])
    const hands = await row('a hand alone', [{ heads: [], facing: 'none', room: { over: { file: hand, wide: 0.8, at: [0.5, 0.5] } } }])
    expect([room.false, hands.false]).toEqual([0, 0])
  })

  it.each(onlyExhaustive(['a hand over the mouth']))('find most faces behind %s', async (name) => {
    const made = await row(name, each(someone, AHEAD, {}, { over: { file: hand, wide: 0.24, at: [0.5, 0.66] } }))
    expect(made.found).toBeGreaterThan(0.6)
    expect(made.right).toBeGreaterThan(0.8)
  })

  // This is a known limitation that the docs mention. The test fails once it no longer exists.
  it.each(onlyExhaustive(['a toy’s or an animal’s face']))('take %s for a face', async (name) => {
    const made = await row(
      name,
      toys.map((file) => ({ heads: [{ file, high: 0.35 }], facing: 'none' as const })),
    )
    expect(made.false).toBeGreaterThan(0)
  })

  it('point to the side to which a head turns, and alike for a tilted one', async () => {
    const pointed = async (yaw: number, pitch: number, tilt = 0) => {
      const { pointers } = await watch({ heads: [{ file: headFile('pale', yaw, pitch), tilt, high: 0.35 }], facing: null })
      return pointers.at(-1) ?? { x: 9, y: 9 }
    }
    const [left, ahead, right] = [await pointed(10, 0), await pointed(0, 0), await pointed(-10, 0)]
    expect(ahead.x - left.x).toBeGreaterThan(0.07)
    expect(right.x - ahead.x).toBeGreaterThan(0.07)
    expect((await pointed(0, -10)).y - (await pointed(0, 10)).y).toBeGreaterThan(0.07)
    for (const tilt of [30, 90, -90]) {
      const tilted = await pointed(10, 0, tilt)
      expect(Math.abs(tilted.x - left.x), `${tilt}°`).toBeLessThan(0.05)
    }
  })
})
