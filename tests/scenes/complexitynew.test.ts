import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const park = { category: 'park', profile: { support: 'C', dials: { reward: 'calm' } } } as const

it('moves a touched thing to its place, smaller, and shows the earlier ones', async () => {
  const run = (await play('complexitynew', { ...park, level: '3' })).answerWarmUps().untilOpen()
  // The bench is first, then the tree, then the slide.
  run.touch(run.target).advance(300).untilOpen()
  run.touch(run.target).advance(300).untilOpen()
  const [thing, before] = [run.target, run.stimulus('there-bench')]
  const [size, from] = [thing.size, { ...thing.place }]
  expect(before.view.alpha).toBe(0)
  run.touch(thing)
  run.advanceUntil(() => before.view.alpha === 1 && thing.size < size).advance(500)
  expect(thing.size).toBeLessThan(size)
  expect(Math.hypot(thing.place.x - from.x, thing.place.y - from.y)).toBeGreaterThan(0.05)
  expect([thing.view.alpha, before.view.alpha]).toEqual([1, 1])
  run.leave()
})

it('moves exactly one distractor in the whole place', async () => {
  const run = (await play('complexitynew', { ...park, level: '8', settings: { together: false } })).answerWarmUps().untilOpen()
  const seen = new Map(run.state.stimuli.map((thing) => [thing.plan.id, new Set<number>()]))
  for (let frame = 0; frame < 60; frame++) for (const thing of run.advance(50).state.stimuli) seen.get(thing.plan.id)?.add(Math.round(thing.view.x))
  const moved = [...seen].filter(([, places]) => places.size > 1).map(([id]) => id)
  expect(moved).toHaveLength(1)
  expect(run.stimulus(moved[0] ?? '').plan.role).toBe('distractor')
  run.leave()
})

it('shows the new thing only after the place was seen for a while, and measures from then on', async () => {
  const run = (await play('complexitynew', { ...park, level: '9', settings: { together: false } })).answerWarmUps()
  run.advanceUntil(({ state }) => state.stimuli.some(({ plan, isVisible }) => plan.role === 'distractor' && isVisible))
  const started = run.time
  expect(run.target.isVisible).toBe(false)
  run.untilOpen()
  expect(run.time - started).toBeGreaterThan(4500)
  expect(run.target.isVisible).toBe(true)
  run.leave()
})
