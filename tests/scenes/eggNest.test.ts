import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('returns an egg that is one too many, and counts it as wrong', async () => {
  const run = (await play('egg_nest', { level: '7', profile: { support: 'C', dials: { waitMs: null } }, settings: { carry: 'touch' } }))
    .answerWarmUps()
    .untilOpen()
  run.touch('egg-1').advance(700).touch('egg-2').advance(700).touch('egg-3').advance(100)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'egg-3', verdict: 'wrong' })
  run.advanceUntil(() => run.state.phase === 'rewarding')
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ verdict: 'correct' })
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === 2))
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'prompted' })
  run.leave()
})

it('lowers an egg into its nest from above, not through the wall', async () => {
  const run = (await play('egg_nest', { level: '2', profile: { support: 'B' }, settings: { carry: 'touch' } })).answerWarmUps().untilOpen()
  const [egg, nest] = [run.stimulus('egg-1'), run.stimulus('nest-1')]
  // The resting depth is checked as well: otherwise an egg released behind the wall would suddenly appear in front of it.
  expect(egg.view.depth).toBeGreaterThan(5)
  run.touch('egg-1')
  let lowest = 0
  while (run.state.phase === 'rewarding') {
    run.advance(50)
    const isOverOpening = Math.abs(egg.place.x - nest.place.x) < 0.01
    if (!isOverOpening) expect(egg.view.depth).toBeGreaterThan(5)
    if (egg.view.depth === 0) lowest = Math.max(lowest, egg.place.y)
  }
  expect(egg.place.x).toBeCloseTo(nest.place.x, 5)
  expect(lowest).toBeCloseTo(egg.place.y, 5)
  run.leave()
})

it('rocks the egg in its nest, and then hatches it before the trial ends', async () => {
  const run = (await play('egg_nest', { level: '1', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  const [egg, nest] = [run.stimulus('egg-1'), run.stimulus('nest-1')]
  run.touch('egg-1')
  run.advanceUntil(() => egg.acting !== null)
  expect(egg.acting?.act).toBe('rocks')
  expect(egg.place.x).toBeCloseTo(nest.place.x, 5)
  run.advanceUntil(() => egg.acting?.act === 'hatches')
  run.advanceUntil(() => egg.acting?.share === 1)
  expect(run.state.phase).toBe('rewarding')
  expect(egg.isLeaving).toBe(false)
  run.leave()
})

it('lays the egg on its side, and rolls it upright on its way to the nest', async () => {
  const run = (await play('egg_nest', { level: '1', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  const egg = run.stimulus('egg-1')
  expect(Math.abs(egg.view.angle)).toBeCloseTo(90, 0)
  run.touch('egg-1')
  run.advanceUntil(() => egg.acting !== null)
  expect(egg.view.angle).toBeCloseTo(0, 0)
  run.leave()
})

it('keeps the eggs of a nest that is not full, and hatches all three of a full one', async () => {
  const run = (await play('egg_nest', { level: '5', profile: { support: 'B' }, settings: { carry: 'touch' } })).answerWarmUps()
  const hatched: string[][] = []
  for (let turn = 0; turn < 3; turn++) {
    run.untilOpen().touch('egg-1').advance(100)
    const eggs = run.state.stimuli.filter(({ plan }) => plan.role !== 'place')
    run.advanceUntil(() => run.state.phase !== 'rewarding')
    hatched.push(eggs.flatMap(({ plan, acting }) => (acting?.act === 'hatches' && acting.share === 1 ? [plan.id] : [])).toSorted())
  }
  expect(hatched.toSorted((one, other) => one.length - other.length)).toEqual([[], [], ['egg-1', 'lying-1', 'lying-2']])
  run.leave()
})

it('rocks each of several eggs on arrival, and hatches no remaining one', async () => {
  const run = (await play('egg_nest', { level: '7', profile: { support: 'C', dials: { waitMs: null } }, settings: { carry: 'touch' } }))
    .answerWarmUps()
    .untilOpen()
  const [first, second, left] = ['egg-1', 'egg-2', 'egg-3'].map((id) => run.stimulus(id))
  run.touch('egg-1').advance(700).touch('egg-2')
  run.advanceUntil(() => first?.acting?.act === 'rocks')
  run.advanceUntil(() => second?.acting?.act === 'hatches' && second.acting.share === 1)
  expect(first?.acting).toMatchObject({ act: 'hatches' })
  expect(left?.acting).toBeNull()
  expect(left?.isLeaving).toBe(true)
  run.leave()
})
