import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

/** Opens a session with a thing that swings from the start and otherwise does not move. */
async function swinging() {
  const run = await play('lightcatcher', { profile: { dials: { movement: 'from-start', waitMs: null } } })
  run.untilOpen().advance(4500)
  return { run, thing: run.target }
}

it('stops a swing while the thing grows, and continues afterwards', async () => {
  const { run, thing } = await swinging()
  const before = { x: thing.view.x, scale: thing.view.scale }
  thing.shrinkTo(1.2, 600)
  let last = { ...before }
  for (let ms = 0; ms < 6000; ms += 20) {
    run.advance(20, 20)
    const { x, scale } = thing.view
    if (scale !== last.scale) expect(x, `at ${ms} ms`).toBe(last.x)
    expect(Math.abs(x - last.x)).toBeLessThan(1.5)
    last = { x, scale }
  }
  expect(last.scale).toBeCloseTo(1.2)
  expect(last.x).not.toBe(before.x)
})

it('hops after it has grown, not meanwhile', async () => {
  const { run, thing } = await swinging()
  const { y } = thing.view
  thing.shrinkTo(1.5, 3000)
  expect(thing.hop()).toBe(true)
  let hasHopped = false
  for (let ms = 0; ms < 12_000; ms += 20) {
    const { scale } = thing.view
    run.advance(20, 20)
    if (thing.view.y !== y) hasHopped = true
    if (thing.view.scale !== scale) expect(thing.view.y).toBe(y)
  }
  expect(hasHopped).toBe(true)
  expect(thing.view.y).toBeCloseTo(y)
})

it('neither swings nor hops while carried, grows only on arrival, and does not jump at the start', async () => {
  const { run, thing } = await swinging()
  const { x, y } = thing.view
  const start = { ...thing.place }
  thing.comeTo({ x: start.x > 0.5 ? 0.3 : 0.7, y: start.y })
  expect(Math.hypot(thing.view.x - x, thing.view.y - y)).toBeLessThan(0.001)
  run.advance(500)
  expect([thing.sway(), thing.hop()]).toEqual([false, false])
  thing.shrinkTo(1.2, 600)
  let isThere = false
  for (let ms = 0; ms < 15_000; ms += 50) {
    const before = thing.view.x
    const { scale } = thing.view
    run.advance(50)
    if (thing.view.scale !== scale) isThere = true
    if (isThere) expect(Math.abs(thing.view.x - before)).toBeLessThan(2)
  }
  expect(thing.view.scale).toBeCloseTo(1.2)
})
