import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('lets one wrong choice fade at T, no other before 2T, and the next one then', async () => {
  const run = (await play('match', { level: '5', profile: { support: 'C', dials: { waitMs: 6000 } } })).answerWarmUps().untilOpen()
  const left = () => run.state.stimuli.filter(({ plan: { role }, isLeaving }) => role === 'distractor' && !isLeaving).length
  // What is open has been seen for a moment already.
  const counts = [5000, 1000, 3000, 2000, 1000].map((ms) => {
    run.advance(ms)
    return left()
  })
  expect(counts).toEqual([3, 2, 2, 2, 1])
  expect(run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))).toEqual([1, 3])
  run.leave()
})

it('makes the twin and the sample one at the answer, where the sample was, and names it', async () => {
  const run = (await play('match', { level: '2', profile: { support: 'B', dials: { reward: 'calm' } } })).answerWarmUps().untilOpen().advance(1500)
  const [twin, sample] = [run.target, run.stimulus('sample')]
  const [place, size] = [{ ...sample.place }, sample.size]
  expect(place.x).toBeGreaterThan(1 / 3)
  const start = { ...twin.place }
  run.touch(twin).advance(1500)
  // It glides to the sample, and is one with it only there.
  expect([twin.isLeaving, twin.place.x !== start.x || twin.place.y !== start.y]).toEqual([false, true])
  expect(twin.view.depth).toBeLessThan(sample.view.depth)
  run.advanceUntil(() => twin.isLeaving)
  expect(Math.hypot(twin.place.x - place.x, twin.place.y - place.y)).toBeLessThan(0.001)
  run.advance(1500)
  expect(sample.place).toEqual(place)
  expect(sample.view.alpha).toBe(1)
  expect(sample.size).toBeGreaterThan(size)
  run.leave()
})
