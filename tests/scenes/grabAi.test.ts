import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('lights up the woven basket when it is filled', async () => {
  const run = (await play('grab_ai', { level: '1', profile: { support: 'B', dials: { pictureLevel: 'realistic' } } })).answerWarmUps().untilOpen().advance(1500)
  const basket = run.stimulus('basket-1')
  expect(basket.view.alpha).toBeLessThan(0.7)
  run
    .touch(run.target)
    .advance(700)
    .touch(basket)
    .advanceUntil(() => basket.view.alpha > 0.95)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('nods a plain basket with its content when it is filled', async () => {
  const run = (await play('grab_ai', { level: '1', profile: { support: 'B', dials: { pictureLevel: 'flat' } } })).answerWarmUps().untilOpen()
  const [thing, basket] = [run.target, run.stimulus('basket-1')]
  run.touch(thing).advance(700).touch(basket)
  let [most, apart] = [0, 0]
  while (run.state.phase !== 'blank') {
    run.advance(100)
    most = Math.max(most, Math.abs(basket.view.angle))
    apart = Math.max(apart, Math.abs(basket.view.angle - thing.view.angle))
  }
  expect(most).toBeGreaterThan(2.5)
  expect(apart).toBeLessThan(2)
  run.leave()
})
