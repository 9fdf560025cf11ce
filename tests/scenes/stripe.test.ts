import type { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) =>
  (await play('stripe', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } }))
    .answerWarmUps()
    .untilOpen()

const pictureOf = (run: PlayRun) => {
  const picture = run.state.stimuli.find(({ plan: { role } }) => role === 'place')
  if (picture === undefined) throw new Error('there is no picture')
  return picture
}
const lastOf = (run: PlayRun, trial: number) => trialResults(run.events).find((result) => result.trial === trial)

describe('stripe', () => {
  it('glides one way, opens like a curtain at the touched point, and shows the whole picture between its halves', async () => {
    const run = await open('2')
    const [bar, picture] = [run.stimulus('bar'), pictureOf(run)]
    const way: number[] = []
    for (let ms = 0; ms < 5000; ms += 100) way.push(run.advance(100) && bar.place.x)
    const steps = way.slice(1).map((x, index) => x - (way[index] ?? 0))
    expect(new Set(steps.map(Math.sign).filter((step) => step !== 0)).size).toBe(1)
    expect(Math.max(...steps.map(Math.abs))).toBeLessThanOrEqual(0.0061)
    expect(picture.view.alpha).toBe(0)
    const curtain = () => (bar.halves[1]?.list ?? []) as GameObjects.Image[]
    const seen = () => (picture.view.list as GameObjects.Image[]).find((image) => image.name === 'body')
    run.touch('bar').advance(100)
    const { x } = bar.place
    const start = curtain()[0]?.x ?? 0
    run.advance(2000)
    const [left, right] = curtain().map((half) => half.x - start)
    expect(left).toBeLessThan(-20)
    expect(Math.abs((right ?? 0) + (left ?? 0))).toBeLessThan(2)
    expect(picture.view.alpha).toBe(1)
    // The part that is visible is no wider than the gap between the halves.
    expect((seen()?.width ?? 0) > 0 && seen()?.isCropped).toBe(true)
    run.advanceUntil(() => bar.view.alpha === 0)
    expect(run.state.phase).toBe('rewarding')
    const half = (picture.plan.size * 3) / 8
    expect(picture.place.x).toBeCloseTo(Math.min(1 - half, Math.max(half, x)))
    run.scene.end('adult')
    run.leave()
  })

  it('is wiped by any touch at the first level, and later only by a touch of the bar', async () => {
    for (const [level, isAnswered] of [
      ['1', true],
      ['2', false],
    ] as const) {
      const run = await open(level)
      run.advance(1500)
      run.press(run.game.scale.width * 0.6, run.game.scale.height * 0.9)()
      run.advance(100)
      expect(
        run.events.some((event) => event.kind === 'answered' && event.trial === run.state.trial),
        level,
      ).toBe(isAnswered)
      run.scene.end('adult')
      run.leave()
    }
  })

  it('stops and sways at T, and wipes itself at 3 T, once; both are visible help', async () => {
    const run = await open('2', { profile: { dials: { waitMs: 12_000 } } })
    const { trial } = run.state
    run.advanceUntil((later) => later.events.some((event) => event.kind === 'prompted' && event.step === 1))
    run.advance(6000)
    const { x } = run.stimulus('bar').place
    run.advance(3000)
    expect(run.stimulus('bar').place.x).toBeCloseTo(x)
    run.advanceUntil((later) => later.events.some((event) => event.kind === 'prompted' && event.step === 4))
    run.advance(4000)
    expect(run.stimulus('bar').view.alpha).toBe(0)
    expect(pictureOf(run).view.alpha).toBe(1)
    run.advanceUntil((later) => later.state.trial > trial)
    expect(lastOf(run, trial)).toMatchObject({ outcome: 'no-response', prompt: 4 })
    run.scene.end('adult')
    run.leave()
  })

  it('wipes itself for eyes that followed it across the middle', async () => {
    const run = await open('2')
    const { trial } = run.state
    run.key('KeyL')
    run.advanceUntil((later) => later.state.phase === 'rewarding', 40_000)
    run.key('KeyL', 'keyup')
    run.advanceUntil((later) => later.state.trial > trial)
    expect(lastOf(run, trial)).toMatchObject({ outcome: 'independent', by: 'adult' })
    run.scene.end('adult')
    run.leave()
  })

  it('asks for three bars from left to right; another one is not wiped', async () => {
    const run = await open('5')
    run.advance(1500).touch('bar-3').advance(1000)
    expect(run.stimulus('bar-3').view.alpha).toBe(1)
    for (const id of ['bar-1', 'bar-2', 'bar-3']) run.touch(id).advance(4000)
    expect(run.events.filter((event) => event.kind === 'did' && event.deed.do === 'found' && event.trial === 2).length).toBe(2)
    expect(run.events.filter((event) => event.kind === 'answered' && event.trial === 2).map((event) => event.kind === 'answered' && event.verdict)).toEqual([
      'wrong',
      'correct',
    ])
    run.scene.end('adult')
    run.leave()
  })
})
