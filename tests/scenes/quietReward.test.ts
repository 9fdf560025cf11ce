import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const rewarded = async (reward: 'calm' | 'quiet') => {
  const run = (await play('bubblewordmaker', { level: '2', profile: { support: 'C', dials: { reward, rewardMs: 5000, voiceCue: false } } }))
    .answerWarmUps()
    .untilOpen()
  const thing = run.target
  run.touch(thing)
  const heardBefore = run.sound.heard.length + run.speech.spoken.length
  let [largest, farthest, turned] = [0, 0, 0]
  const { x, y } = thing.view
  while (run.state.phase === 'rewarding') {
    run.advance(50)
    largest = Math.max(largest, thing.view.scale)
    farthest = Math.max(farthest, Math.hypot(thing.view.x - x, thing.view.y - y))
    turned = Math.max(turned, Math.abs(thing.view.angle))
  }
  const heard = run.sound.heard.length + run.speech.spoken.length - heardBefore
  run.leave()
  return { heard, largest, moves: farthest > 5 || turned > 2 }
}

it('rewards a child who startles without sound or growth, but with movement', async () => {
  const [calm, quiet] = [await rewarded('calm'), await rewarded('quiet')]
  expect([calm.heard > 0, quiet.heard]).toEqual([true, 0])
  expect(calm.largest).toBeGreaterThan(1.1)
  // The reaction to the touch itself remains.
  expect(quiet.largest).toBeLessThan(1.07)
  expect(quiet.moves).toBe(true)
})
