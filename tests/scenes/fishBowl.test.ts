import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const valuesOf = (run: Awaited<ReturnType<typeof play>>) =>
  Object.assign({}, ...run.events.flatMap((event) => (event.kind === 'recorded' ? [event.values] : []))) as Record<string, unknown>

it('swims one slow circle in its bowl, and the trial waits for it', async () => {
  const run = (await play('fish_bowl', { level: '1', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  const [fish, bowl] = [run.stimulus('fish-1'), run.stimulus('bowl-1')]
  run.touch('fish-1')
  const seen: { x: number; y: number }[] = []
  run.advance(100)
  while (run.state.phase === 'rewarding') {
    run.advance(100)
    if (Math.abs(fish.place.x - bowl.place.x) > 0.001 || fish.view.alpha < 1) continue
    seen.push({ x: fish.view.x, y: fish.view.y })
  }
  const wide = Math.max(...seen.map(({ x }) => x)) - Math.min(...seen.map(({ x }) => x))
  expect(wide).toBeGreaterThan(0.35 * fish.size)
  expect(Math.max(...seen.map(({ x }) => Math.abs(x - bowl.view.x))) + fish.size / 2).toBeLessThan(bowl.size / 2)
  for (const [index, at] of seen.slice(1).entries()) expect(Math.hypot(at.x - (seen[index]?.x ?? 0), at.y - (seen[index]?.y ?? 0))).toBeLessThan(0.0101 * 1024)
  // It has come back to where its circle began.
  expect(seen.at(-1)?.x).toBeCloseTo(seen[0]?.x ?? 0, 0)
  run.leave()
})

it('records how the fish was brought: taken up, let go on the way, in the hand, and the look to its bowl', async () => {
  const run = (await play('fish_bowl', { level: '2', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  run.touch('fish-1').advance(1000)
  run.scene.input.keyboard?.emit('keydown', new KeyboardEvent('keydown', { key: 'l' }))
  run.advance(500).touch('bowl-1').advance(200)
  expect(valuesOf(run)).toMatchObject({ lifts: 1 })
  expect(valuesOf(run)['dragMs']).toBeGreaterThanOrEqual(1400)
  run.leave()
})

it('feeds each fish once, and the last one ends it', async () => {
  const run = (await play('fish_bowl', { level: '7', profile: { support: 'C', dials: { waitMs: null } } })).answerWarmUps().untilOpen()
  run.touch('fish-2').advance(1500)
  expect(run.stimulus('crumb-2').view.alpha).toBeGreaterThan(0.5)
  expect(run.stimulus('crumb-1').view.alpha).toBe(0)
  run.touch('fish-2').advance(700).touch('fish-1').advance(700).touch('fish-3').advance(200)
  expect(run.events.filter((event) => event.kind === 'did' && event.deed.do === 'found')).toHaveLength(2)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})
