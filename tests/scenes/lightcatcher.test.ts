import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('brings a caught light towards its place at the child’s best side, without hurry', async () => {
  const run = await play('lightcatcher', { profile: { dials: { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 3, 7: 1, 8: 1, 9: 1 } } } })
  const light = run.untilOpen().target
  const { x, y } = light.place
  run.touch(light)
  const size = light.size
  run.advance(2500)
  expect(light.place.x).toBeGreaterThan(x)
  expect(light.place.y).toBeGreaterThan(y)
  expect(light.size).toBeLessThan(size)
  // It does not hurry there: a tenth of the width a second at most.
  expect(Math.hypot(light.place.x - x, ((light.place.y - y) * 768) / 1024)).toBeLessThan(0.25)
})

it('dims a light after twenty seconds and brings it to the middle, so that it does not hold the eyes', async () => {
  const run = await play('lightcatcher', { level: '2', profile: { dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen()
  const light = run.target
  run.advance(18_000)
  expect(light.view.alpha).toBe(1)
  run.advance(7000)
  expect(light.view.alpha).toBeCloseTo(0.4, 2)
  expect(light.place).toEqual({ x: 0.5, y: 0.5 })
})

it('shows a light-gazing child a matt shape instead of a glow', async () => {
  const run = await play('lightcatcher', { profile: { dials: { lightGazer: true } } })
  expect(run.untilOpen().target.plan.look).toBe('disc')
})

it('maps all nine places without a prompt, whatever the length of the child’s block', async () => {
  const run = await play('lightcatcher', { level: 'map', profile: { dials: { blockTrials: 3, waitMs: 5000 } } })
  run.advanceUntil((later) => later.isFinished, 20 * 60_000)
  const zones = run.events.flatMap((event) => (event.kind === 'stimulus-shown' && event.trial >= 2 && event.trial < 11 ? [event.zone] : []))
  expect(run.events.some((event) => event.kind === 'prompted')).toBe(false)
  expect([...zones].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

it('is caught by looking alone, where the adult says so', async () => {
  const run = await play('lightcatcher', { settings: { looking: true } })
  run.untilOpen().key('KeyL').key('KeyL', 'keyup').advance(100)
  expect(run.events).toContainEqual(expect.objectContaining({ kind: 'answered', verdict: 'correct', by: 'adult' }))
  expect(run.state.phase).toBe('rewarding')
  const plain = await play('lightcatcher')
  plain.untilOpen().key('KeyL').key('KeyL', 'keyup').advance(100)
  expect(plain.state.phase).toBe('waiting')
})
