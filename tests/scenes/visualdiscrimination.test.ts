import { expect, it } from 'vitest'
import { staircaseOf } from '#domain/measures/discrimination'
import { trialResults } from '#domain/measures/trialResults'
import { play } from '#tests/support/play'

const other = (run: Awaited<ReturnType<typeof play>>) => {
  const found = run.state.stimuli.find(({ plan: { role }, isLeaving }) => role === 'distractor' && !isLeaving)
  if (found === undefined) throw new Error('nothing else stands there')
  return found
}

it('records the first choice as the answer, and rewards every choice alike', async () => {
  const run = (await play('visualdiscrimination', { level: '3', profile: { support: 'B' } })).answerWarmUps().untilOpen()
  const chosen = other(run)
  run.touch(chosen).advance(300)
  expect(run.state.phase).toBe('rewarding')
  expect(chosen.isLeaving).toBe(false)
  run.untilOpen().touch(run.target).advance(300).untilOpen()
  expect(trialResults(run.events).map(({ outcome }) => outcome)).toEqual(['independent', 'independent', 'other', 'independent'])
  run.leave()
})

it('gives no help, and ends after three questions without an answer', async () => {
  const run = (await play('visualdiscrimination', { level: '2', profile: { support: 'B', dials: { waitMs: 5000 } } })).answerWarmUps().untilOpen()
  run.advance(120_000)
  expect(run.state.phase).toBe('finished')
  expect(run.events.some(({ kind }) => kind === 'prompted')).toBe(false)
  expect(trialResults(run.events).filter(({ outcome }) => outcome === 'no-response')).toHaveLength(3)
  run.leave()
})

it('settles beyond the hardest step for a child who sees every difference, and ends automatically', async () => {
  const run = (await play('visualdiscrimination', { level: '1', profile: { support: 'C', dials: { maxSessionMin: 30 } } })).answerWarmUps()
  for (;;) {
    run.advanceUntil(({ state }) => state.phase === 'waiting' || state.phase === 'finished')
    if (run.state.phase === 'finished') break
    run.touch(run.target).advance(1000)
  }
  expect(staircaseOf({ activity: 'visualdiscrimination', level: '1', events: run.events, settings: run.state.header.settings })).toMatchObject({
    dimension: 'colour',
    threshold: 'over',
  })
  run.leave()
})

const shop = async () => (await play('visualdiscrimination-game', { level: '3', profile: { support: 'B' } })).answerWarmUps().untilOpen()

it('adds a coin for a thing found without help, visible in the next trial', async () => {
  const run = await shop()
  expect(run.stimulus('kept-1').view.alpha).toBe(0)
  run.touch(run.target).advanceUntil(() => run.stimulus('kept-1').view.alpha > 0.9)
  expect(run.state.phase).toBe('rewarding')
  run.untilOpen().advance(1000)
  expect([run.stimulus('kept-1'), run.stimulus('kept-2')].map(({ view }) => view.alpha)).toEqual([1, 0])
  run.leave()
})

it('adds no coin after a wrong first choice', async () => {
  const run = await shop()
  run.touch(other(run)).advance(1500).touch(run.target).advance(300)
  expect(run.state.phase).toBe('rewarding')
  while (run.state.phase === 'rewarding') {
    run.advance(200)
    expect(run.state.stimuli.find(({ plan }) => plan.id === 'kept-1')?.view.alpha ?? 0).toBe(0)
  }
  run.leave()
})

it('lets the bear take each right thing into its paw, and wave after five', async () => {
  const run = await shop()
  for (let turn = 1; turn <= 5; turn++) {
    const { target } = run
    const [bear, arm] = [run.stimulus('bear'), run.stimulus('bear-arm')]
    expect(bear.view.alpha).toBe(0)
    const [x, size] = [target.view.x, target.size]
    run.touch(target).advanceUntil(() => run.stimulus(`kept-${turn}`).view.alpha > 0.5)
    expect(bear.view.alpha).toBe(1)
    expect(target.size).toBeLessThan(size)
    expect(target.view.x).not.toBe(x)
    // When the thing is in the paw, it is next to the bear's body and below its ears.
    expect(Math.abs(target.view.x - bear.view.x)).toBeLessThan(bear.size / 2)
    let most = 0
    while (run.state.phase === 'rewarding') {
      run.advance(100)
      most = Math.max(most, Math.abs(arm.view.angle))
    }
    if (turn < 5) expect(most).toBe(0)
    else expect(most).toBeGreaterThan(60)
    if (turn < 5) run.untilOpen().advance(1000)
  }
  run.leave()
})
