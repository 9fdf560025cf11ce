import { expect, it } from 'vitest'
import { play } from '#tests/support/play'

const profile = { support: 'C', dials: { waitMs: null, ignoreRepeatMs: 0 } } as const

it('takes a touch of the cat for its bowl, and is not over before the cat has drunk', async () => {
  const run = (await play('cat_milk', { level: '2', profile })).answerWarmUps().untilOpen()
  run.touch('jug').advance(1000)
  const { view, size } = run.stimulus('cat-1')
  run.touchAt(view.x + 0.2 * size, view.y).advance(200)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'jug', verdict: 'correct' })
  run.advance(2500 + 2800)
  expect(run.stimulus('milk').view.alpha).toBeGreaterThan(0.5)
  run.advance(3000)
  expect(run.stimulus('milk').view.alpha).toBe(0)
  run.advance(2000)
  expect(run.state.phase).toBe('rewarding')
  expect(run.stimulus('cat-1').isLeaving).toBe(false)
  run.leave()
})

it('knows a shoe for what no cat wants, and the bowl of the other cat', async () => {
  const shoe = (await play('cat_milk', { level: '4', profile })).answerWarmUps().untilOpen()
  shoe.touch('shoe').advance(1000).touch('bowl-1').advance(200)
  expect(shoe.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'shoe', verdict: 'wrong' })
  shoe.leave()
  const full = (await play('cat_milk', { level: '5', profile })).answerWarmUps().untilOpen()
  full.touch('jug').advance(1000).touch('bowl-2').advance(200)
  expect(full.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'jug', verdict: 'wrong' })
  full.leave()
})

it('brings a bowl to the mouth of the cat of its size', async () => {
  const run = (await play('cat_milk', { level: '6', profile })).answerWarmUps().untilOpen()
  run.touch('bowl-1').advance(1000).touch('cat-2').advance(3000)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'bowl-1', verdict: 'wrong' })
  run.touch('bowl-1').advance(1000).touch('cat-1').advance(4000)
  const [bowl, cat] = [run.stimulus('bowl-1'), run.stimulus('cat-1')]
  expect(run.state.phase).toBe('rewarding')
  expect(Math.abs(bowl.view.x - cat.view.x)).toBeCloseTo(0.44 * cat.size, 0)
  run.leave()
})

it('opens, pours and calls in this order; what has come stays until the cat has drunk', async () => {
  const run = (await play('cat_milk', { level: '7', profile })).answerWarmUps().untilOpen()
  run.touch('bell').advance(700)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'bell', verdict: 'wrong' })
  expect(run.stimulus('cat-1').view.alpha).toBe(0)
  run.touch('door').advance(1500)
  expect(run.stimulus('poured').view.alpha).toBe(1)
  run.touch('jug').advance(1500).touch('bell').advance(3000)
  expect(run.stimulus('cat-1').view.alpha).toBe(1)
  expect(run.stimulus('bowl-1').view.alpha).toBe(1)
  run.leave()
})
