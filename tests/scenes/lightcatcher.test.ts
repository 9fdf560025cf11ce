import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('lets a caught light grow where the child looks, and keeps it in a jar at the child’s better side', async () => {
  const run = await play('lightcatcher', { profile: { dials: { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 3, 7: 1, 8: 1, 9: 1 } } } })
  const light = run.untilOpen().target
  const [place, size] = [light.place, light.size]
  expect(run.stimulus('jar').plan.shows).toEqual({ drawing: 'jarPhoto' })
  expect(run.stimulus('jar').place.x).toBeGreaterThan(0.8)
  run.touch(light).advance(2500)
  expect(light.place).toEqual(place)
  expect(light.size).toBeGreaterThan(size)
  run.advanceUntil(({ state }) => state.trial === 1).untilOpen()
  expect(run.stimulus('jar').plan.shows).toEqual({ drawing: 'jarWithLightPhoto' })
  run.leave()
})

it('has no jar where the adult wishes none, and none in a map', async () => {
  for (const options of [{ settings: { jar: false } }, { level: 'map' }]) {
    const run = (await play('lightcatcher', options)).untilOpen()
    expect(run.state.stimuli.map(({ plan }) => plan.id)).toEqual(['light'])
    run.leave()
  }
})

it('leaves a light of a map where it is, and as bright as it was, for as long as it lasts', async () => {
  const run = await play('lightcatcher', { level: 'map', profile: { dials: { waitMs: 30_000 } } })
  run.answerWarmUps().untilOpen()
  const light = run.target
  const place = { ...light.place }
  run.advance(50_000)
  expect(light.place).toEqual(place)
  expect(light.view.alpha).toBe(1)
  run.leave()
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
  expect(run.untilOpen().target.plan.shows).toEqual({ drawing: 'disc' })
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

it.each([
  ['left', 4],
  ['right', 6],
] as const)('keeps its jar on the side on which the child sees better: %s', async (side, best) => {
  const run = await play('lightcatcher', { profile: { dials: { zones: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, [best]: 3 } } } })
  run.untilOpen()
  expect(run.stimulus('jar').place.x < 0.5 ? 'left' : 'right').toBe(side)
})
