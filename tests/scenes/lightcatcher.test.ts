import type { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { play, type PlayRun } from '#tests/support/play'

const jarOf = (run: PlayRun) => {
  const { shows } = run.stimulus('jar').plan
  return 'drawing' in shows ? shows.drawing : null
}
/** Returns the drawings of the jar on the stage, from first to last. */
const lookOfJar = (run: PlayRun) => run.stimulus('jar').view.list.map((image) => (image as GameObjects.Image).texture.key.split('/')[0])

it('flies a caught light along a curve into the jar on the child’s better side, at most 15 % of the width a second, and the jar glows', async () => {
  const run = await play('lightcatcher', { profile: { dials: { zones: { 1: 3, 2: 1, 3: 1, 4: 1, 5: 1, 6: 2, 7: 1, 8: 1, 9: 1 } } } })
  const light = run.untilOpen().target
  const [start, size] = [light.place, light.size]
  const jar = run.stimulus('jar')
  expect(jarOf(run)).toBe('jarPhoto')
  expect(jar.place.x).toBeGreaterThan(0.8)
  run.touch(light)
  const way = [start]
  while (run.state.phase !== 'rewarding' || light.view.alpha > 0.5) way.push(run.advance(50).stimulus('light').place)
  const speeds = way.slice(1).map(({ x, y }, index) => Math.hypot(x - (way[index]?.x ?? x), ((y - (way[index]?.y ?? y)) * 3) / 4) / 0.05)
  expect(Math.max(...speeds)).toBeLessThanOrEqual(0.15)
  const end = way.at(-1) ?? start
  expect([Math.abs(end.x - jar.place.x) < jar.plan.size / 2, Math.abs(end.y - jar.place.y) < jar.plan.size / 2]).toEqual([true, true])
  // Halfway, the light is higher than on a straight path.
  const middle = way.find(({ x }) => x > (start.x + end.x) / 2) ?? end
  expect(middle.y).toBeLessThan((start.y + end.y) / 2 - 0.05)
  expect(light.size).toBeLessThan(size / 4)
  run.advance(1000)
  expect(lookOfJar(run)).toContain('jarGlows1Photo')
  run.advanceUntil(({ state }) => state.trial === 1).untilOpen()
  expect(jarOf(run)).toBe('jarWithLightPhoto')
  run.leave()
})

it('carries a jar of eight lights to the middle, at most 1.5 times as large, for 3 s; then an empty one appears', async () => {
  const run = await play('lightcatcher', { level: '3' })
  for (let caught = 0; caught < 7; caught++) {
    run.untilOpen().touch(run.target).advance(100)
    run.advanceUntil(({ state }) => state.phase !== 'rewarding')
  }
  run.untilOpen()
  const jar = run.stimulus('jar')
  run.touch(run.target).advance(100)
  expect(lookOfJar(run)).not.toContain('jarShinesPhoto')
  run.advanceUntil(() => lookOfJar(run).includes('jarShinesPhoto'))
  expect(jar.place.x).toBeCloseTo(0.5, 3)
  expect(jar.view.scale).toBeCloseTo(1.5, 3)
  run.advance(1000 + 3000 - 100)
  expect([run.state.phase, jar.view.alpha]).toEqual(['rewarding', 1])
  run.advanceUntil(({ state }) => state.phase === 'blank').untilOpen()
  expect(jarOf(run)).toBe('jarPhoto')
  run.leave()
})

it('has no jar if the adult chose none, and none in a map', async () => {
  for (const options of [{ settings: { jar: false } }, { level: 'map' }]) {
    const run = (await play('lightcatcher', options)).untilOpen()
    expect(run.state.stimuli.map(({ plan }) => plan.id)).toEqual(['light'])
    run.leave()
  }
})

it('keeps a map’s light in place and at full brightness', async () => {
  const run = await play('lightcatcher', { level: 'map', profile: { dials: { waitMs: 30_000 } } })
  run.answerWarmUps().untilOpen()
  const light = run.target
  const place = { ...light.place }
  run.advance(50_000)
  expect(light.place).toEqual(place)
  expect(light.view.alpha).toBe(1)
  run.leave()
})

it('dims a light after twenty seconds and moves it to the middle, so that it does not hold the gaze', async () => {
  const run = await play('lightcatcher', { level: '2', profile: { dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen()
  const light = run.target
  run.advance(18_000)
  expect(light.view.alpha).toBe(1)
  run.advance(7000)
  expect(light.view.alpha).toBeCloseTo(0.4, 2)
  expect(light.place).toEqual({ x: 0.5, y: 0.5 })
})

it('never dims a light when help starts, however long the child’s wait', async () => {
  for (const waitMs of [10_000, 20_000]) {
    const run = await play('lightcatcher', { level: '2', profile: { support: 'A', dials: { waitMs } } })
    run.answerWarmUps().untilOpen()
    const light = run.target
    const from = run.time
    let dimsFrom = 0
    run.advanceUntil(() => {
      if (dimsFrom === 0 && light.view.alpha < 0.99) dimsFrom = run.time - from
      return dimsFrom > 0
    })
    for (const prompt of [1, 1.5, 2, 3]) expect(Math.abs(dimsFrom - prompt * waitMs)).toBeGreaterThan(waitMs / 3)
    run.leave()
  }
})

it('shows a light-gazing child a matt shape instead of a glow', async () => {
  const run = await play('lightcatcher', { profile: { dials: { lightGazer: true } } })
  expect(run.untilOpen().target.plan.shows).toEqual({ drawing: 'disc' })
})

it('maps all nine places without a prompt, whatever the length of the child’s block', async () => {
  const run = await play('lightcatcher', { level: 'map', profile: { dials: { blockTrials: 3, waitMs: 5000 } } })
  run.advanceUntil((later) => later.isFinished, 20 * 60_000)
  const zones = run.events.flatMap((event) => (event.kind === 'stimulus-shown' && event.trial >= 2 && event.trial < 11 ? [event.zone] : []))
  expect(run.events.some((event) => event.kind === 'prompted')).toBe(false)
  expect([...zones].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('can be caught by looking alone, if the adult chose so', async () => {
  const run = await play('lightcatcher', { settings: { looking: true } })
  run.untilOpen().key('KeyL').key('KeyL', 'keyup').advance(100)
  expect(run.events).toContainEqual(expect.objectContaining({ kind: 'answered', verdict: 'correct', by: 'adult' }))
  expect(run.state.phase).toBe('rewarding')
  const plain = await play('lightcatcher')
  plain.untilOpen().key('KeyL').key('KeyL', 'keyup').advance(100)
  expect(plain.state.phase).toBe('waiting')
})

it.each([
  ['left', 4],
  ['right', 6],
] as const)('keeps its jar on the side on which the child sees better: %s', async (side, best) => {
  const run = await play('lightcatcher', { profile: { dials: { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, [best]: 3 } } } })
  run.untilOpen()
  expect(run.stimulus('jar').place.x < 0.5 ? 'left' : 'right').toBe(side)
})
