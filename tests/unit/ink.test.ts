import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ink, INK_LIMITS } from '#domain/trials/plan/ink'

const manner = { radius: 0.14, spreadsMs: 1100, lastsMs: 5000 }
const ASPECT = 4 / 3
const place = fc.record({ x: fc.double({ min: -0.1, max: 1.1, noNaN: true }), y: fc.double({ min: -0.1, max: 1.1, noNaN: true }) })
const cellAt = (x: number, y: number) => Math.floor(y * INK_LIMITS.rows) * INK_LIMITS.columns + Math.floor(x * INK_LIMITS.columns)
const FRAME_MS = 16

/** Returns the brightness of one cell, frame by frame. `draw` is called before each frame. */
function watch(cell: number, ms: number, draw: (ink: Ink, at: number) => void): readonly number[] {
  const ink = new Ink(manner)
  return Array.from({ length: Math.ceil(ms / FRAME_MS) }, (_, frame) => {
    draw(ink, frame * FRAME_MS)
    ink.step(frame * FRAME_MS)
    return ink.light[cell] ?? 0
  })
}

/** Returns the frames at which the brightness reverses, in either direction. */
function turnsOf(light: readonly number[]): readonly { readonly frame: number; readonly up: boolean }[] {
  let before: boolean | null = null
  return light.flatMap((now, frame) => {
    const change = now - (light[frame - 1] ?? 0)
    if (change === 0 || change > 0 === before) return []
    before = change > 0
    return [{ frame, up: before }]
  })
}

describe('ink', () => {
  it('changes each place at most once to and fro in a second, however wildly three fingers draw', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { minLength: 40, maxLength: 120 }), fc.integer({ min: 1, max: 12 }), (strokes, every) => {
        const ink = new Ink(manner)
        const cells = [cellAt(0.5, 0.5), cellAt(0.3, 0.4), cellAt(0.7, 0.6)]
        const lights: number[][] = cells.map(() => [])
        for (let frame = 0; frame < 600; frame++) {
          const at = frame * FRAME_MS
          const stroke = frame % every === 0 ? strokes[Math.floor(frame / every) % strokes.length] : undefined
          if (stroke !== undefined) ink.draw(stroke[0], stroke[1], at, ASPECT)
          ink.step(at)
          for (const [index, cell] of cells.entries()) lights[index]?.push(ink.light[cell] ?? 0)
        }
        for (const light of lights) {
          const turns = turnsOf(light)
          // The starts of two rises are more than a second apart.
          const ups = turns.filter(({ up }) => up)
          for (const [index, { frame }] of ups.slice(1).entries()) expect((frame - (ups[index]?.frame ?? 0)) * FRAME_MS).toBeGreaterThan(1000)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('appears and disappears slowly, also when a frame is late', () => {
    const light = watch(cellAt(0.5, 0.5), 7000, (ink, at) => at === 0 && ink.draw({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, at, ASPECT))
    expect(Math.max(...light)).toBeCloseTo(1)
    expect(light.at(-1)).toBe(0)
    for (const [index, now] of light.slice(1).entries()) expect(Math.abs(now - (light[index] ?? 0))).toBeLessThanOrEqual(FRAME_MS / 400 + 1e-6)
    const late = new Ink(manner)
    late.draw({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0, ASPECT)
    late.step(0)
    late.step(1400)
    expect(late.light[cellAt(0.5, 0.5)]).toBeLessThan(0.15)
  })

  it('stays while it is touched again, and for three to six seconds after that', () => {
    const cell = cellAt(0.5, 0.5)
    const spot = { x: 0.5, y: 0.5 }
    const touched = watch(cell, 20_000, (ink, at) => at < 10_000 && ink.draw(spot, spot, at, ASPECT))
    const full = touched.slice(700 / FRAME_MS, 10_000 / FRAME_MS)
    expect(Math.min(...full)).toBeGreaterThan(0.99)
    const goneAt = touched.findIndex((light, frame) => frame > 700 && light === 0) * FRAME_MS
    expect(goneAt - 10_000).toBeGreaterThan(3000)
    expect(goneAt - 10_000).toBeLessThan(6000)
  })

  it('stops fading at once when touched again, and brightens only after a pause', () => {
    const spot = { x: 0.5, y: 0.5 }
    let touchedAt: number | null = null
    const light = watch(cellAt(0.5, 0.5), 7000, (ink, at) => {
      const isGoing = at > 2000 && (ink.light[cellAt(0.5, 0.5)] ?? 0) < 0.8
      if (at === 0 || (isGoing && touchedAt === null)) ink.draw(spot, spot, at, ASPECT)
      if (isGoing) touchedAt ??= at
    })
    const from = (touchedAt ?? Number.NaN) / FRAME_MS
    const stands = light.slice(from, from + Math.floor(650 / FRAME_MS))
    expect(new Set(stands).size).toBe(1)
    expect(Math.max(...light.slice(from))).toBeCloseTo(1)
  })

  it('neither glares nor pulses: when three fingers fill the stage, it thins slowly and evenly', () => {
    const ink = new Ink({ ...manner, radius: 0.23 })
    const seen = Array.from({ length: 900 }, (_, frame) => {
      for (let finger = 0; finger < 3; finger++) {
        const [x, y] = [Math.abs(((frame * 0.11 + finger * 0.66) % 2) - 1), Math.abs(((frame * 0.037 + finger * 0.4) % 2) - 1)]
        ink.draw({ x, y }, { x: 1 - x, y }, frame * FRAME_MS, ASPECT)
      }
      ink.step(frame * FRAME_MS)
      return (ink.light.reduce((sum, light) => sum + light, 0) / ink.light.length) * ink.thickness
    })
    const late = seen.slice(400)
    expect(Math.max(...late)).toBeLessThan(0.55)
    expect(Math.min(...late)).toBeGreaterThan(0.45)
    for (const [index, now] of seen.slice(1).entries()) expect(Math.abs(now - (seen[index] ?? 0))).toBeLessThan(0.05)
  })

  it('spreads: the middle is full before the edge appears', () => {
    const ink = new Ink(manner)
    ink.draw({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0, ASPECT)
    for (let at = 0; at <= 704; at += FRAME_MS) ink.step(at)
    const edge = cellAt(0.5 + (0.75 * manner.radius) / ASPECT, 0.5)
    expect(ink.light[cellAt(0.5, 0.5)]).toBeCloseTo(1)
    expect(ink.light[edge]).toBe(0)
    for (let at = 720; at <= 1600; at += FRAME_MS) ink.step(at)
    expect(ink.light[edge]).toBeGreaterThan(0.2)
  })

  it('opens like a flower in six soft lobes where it is dropped', () => {
    const edge = () => {
      const ink = new Ink(manner)
      ink.draw({ x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0, ASPECT)
      for (let at = 0; at <= 1800; at += FRAME_MS) ink.step(at)
      const away = manner.radius * 0.85
      return Array.from({ length: 72 }, (_, turn) => {
        const angle = (turn / 72) * 2 * Math.PI
        return ink.light[cellAt(0.5 + (away * Math.cos(angle)) / ASPECT, 0.5 + away * Math.sin(angle))] ?? 0
      })
    }
    const drop = edge()
    const middle = drop.reduce((sum, light) => sum + light, 0) / drop.length
    const lobes = drop.filter((light, index) => light >= middle && (drop.at(index - 1) ?? 0) < middle)
    expect(lobes.length).toBe(6)
  })

  it('covers the path of the finger without a gap, and nothing else', () => {
    const ink = new Ink(manner)
    ink.draw({ x: 0.1, y: 0.5 }, { x: 0.9, y: 0.5 }, 0, ASPECT)
    for (let at = 0; at <= 1500; at += FRAME_MS) ink.step(at)
    for (let x = 0.11; x < 0.9; x += 0.02) expect(ink.light[cellAt(x, 0.5)]).toBeGreaterThan(0.99)
    expect(ink.light[cellAt(0.5, 0.2)]).toBe(0)
    expect(ink.light[cellAt(0.5, 0.8)]).toBe(0)
  })
})
