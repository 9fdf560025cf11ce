import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

it('fades one wrong choice at T and the next one only at 2T', async () => {
  const run = (await play('match', { level: '5', profile: { support: 'C', dials: { waitMs: 6000 } } })).answerWarmUps().untilOpen()
  const left = () => run.state.stimuli.filter(({ plan: { role }, isLeaving }) => role === 'distractor' && !isLeaving).length
  // An open trial has already been visible for a moment.
  const counts = [5000, 1000, 3000, 2000, 1000].map((ms) => {
    run.advance(ms)
    return left()
  })
  expect(counts).toEqual([3, 2, 2, 2, 1])
  expect(run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))).toEqual([1, 3])
  run.leave()
})

it('moves the twins together at once until they merge, followed by the thing’s own reward', async () => {
  const run = (await play('match', { level: '2', profile: { support: 'B', dials: { reward: 'calm' } } })).answerWarmUps().untilOpen().advance(1500)
  const [twin, sample] = [run.target, run.stimulus('sample')]
  const [from, to, size] = [{ ...twin.place }, { ...sample.place }, sample.size]
  run.touch(twin).advance(2500)
  expect([twin.place.x === from.x && twin.place.y === from.y, sample.place.x === to.x && sample.place.y === to.y, twin.isLeaving]).toEqual([
    false,
    false,
    false,
  ])
  expect(twin.view.depth).toBeLessThan(sample.view.depth)
  run.advanceUntil(() => twin.isLeaving)
  for (const { place } of [twin, sample]) {
    expect(place.x).toBeCloseTo((from.x + to.x) / 2, 2)
    expect(place.y).toBeCloseTo((from.y + to.y) / 2, 2)
  }
  // A fruit was eaten.
  const munches = () => run.sound.heard.filter((name) => name === 'munch').length
  const before = munches()
  while (run.state.phase === 'rewarding') run.advance(100)
  expect(munches()).toBeGreaterThan(before)
  expect(sample.size).toBeGreaterThan(size)
  run.leave()
})
