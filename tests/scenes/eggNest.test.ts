import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('knows one egg too many: it is wrong, and goes back', async () => {
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

it('lets an egg down into its nest from above, and takes it through no wall', async () => {
  const run = (await play('egg_nest', { level: '2', profile: { support: 'B' }, settings: { carry: 'touch' } })).answerWarmUps().untilOpen()
  const [egg, nest] = [run.stimulus('egg-1'), run.stimulus('nest-1')]
  // Where it waits too: an egg let go behind the wall would come out from there in one step.
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
