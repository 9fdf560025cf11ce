import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIN_TARGET_SIZE } from '#domain/child/safety'
import { zones, type Zone, type ZoneWeights } from '#domain/child/zones'
import { seededRandom } from '#domain/random'
import { advanceOnPath, atStart, placeOnPath, driftPath, type DriftPath } from '#domain/trials/layout/drift'
import type { Place } from '#domain/geometry'
import {
  distanceApart,
  arcOf,
  atEdge,
  bestZone,
  chooseZone,
  DESIGN_ASPECT,
  EDGE,
  gapFor,
  gridIn,
  inGrid,
  inRow,
  placeIn,
  spreadOut,
  weakestTopCorner,
  zoneAt,
} from '#domain/trials/layout/placement'

const weight = fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)
const someWeights = fc
  .tuple(weight, weight, weight, weight, weight, weight, weight, weight, weight)
  .map(([a, b, c, d, e, f, g, h, i]): ZoneWeights => ({ 1: a, 2: b, 3: c, 4: d, 5: e, 6: f, 7: g, 8: h, 9: i }))
  .filter((weights) => Object.values(weights).some((value) => value > 0))

describe('placement', () => {
  it('keeps everything inside the edge, in its own zone where it fits', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.double({ min: 0.1, max: 0.7, noNaN: true }), (zone, size) => {
        const { x, y } = placeIn(zone, size)
        expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(EDGE + size / DESIGN_ASPECT / 2 - 1e-9)
        expect(Math.min(y, 1 - y)).toBeGreaterThanOrEqual(EDGE + size / 2 - 1e-9)
        if (size <= 0.2) expect(zoneAt({ x, y })).toBe(zone)
      }),
    )
  })

  it('never chooses a zone of weight 0, and repeats none while there is another', () => {
    fc.assert(
      fc.property(someWeights, fc.integer(), (weights, seed) => {
        const random = seededRandom(seed)
        const before = chooseZone(random, weights, null)
        const next = chooseZone(random, weights, before)
        expect(weights[before]).toBeGreaterThan(0)
        expect(weights[next]).toBeGreaterThan(0)
        if (zones.filter((zone) => weights[zone] > 0).length > 1) expect(next).not.toBe(before)
      }),
    )
  })

  it('shows everything in one place for a child who sees only there', () => {
    const only = Object.fromEntries(zones.map((zone) => [zone, zone === 7 ? 1 : 0])) as ZoneWeights
    expect(chooseZone(seededRandom(1), only, 7)).toBe(7)
  })

  it('leaves a gap of a whole thing between two, or of half a thing at level C', () => {
    expect((['A', 'B', 'C'] as const).map(gapFor)).toEqual([1, 1, 0.5])
  })

  it('leaves the returned gap between any two things, shrinking them to the minimum at most', () => {
    fc.assert(
      fc.property(
        someWeights,
        fc.integer(),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(0.15, 0.25, 0.4),
        fc.constantFrom(0.5, 1),
        (weights, seed, count, size, gap) => {
          const { spots, size: fitting, gap: kept } = spreadOut(seededRandom(seed), { least: MIN_TARGET_SIZE, count, size, gap, weights, before: null })
          expect(spots.length).toBeGreaterThanOrEqual(1)
          expect(spots.length).toBeLessThanOrEqual(count)
          expect(fitting).toBeGreaterThanOrEqual(MIN_TARGET_SIZE)
          expect(fitting).toBeLessThanOrEqual(size)
          expect(spots.every((spot) => weights[spot.zone] > 0)).toBe(true)
          for (const [index, spot] of spots.entries()) {
            for (const other of spots.slice(index + 1)) expect(distanceApart(spot.place, other.place)).toBeGreaterThanOrEqual(fitting * (1 + kept) - 1e-6)
          }
        },
      ),
    )
  })

  it('knows the best zone, and puts the adult’s mark where the child sees least', () => {
    const weights: ZoneWeights = { 1: 0, 2: 1, 3: 2, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }
    expect(bestZone(weights)).toBe(4)
    expect(weakestTopCorner(weights)).toBe(1)
    expect(weakestTopCorner({ ...weights, 1: 3 })).toBe(3)
  })
})

function travel(way: DriftPath, speed: number): { readonly shares: readonly number[]; readonly end: Place } {
  const shares: number[] = []
  for (let progress = atStart; progress.share < 1; shares.push(progress.share)) progress = advanceOnPath(way, progress, 50, speed)
  return { shares, end: placeOnPath(way, 1) }
}

describe('a path across the stage', () => {
  it('takes 25 seconds at 4 % of the width a second, and slows down to arrive', () => {
    const from = { x: 0, y: 0.5 }
    const to = { x: 1, y: 0.5 }
    const { shares, end } = travel(driftPath(from, { to }, DESIGN_ASPECT), 0.04)
    expect(shares.length * 50).toBeGreaterThan(25_000)
    expect(shares.length * 50).toBeLessThan(33_000)
    expect(1 - (shares.at(-2) ?? 0)).toBeLessThan(0.001)
    expect(end).toEqual(to)
  })

  it('rests before it starts and at a bend, and passes through every point', () => {
    const [from, bend, to] = [
      { x: 0.2, y: 0.2 },
      { x: 0.8, y: 0.2, restMs: 1000 },
      { x: 0.8, y: 0.8 },
    ]
    const way = driftPath(from, { restMs: 2000, via: [bend], to }, DESIGN_ASPECT)
    const { shares, end } = travel(way, 0.1)
    const restsAt = (share: number) => shares.filter((each) => each === share).length
    expect(restsAt(0)).toBe(40)
    expect(restsAt(way.shares[1] ?? 0)).toBe(21)
    expect(placeOnPath(way, way.shares[1] ?? 0)).toMatchObject({ x: 0.8, y: 0.2 })
    expect(end).toEqual(to)
  })

  it('never goes backwards, and reaches its end whatever its points', () => {
    const place = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }).map(({ x, y }) => ({ x: x / 100, y: y / 100 }))
    fc.assert(
      fc.property(place, fc.array(place, { maxLength: 6 }), place, fc.double({ min: 0.02, max: 0.2, noNaN: true }), (from, via, to, speed) => {
        const { shares, end } = travel(driftPath(from, { via, to }, DESIGN_ASPECT), speed)
        expect(shares.every((share, index) => share >= (shares[index - 1] ?? 0))).toBe(true)
        expect(end).toEqual(to)
      }),
      { numRuns: 50 },
    )
  })
})

it('finds room for up to twelve things on any stage, apart, clear of the edge and within the visual field', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0.1, max: 0.7, noNaN: true }),
      fc.constantFrom(0.5, 1),
      fc.constantFrom(4 / 3, 16 / 10, 844 / 390),
      fc.uniqueArray(fc.constantFrom(...zones), { maxLength: 4 }),
      fc.integer(),
      (count, wished, gap, aspect, shut, seed) => {
        const weights = Object.fromEntries(zones.map((zone) => [zone, shut.includes(zone) ? 0 : 2])) as ZoneWeights
        const { spots, size, gap: kept } = spreadOut(seededRandom(seed), { least: MIN_TARGET_SIZE, count, size: wished, gap, weights, before: null, aspect })
        expect(spots).toHaveLength(count)
        expect(size).toBeGreaterThanOrEqual(Math.min(wished, MIN_TARGET_SIZE))
        for (const [index, { place, zone }] of spots.entries()) {
          expect(weights[zone]).toBeGreaterThan(0)
          expect(Math.min(place.y, 1 - place.y)).toBeGreaterThanOrEqual(EDGE + size / 2 - 1e-9)
          expect(Math.min(place.x, 1 - place.x)).toBeGreaterThanOrEqual(EDGE + size / aspect / 2 - 1e-9)
          for (const other of spots.slice(index + 1)) expect(distanceApart(place, other.place, aspect)).toBeGreaterThanOrEqual(size * (1 + kept) - 1e-9)
        }
      },
    ),
    { numRuns: 200 },
  )
})

const seenWhere = (isSeen: (zone: Zone) => boolean) => Object.fromEntries(zones.map((zone) => [zone, isSeen(zone) ? 2 : 0])) as unknown as ZoneWeights

it('lays things in one centred row within the visual field, or reports that no row has room', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.double({ min: 0.1, max: 0.4, noNaN: true }),
      fc.constantFrom(0.5, 1),
      fc.constantFrom(4 / 3, 844 / 390),
      fc.uniqueArray(fc.constantFrom(...zones), { maxLength: 6 }),
      (count, size, gap, aspect, shut) => {
        const weights = seenWhere((zone) => !shut.includes(zone))
        const laid = inRow({ least: MIN_TARGET_SIZE, count, size, gap, weights, aspect })
        if (laid === null) {
          // Not even things of the minimum size fit into a row within a visual field of full width.
          const whole = [0, 1, 2].filter((row) => [1, 2, 3].every((column) => weights[(row * 3 + column) as Zone] > 0))
          if (whole.length > 0) expect((count + (count - 1) * gap) * MIN_TARGET_SIZE).toBeGreaterThan((1 - 2 * EDGE) * aspect - 1e-9)
          return
        }
        expect(laid.spots).toHaveLength(count)
        expect(new Set(laid.spots.map(({ place }) => place.y)).size).toBe(1)
        for (const [index, { zone, place }] of laid.spots.entries()) {
          expect(zone).toBe(zoneAt(place))
          expect(weights[zone]).toBeGreaterThan(0)
          expect(Math.min(place.y, 1 - place.y)).toBeGreaterThanOrEqual(EDGE + laid.size / 2 - 1e-9)
          expect(Math.min(place.x, 1 - place.x)).toBeGreaterThanOrEqual(EDGE + laid.size / aspect / 2 - 1e-9)
          for (const other of laid.spots.slice(index + 1))
            expect(distanceApart(place, other.place, aspect)).toBeGreaterThanOrEqual(laid.size * (1 + gap) - 1e-9)
        }
      },
    ),
    { numRuns: 300 },
  )
  const whole = inRow({ least: MIN_TARGET_SIZE, count: 3, size: 0.2, gap: 1, weights: seenWhere(() => true) })
  expect(whole?.spots.map(({ zone }) => zone)).toEqual([4, 5, 6])
  const lower = inRow({ least: MIN_TARGET_SIZE, count: 3, size: 0.2, gap: 1, weights: seenWhere(() => true), between: { top: 0.75, bottom: 0.8 } })
  expect(lower?.spots.every(({ place }) => place.y >= 0.75 && place.y <= 0.8)).toBe(true)
  expect(inRow({ least: MIN_TARGET_SIZE, count: 5, size: 0.2, gap: 1, weights: seenWhere((zone) => zone === 5) })).toBeNull()
})

it('lays things side by side at the edge that the child sees and uses less', () => {
  const at = (weights: ZoneWeights, count = 3) => atEdge(count, 0.2, weights)
  expect(at({ ...seenWhere(() => true), 7: 1 }).every(({ y }) => y === 1 - EDGE - 0.1)).toBe(true)
  expect(at({ ...seenWhere(() => true), 2: 1 }).every(({ y }) => y === EDGE + 0.1)).toBe(true)
  expect(at({ ...seenWhere(() => true), 8: 0 }).every(({ y }) => y === EDGE + 0.1)).toBe(true)
  for (const count of [1, 2, 5]) {
    const places = at(
      seenWhere(() => true),
      count,
    )
    for (const [index, { x }] of places.entries()) {
      expect(x).toBeCloseTo(1 - (places[count - 1 - index]?.x ?? 0))
      expect(Math.min(x, 1 - x)).toBeGreaterThanOrEqual(EDGE + 0.1 / DESIGN_ASPECT - 1e-9)
      for (const other of places.slice(index + 1)) expect(distanceApart({ x, y: 0 }, { ...other, y: 0 })).toBeGreaterThanOrEqual(0.2)
    }
  }
})

it('rests before the start also without moving', () => {
  const way = driftPath({ x: 0.5, y: 0.5 }, { restMs: 1000, to: { x: 0.5, y: 0.5 } }, DESIGN_ASPECT)
  const shares: number[] = []
  for (let progress = atStart, steps = 0; steps < 30; steps++) {
    progress = advanceOnPath(way, progress, 50, 0)
    shares.push(progress.share)
    expect(placeOnPath(way, progress.share)).toEqual({ x: 0.5, y: 0.5 })
  }
  expect(shares.indexOf(1)).toBe(20)
})

it('arranges up to twelve things in rows with few columns, apart and within the visual field', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.double({ min: 0.1, max: 0.7, noNaN: true }),
      fc.constantFrom(0.5, 1, 2),
      fc.constantFrom(4 / 3, 16 / 10, 844 / 390),
      fc.uniqueArray(fc.constantFrom(...zones), { maxLength: 3 }),
      fc.integer(),
      (count, wished, gap, aspect, shut, seed) => {
        const weights = Object.fromEntries(zones.map((zone) => [zone, shut.includes(zone) ? 0 : 2])) as ZoneWeights
        const wish = { least: MIN_TARGET_SIZE, count, size: wished, gap, weights, before: null, aspect }
        const { spots, size, gap: kept } = inGrid(seededRandom(seed), wish)
        expect(spots).toHaveLength(count)
        expect(size).toBeGreaterThanOrEqual(Math.min(wished, MIN_TARGET_SIZE))
        expect(size).toBeLessThanOrEqual(wished)
        for (const [index, { place, zone }] of spots.entries()) {
          expect(zone).toBe(zoneAt(place))
          expect(weights[zone]).toBeGreaterThan(0)
          expect(Math.min(place.y, 1 - place.y)).toBeGreaterThanOrEqual(EDGE + size / 2 - 1e-9)
          expect(Math.min(place.x, 1 - place.x)).toBeGreaterThanOrEqual(EDGE + size / aspect / 2 - 1e-9)
          for (const other of spots.slice(index + 1)) expect(distanceApart(place, other.place, aspect)).toBeGreaterThanOrEqual(size * (1 + kept) - 1e-9)
        }
        expect(inGrid(seededRandom(seed), wish).spots).toEqual(spots)
      },
    ),
    { numRuns: 200 },
  )
})

it('fills whole rows and columns if there is room for all', () => {
  const weights = Object.fromEntries(zones.map((zone) => [zone, 2])) as ZoneWeights
  const { spots, size } = inGrid(seededRandom(1), { least: MIN_TARGET_SIZE, count: 6, size: 0.2, gap: 1, weights, before: null })
  const lines = (axis: 'x' | 'y') => new Set(spots.map(({ place }) => place[axis].toFixed(6))).size
  expect([lines('x') * lines('y'), size]).toEqual([6, 0.2])
})

it('lays a grid in equal steps by row, and a symmetrical arc that is highest in its middle', () => {
  expect(gridIn({ left: 0.2, right: 0.8, top: 0, bottom: 1 }, 3, 2).map(({ x, y }) => [Math.round(x * 100), Math.round(y * 100)])).toEqual([
    [30, 25],
    [50, 25],
    [70, 25],
    [30, 75],
    [50, 75],
    [70, 75],
  ])
  const arc = arcOf(5, { x: 0.5, y: 0.8 }, { x: 0.4, y: 0.5 })
  for (const [index, { x, y }] of arc.entries()) {
    const twin = arc[4 - index]
    expect([x + (twin?.x ?? 0), y]).toEqual([expect.closeTo(1), expect.closeTo(twin?.y ?? 0)])
  }
  expect(arc[2]?.y).toBeCloseTo(0.3)
  expect(arcOf(1, { x: 0.5, y: 0.8 }, { x: 0.4, y: 0.5 })).toEqual([{ x: expect.closeTo(0.5), y: expect.closeTo(0.3) }])
})
