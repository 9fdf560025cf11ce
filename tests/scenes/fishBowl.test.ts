import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const valuesOf = (run: Awaited<ReturnType<typeof play>>) =>
  Object.assign({}, ...run.events.flatMap((event) => (event.kind === 'recorded' ? [event.values] : []))) as Record<string, unknown>

it('is carried in its net over the bowl and slips into the water, and the trial waits for its bubbles', async () => {
  const run = (await play('fish_bowl', { level: '1', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  const [fish, net, bowl] = [run.stimulus('fish-1'), run.stimulus('net'), run.stimulus('bowl-1')]
  const apart = { x: net.place.x - fish.place.x, y: net.place.y - fish.place.y }
  run.touch('fish-1')
  while (fish.acting === null) {
    run.advance(50)
    expect(net.place.x - fish.place.x).toBeCloseTo(apart.x, 2)
    expect(net.place.y - fish.place.y).toBeCloseTo(apart.y, 2)
  }
  expect(fish.acting?.act).toBe('slipsIn')
  expect(fish.place.y).toBeLessThan(bowl.place.y - bowl.plan.size * 0.3)
  run.advanceUntil(() => net.view.alpha === 0)
  expect(net.acting?.share).toBe(1)
  run.advanceUntil(() => fish.acting?.share === 1)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('faces its direction, and takes two seconds to turn around', async () => {
  const run = (await play('fish_bowl', { level: '5', profile: { support: 'C', dials: { waitMs: null } } })).answerWarmUps().untilOpen()
  const fish = run.stimulus('fish-1')
  let [before, most] = [fish.facing, 0]
  const seen = new Set<number>()
  for (let spent = 0; spent < 20_000; spent += 50) {
    const { x } = fish.place
    run.advance(50)
    most = Math.max(most, Math.abs(fish.facing - before))
    before = fish.facing
    if (fish.facing < 0.01) expect(fish.place.x - x).toBeGreaterThan(-0.0025)
    seen.add(Math.round(fish.facing))
  }
  expect(seen).toEqual(new Set([0, 1]))
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThan(0.05)
  run.touch('fish-1').advance(1500)
  expect(fish.acting?.act).toBe('blowsBubbles')
  run.leave()
})

it('lets one of several fish, brought without a net, swim around', async () => {
  const run = (await play('fish_bowl', { level: '6', profile: { support: 'C', dials: { waitMs: null } }, settings: { carry: 'touch' } }))
    .answerWarmUps()
    .untilOpen()
  const { target } = run
  run.touch(target).advance(800).touch('bowl-1')
  run.advanceUntil(() => target.acting?.share === 1)
  expect(target.acting?.act).toBe('swimsRound')
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('records how the fish was brought: lifts, drops, time in the hand, and the look to its bowl', async () => {
  const run = (await play('fish_bowl', { level: '2', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  run.touch('fish-1').advance(1000)
  run.scene.input.keyboard?.emit('keydown', new KeyboardEvent('keydown', { key: 'l' }))
  run.advance(500).touch('bowl-1').advance(200)
  expect(valuesOf(run)).toMatchObject({ lifts: 1 })
  expect(valuesOf(run)['dragMs']).toBeGreaterThanOrEqual(1400)
  run.leave()
})

it('feeds each fish once, and ends with the last one', async () => {
  const run = (await play('fish_bowl', { level: '7', profile: { support: 'C', dials: { waitMs: null } } })).answerWarmUps().untilOpen()
  run.touch('fish-2').advance(1500)
  expect(run.stimulus('crumb-2').view.alpha).toBeGreaterThan(0.5)
  expect(run.stimulus('crumb-1').view.alpha).toBe(0)
  run.touch('fish-2').advance(700).touch('fish-1').advance(700).touch('fish-3').advance(200)
  expect(run.events.filter((event) => event.kind === 'did' && event.deed.do === 'found')).toHaveLength(2)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})
