import { panOf } from '#domain/notes'
import { expect, it } from 'vitest'
import { GameObjects } from 'phaser'
import { play } from '#tests/support/play'

it('turns only Bunny’s ears as the first prompt', async () => {
  const run = (await play('findbunny', { level: '1', profile: { dials: { waitMs: 4000 } } })).answerWarmUps().untilOpen()
  const bunny = run.target
  const turns: number[] = []
  const places = new Set<number>()
  run.advanceUntil(() => run.events.some((event) => event.kind === 'prompted' && event.trial === 2))
  for (let frame = 0; frame < 30; frame++) {
    run.advance(60)
    turns.push(Math.max(...(bunny.view.list as GameObjects.Image[]).map(({ rotation }) => Math.abs(rotation))))
    places.add(Math.round(bunny.view.x * 100))
  }
  expect(Math.max(...turns)).toBeGreaterThan(0.02)
  expect(Math.max(...turns)).toBeLessThan(0.19)
  expect(places.size).toBe(1)
  run.leave()
})

it('records the demonstration as help once its light is visible, followed by Bunny’s answer', async () => {
  const run = (await play('findbunny', { level: '1', profile: { support: 'A', dials: { waitMs: 8000 } } })).answerWarmUps().untilOpen()
  const bunny = run.target
  run.advanceUntil(() => run.events.some((event) => event.kind === 'prompted' && event.trial === 2 && event.step === 4))
  run.advance(200)
  const lights = run.scene.children.list.filter((each) => each instanceof GameObjects.Image && each.texture.key.startsWith('soft-light/') && each.alpha > 0.3)
  expect(lights).toHaveLength(1)
  const rim = () => (bunny.view.getByName('touched') as GameObjects.Image | null)?.alpha ?? 0
  expect(rim()).toBe(0)
  run.advanceUntil(({ state }) => state.phase !== 'waiting' || rim() > 0.9)
  expect(rim()).toBeGreaterThan(0.9)
  run.leave()
})

it('fades Bunny over the whole reward after the greeting', async () => {
  const run = (await play('findbunny', { level: '2', profile: { dials: { rewardMs: 3000 } } })).untilOpen()
  const bunny = run.target
  run.touch(bunny).advance(1500)
  expect(bunny.view.alpha).toBeGreaterThan(0.3)
  expect(bunny.view.alpha).toBeLessThan(0.7)
  run.advance(1500)
  expect(bunny.view.alpha).toBeLessThan(0.1)
  run.leave()
})

it('records the path of the spotlight', async () => {
  const run = (await play('findbunny', { level: '5', settings: { spotlight: true }, profile: { support: 'B', dials: { waitMs: null } } }))
    .answerWarmUps()
    .untilOpen()
  const from = run.events.length
  for (const [x, y] of [
    [150, 150],
    [850, 150],
    [850, 600],
  ] as const)
    run.hover(x, y).advance(9000)
  const steps = run.events.slice(from).flatMap((event) => (event.kind === 'did' && event.deed.do === 'searched' ? [event.deed.to] : []))
  expect(steps.length).toBeGreaterThan(15)
  expect(steps.at(-1)?.x).toBeCloseTo(850 / 1024, 1)
  const told = run.events.findLast((event) => event.kind === 'recorded')
  expect(told).toMatchObject({ values: { places: expect.any(Number) as number } })
  expect(Number(told?.kind === 'recorded' ? told.values['places'] : 0)).toBeGreaterThanOrEqual(4)
  run.leave()
})

it('rattles from its side before it is visible, if an adult chose so', async () => {
  const run = await play('findbunny', { level: '5', settings: { calls: true }, profile: { support: 'B', dials: { waitMs: null } } })
  run.answerWarmUps().untilOpen()
  expect(run.sound.heard.at(-1)).toBe('rattle')
  expect(run.sound.from.at(-1)).toBeCloseTo(panOf(run.target.plan.place.x))
  const heard = run.sound.heard.length
  run.advance(3000)
  expect(run.sound.heard).toHaveLength(heard)
  run.leave()
  const silent = await play('findbunny', { level: '5', profile: { support: 'B', dials: { waitMs: null } } })
  silent.answerWarmUps().untilOpen()
  expect(silent.sound.heard).not.toContain('rattle')
})
