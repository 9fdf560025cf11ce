import type { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { counts } from '#domain/trials/engine/trialResult'
import { trialResults } from '#domain/measures/trialResults'
import { turnsOf } from '#domain/measures/turns'
import type { Word } from '#domain/words/words'
import { fakeMirror } from '#tests/support/fakeHands'
import { play, type PlayRun } from '#tests/support/play'

const cup: Word = {
  id: 'own-cup',
  word: 'My cup',
  category: 'everyday',
  say: 'My cup',
  photo: { needsOutline: false },
  scene: [0.6, 0.5, 0.2, 0.15],
  shapeFamily: 'round',
  mainColour: 'blue',
  needsOutline: [],
  salient: [],
}
const family = { profile: { support: 'C', dials: { reward: 'voice' } }, ownWords: [cup] } as const

describe('a scene of the family’s own', () => {
  const open = async (level = '6') => (await play('spotme', { ...family, level })).answerWarmUps().untilOpen()

  it('accepts touches only on the thing or slightly off it, then dims the rest and names it', async () => {
    const run = await open()
    const { x, y, size } = run.target.hit
    const [whole, half] = [run.stimulus('whole'), size / 2]
    expect(run.target.view.depth).toBeGreaterThanOrEqual(whole.view.depth)
    run.touchAt(whole.view.x - whole.size / 3, whole.view.y - whole.size / 3).advance(1500)
    expect(run.events.filter(({ kind }) => kind === 'answered' || kind === 'looked')).toHaveLength(2)
    run.touchAt(x + half * 0.97, y).advanceUntil(() => whole.view.alpha < 0.11)
    expect([whole.view.alpha > 0.09, run.target.view.alpha]).toEqual([true, 1])
    run.advance(1500)
    expect(run.events.filter(({ kind }) => kind === 'answered').at(-1)).toMatchObject({ verdict: 'correct', by: 'touch' })
    expect(run.speech.spoken.at(-1)).toMatchObject({ word: 'everyday/own-cup' })
    run.leave()
  })

  it('accepts touches into the corners of the thing alone, and moves it as help', async () => {
    const profile = { support: 'C', dials: { movement: 'prompt' } } as const
    const run = (await play('spotme', { ...family, profile, level: '1' })).answerWarmUps().untilOpen()
    const { view, size } = run.target
    const { x, y } = view
    run.advanceUntil(({ events }) => events.some(({ kind }) => kind === 'prompted')).advanceUntil(() => Math.abs(view.x - x) > 1)
    run.touchAt(view.x - size * 0.46, y - size * 0.46).advance(1500)
    expect(run.events.filter(({ kind }) => kind === 'answered').at(-1)).toMatchObject({ verdict: 'correct', by: 'touch' })
    run.leave()
  })

  it.each([
    ['a switch', (run: PlayRun) => void run.key('Space').advance(4000).key('Space')],
    ['dwelling', (run: PlayRun) => void run.hover(run.target.view.x, run.target.view.y).advance(6000)],
  ])('can be spotted by %s', async (name, act) => {
    const access = name === 'a switch' ? { access: ['switch'] } : { access: ['dwell'] }
    const run = (await play('spotme', { ...family, profile: { ...family.profile, ...access } as never, level: '4' })).answerWarmUps().untilOpen()
    act(run)
    run.advance(1500)
    expect(run.events.filter(({ kind }) => kind === 'answered').at(-1)).toMatchObject({ verdict: 'correct' })
    run.leave()
  })

  it('helps visibly: dims the rest in two steps, or grows the thing first if the rest is already dark', async () => {
    for (const level of ['6', '3']) {
      const run = await open(level)
      const [whole, before] = [run.stimulus('whole'), run.target.size]
      run.advanceUntil(({ events }) => events.some(({ kind }) => kind === 'prompted')).advance(2500)
      expect(whole.view.alpha).toBeCloseTo(0.5)
      if (level === '3') expect(run.target.size).toBeGreaterThan(before)
      run.advanceUntil(({ events }) => events.filter(({ kind }) => kind === 'prompted').length > 1).advance(2500)
      expect(whole.view.alpha).toBeCloseTo(0.2)
      run.leave()
    }
  })
})

describe('the mirror', () => {
  /** Returns the camera picture on the stage. */
  const glass = (run: PlayRun) => run.scene.children.getByName('mirror') as GameObjects.Image | null
  const mirrored = async (mirror = fakeMirror(), level = '3') => {
    await mirror.turnOn()
    return { mirror, run: await play('spotme', { level, mirror, profile: { support: 'C' } }) }
  }

  it('is absent, and never uses the camera, until an adult has turned it on', async () => {
    const mirror = fakeMirror()
    const run = (await play('spotme', { level: '3', mirror })).untilOpen().advance(2000)
    expect([mirror.painted, mirror.calls.includes('turnOn'), run.target.plan.id]).toEqual([0, false, expect.not.stringMatching('mirror')])
    expect(glass(run)?.alpha).toBe(0)
    run.leave()
  })

  it('shows the child in every trial, answers a touch, and draws at most fifteen times a second', async () => {
    const { mirror, run } = await mirrored()
    run.untilOpen().advance(2000)
    const before = mirror.painted
    run.advance(1000)
    // Each frame is drawn twice, the second time over the first.
    expect((mirror.painted - before) / 2).toBeGreaterThan(5)
    expect((mirror.painted - before) / 2).toBeLessThanOrEqual(15)
    expect([run.state.stimuli.length, glass(run)?.alpha]).toEqual([1, 1])
    // The camera picture stays within the line around it.
    expect((glass(run)?.displayHeight ?? 0) / run.target.size).toBeCloseTo(0.94)
    run.touch(run.target).advance(300)
    expect(run.events.filter(({ kind }) => kind === 'answered')).toHaveLength(1)
    run.untilOpen()
    expect(run.target.plan.id).toBe('mirror')
    run.leave()
    expect(mirror.state).toBe('off')
  })

  it('rests while play is paused', async () => {
    const { mirror, run } = await mirrored()
    run.untilOpen().advance(1000)
    run.scene.hold()
    expect(mirror.state).toBe('resting')
    run.scene.release()
    run.advance(2000)
    expect(mirror.state).toBe('on')
    run.leave()
  })

  it('fades slowly when the camera fails, followed by a trial with pictures', async () => {
    const { mirror, run } = await mirrored()
    run.untilOpen().advance(2000)
    mirror.enter('ended')
    run.advance(150)
    expect(glass(run)?.alpha).toBeGreaterThan(0.5)
    run.advance(1000)
    expect(glass(run)?.alpha).toBe(0)
    run.touch(run.target).advance(300).untilOpen()
    expect(run.target.plan.id).not.toBe('mirror')
    run.leave()
  })

  it('is recorded as a mirror trial, and counts in no figure', async () => {
    const { run } = await mirrored()
    run.answerWarmUps().untilOpen()
    run.touch(run.target).advance(300)
    run.untilOpen()
    const [last] = trialResults(run.events).slice(-1)
    expect([last?.values, last?.outcome, last === undefined || counts(last)]).toEqual([{ met: 'mirror', isOwn: false }, 'independent', false])
    expect(turnsOf(run.events)).toMatchObject({ all: [], done: 0, mirror: 3 })
    run.leave()
  })
})
