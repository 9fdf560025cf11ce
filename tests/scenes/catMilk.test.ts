import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayRun } from '#tests/support/play'

const profile = { support: 'C', dials: { waitMs: null, ignoreRepeatMs: 0 } } as const

it('accepts a touch of the cat for its bowl, and ends only after the cat has drunk', async () => {
  const run = (await play('cat_milk', { level: '2', profile })).answerWarmUps().untilOpen()
  run.touch('jug').advance(1000)
  const { view, size } = run.stimulus('cat-1')
  run.touchAt(view.x + 0.2 * size, view.y).advance(200)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'jug', verdict: 'correct' })
  run.advanceUntil(() => run.stimulus('milk').view.alpha > 0.5)
  run.advanceUntil(() => run.stimulus('milk').view.alpha === 0)
  run.advance(2000)
  expect(run.state.phase).toBe('rewarding')
  expect(run.stimulus('cat-1').isLeaving).toBe(false)
  run.leave()
})

it('recognises a boot and the other cat’s bowl as wrong', async () => {
  const boot = (await play('cat_milk', { level: '4', profile })).answerWarmUps().untilOpen()
  boot.touch('boot').advance(200)
  expect(boot.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'boot', verdict: 'wrong' })
  boot.leave()
  const full = (await play('cat_milk', { level: '5', profile })).answerWarmUps().untilOpen()
  full.touch('jug').advance(1000).touch('bowl-2').advance(200)
  expect(full.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'bowl-2', verdict: 'wrong' })
  full.leave()
})

it('brings a bowl to the mouth of the cat of its size', async () => {
  const run = (await play('cat_milk', { level: '6', profile })).answerWarmUps().untilOpen()
  run.touch('bowl-1').advance(1000).touch('cat-2').advance(3000)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'cat-2', verdict: 'wrong' })
  run.touch('cat-1').advance(8000)
  const [bowl, cat] = [run.stimulus('bowl-1'), run.stimulus('cat-1')]
  expect(run.state.phase).toBe('rewarding')
  expect(Math.abs(bowl.place.x - cat.place.x) * 1024).toBeCloseTo(0.44 * cat.size, 0)
  run.leave()
})

it('opens, pours and calls in this order, keeping the new things until the cat has drunk', async () => {
  const run = (await play('cat_milk', { level: '7', profile })).answerWarmUps().untilOpen()
  run.touch('bell').advance(700)
  expect(run.events.findLast((event) => event.kind === 'answered')).toMatchObject({ id: 'bell', verdict: 'wrong' })
  expect(run.stimulus('cat-1').view.alpha).toBe(0)
  run.touch('door').advance(2800)
  expect(run.stimulus('poured').view.alpha).toBe(1)
  run.touch('jug').advance(1500).touch('bell').advance(3000)
  expect(run.stimulus('cat-1').view.alpha).toBe(1)
  expect(run.stimulus('bowl-1').view.alpha).toBe(1)
  run.leave()
})

const resultOf = (run: PlayRun) => trialResults(run.events).at(-1)
const untilOver = (run: PlayRun) => run.advanceUntil(() => run.state.phase === 'blank' || run.isFinished)

it('accepts a corrected choice, and records the wrong one', async () => {
  const run = (await play('cat_milk', { level: '5', profile })).answerWarmUps().untilOpen()
  run.touch('jug').advance(1500).touch('bowl-2').advance(1500).touch('bowl-1').advance(200)
  expect(run.state.phase).toBe('rewarding')
  untilOver(run)
  expect(resultOf(run)).toMatchObject({ outcome: 'prompted', wrong: ['bowl-2'], offTarget: 0 })
  run.leave()
})

it('pours for a hand that holds the jug over the bowl and cannot open', async () => {
  const run = (await play('cat_milk', { level: '3', profile })).answerWarmUps().untilOpen()
  const [jug, bowl] = [run.stimulus('jug').hit, run.stimulus('bowl-1').hit]
  run.press(jug.x, jug.y)
  run.slide(run.lastFinger, bowl.x, bowl.y).advance(2000)
  expect(run.state.phase).toBe('waiting')
  run.advanceUntil(() => run.state.phase === 'rewarding', 10_000)
  untilOver(run)
  expect(resultOf(run)).toMatchObject({ outcome: 'independent', by: 'touch', offTarget: 0 })
  run.leave()
})

it('records once when a dwelling child picked up the jug', async () => {
  const run = (await play('cat_milk', { level: '2', profile: { ...profile, dials: { ...profile.dials, accessMethod: 'dwell', dwellMs: 1000 } } })).untilOpen()
  while (run.state.trial < 2) run.key('KeyN').advance(500)
  run.untilOpen().hover(0, 0).advance(2000)
  const [jug, bowl] = [run.stimulus('jug').hit, run.stimulus('bowl-1').hit]
  run.hover(jug.x, jug.y).advance(4000)
  run.hover(bowl.x, bowl.y).advance(1500)
  untilOver(run)
  const result = resultOf(run)
  expect(result?.touchMs).toBeGreaterThan(2500)
  expect(result?.touchMs).toBeLessThan(4000)
  expect(result?.values).toMatchObject({ lifts: 1 })
  expect(result?.values['dragMs']).toBeGreaterThan(3500)
  run.leave()
})

it('tips the jug before the milk runs, and lets the cat lap until the milk has sunk', async () => {
  const run = (await play('cat_milk', { level: '1', profile })).answerWarmUps().untilOpen()
  const [jug, milk, cat, bowl] = [run.stimulus('jug'), run.stimulus('milk'), run.stimulus('cat-1'), run.stimulus('bowl-1')]
  run.touch('jug').advanceUntil(() => jug.acting?.act === 'tips')
  expect(milk.view.alpha).toBe(0)
  run.advanceUntil(() => milk.view.alpha > 0.5)
  expect(jug.acting?.share).toBeGreaterThan(0.7)
  run.advanceUntil(() => cat.acting?.act === 'drinks' && cat.acting.share > 0)
  expect(milk.view.alpha).toBe(0)
  expect(bowl.acting?.act).toBe('drinks')
  run.advanceUntil(() => cat.acting?.share === 1 && bowl.acting?.share === 1)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('opens the touched door before the jug appears', async () => {
  const run = (await play('cat_milk', { level: '7', profile })).answerWarmUps().untilOpen()
  run.touch('door').advance(900)
  expect(run.stimulus('door').acting?.act).toBe('opens')
  expect(run.stimulus('poured').view.alpha).toBe(0)
  run.advance(2000)
  expect(run.stimulus('door').acting?.share).toBe(1)
  expect(run.stimulus('poured').view.alpha).toBe(1)
  run.leave()
})
