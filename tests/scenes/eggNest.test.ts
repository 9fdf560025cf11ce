import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('knows one egg too many: it is wrong, and goes back', async () => {
  const run = (await play('egg_nest', { level: '7', profile: { support: 'C', dials: { waitMs: null } }, settings: { carry: 'touch' } })).answerWarmUps().untilOpen()
  run.touch('egg-1').advance(700).touch('egg-2').advance(700).touch('egg-3').advance(100)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'egg-3', verdict: 'wrong' })
  run.advanceUntil(() => run.state.phase === 'rewarding')
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ verdict: 'correct' })
  run.advanceUntil(() => run.events.some((event) => event.kind === 'trial-ended' && event.trial === 2))
  expect(run.events.findLast((event) => event.kind === 'trial-ended')).toMatchObject({ outcome: 'prompted' })
  run.leave()
})
