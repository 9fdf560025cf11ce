import { afterEach, describe, expect, it } from 'vitest'
import { groundNow } from '#domain/trials/engine/groundLog'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

let last: PlayRun | null = null
afterEach(() => {
  last?.scene.end('adult')
  last?.leave()
  last = null
})

/** Opens a level and completes the trials in which the thing is alone. */
async function open(level: string, options: Omit<PlayOptions, 'level'> = {}): Promise<PlayRun> {
  const dials = { waitMs: 6000, colour: 'cyan', ...options.profile?.dials } as const
  last = await play('complexity', { level, category: 'fruits', ...options, profile: { support: 'C', ...options.profile, dials } })
  return last.answerWarmUps().untilOpen()
}

const others = (run: PlayRun) => run.state.stimuli.filter(({ plan: { role }, isLeaving }) => role === 'distractor' && !isLeaving)
const nextTurn = (run: PlayRun) => {
  const { trial } = run.state
  return run.advanceUntil((later) => later.state.trial > trial && later.state.phase === 'waiting')
}
const resultOf = (run: PlayRun, trial: number) => trialResults(run.events).find((result) => result.trial === trial)

describe('more and more at once', () => {
  it('names the familiar thing, and stays independent after one wrong touch, but not two', async () => {
    const run = await open('7')
    const { trial } = run.state
    run.touch(others(run)[0] ?? run.target).advance(1200)
    run.touch(run.target).advance(1500)
    expect(run.speech.spoken.at(-1)).toEqual({ word: 'fruits/apple' })
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', values: { atOnce: 4, likeness: 'unlike' } })
    expect(resultOf(run, trial)?.wrong).toHaveLength(1)
    for (const wrong of others(run).slice(0, 2)) run.touch(wrong).advance(1200)
    run.touch(run.target)
    nextTurn(run)
    expect(resultOf(run, trial + 1)).toMatchObject({ outcome: 'prompted', values: { atOnce: 5 } })
  })

  it('fades one distractor at T, one at 2 T, and all but the familiar thing at 3 T', async () => {
    const run = await open('8', { profile: { dials: { movement: 'none' } } })
    const left = [5000, 1000, 3000, 2000, 1000, 5000, 1000].map((ms) => {
      run.advance(ms)
      return others(run).length
    })
    expect(left).toEqual([5, 4, 4, 4, 3, 3, 0])
    expect(run.target.isLeaving).toBe(false)
    expect(run.events.flatMap((event) => (event.kind === 'prompted' ? [event.step] : []))).toEqual([1, 3, 4])
  })

  it('adds or removes one thing from the next trial on, by key or in the pause menu', async () => {
    const run = await open('4')
    const shown = () => run.state.stimuli.length
    expect(shown()).toBe(2)
    // These keys are pressed on an American and on a German keyboard.
    run.key('Equal').key('Equal', 'keyup').key('BracketRight', 'keydown', '+').key('BracketRight', 'keyup', '+')
    expect(shown()).toBe(2)
    run.touch(run.target)
    nextTurn(run)
    expect(shown()).toBe(4)
    run.scene.hold()
    run.scene.wish('one-fewer')
    run.scene.release()
    run.advance(1000)
    run.touch(run.target)
    nextTurn(run)
    expect(shown()).toBe(3)
    // The log matches the stage.
    run.touch(run.target)
    const { trial } = run.state
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ items: 3, values: { atOnce: 3 } })
  })

  it('can be played with one switch, and by dwelling', async () => {
    for (const dials of [
      { accessMethod: 'switch1', scanMs: 2000 },
      { accessMethod: 'dwell', dwellMs: 800 },
    ] as const) {
      const run = await open('5', { profile: { dials: { ...dials, waitMs: null } } })
      const { trial } = run.state
      if (dials.accessMethod === 'dwell') run.hover(run.target.hit.x, run.target.hit.y).advance(1500)
      else {
        // The wrong one of two things may be offered first, so one wrong choice is allowed.
        for (let press = 0; press < 2 && run.state.phase === 'waiting'; press++) run.advance(700).key('Space').key('Space', 'keyup').advance(1500)
      }
      nextTurn(run)
      expect(resultOf(run, trial)).toMatchObject({ outcome: 'independent', by: dials.accessMethod })
      run.scene.end('adult')
      run.leave()
      last = null
    }
  })

  it('puts things in baskets on a whole photo at the last level; a touch of a basket counts for its thing', async () => {
    const run = await open('10', { settings: { place: 'park' } })
    expect(groundNow(run.events)).toMatchObject({ shows: { place: 'park', look: 'full' }, strength: 1 })
    const basket = run.stimulus('basket-1')
    expect(basket.isVisible).toBe(true)
    const { trial } = run.state
    // A basket fades together with its thing, but the familiar thing keeps its basket.
    const standing = () => run.state.stimuli.filter(({ plan, isLeaving }) => plan.role === 'control' && !isLeaving).map(({ plan }) => plan.leavesWith)
    expect(standing()).toHaveLength(9)
    run.advance(7000)
    expect(standing().toSorted()).toEqual(['apple', ...others(run).map(({ plan }) => plan.id)].toSorted())
    expect(standing()).toHaveLength(8)
    run.touchAt(run.target.hit.x, run.target.hit.y + run.target.hit.size * 0.3).advance(100)
    expect(standing()).toEqual(['apple'])
    nextTurn(run)
    expect(resultOf(run, trial)).toMatchObject({ outcome: 'prompted', wrong: [] })
  })

  it('shows today’s number if it decreases from day to day', async () => {
    const run = await open('6', { settings: { number: 'falling', start: 6, today: 5 } })
    expect(run.state.stimuli).toHaveLength(5)
    const { trial } = run.state
    run.touch(run.target)
    nextTurn(run)
    expect(run.state.stimuli).toHaveLength(5)
    expect(resultOf(run, trial)?.values).toMatchObject({ atOnce: 5 })
  })
})
