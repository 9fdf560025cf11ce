import { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { play, type PlayOptions } from '#tests/support/play'

const open = async (activity: string, { profile, ...options }: PlayOptions) =>
  (await play(activity, { ...options, profile: { support: 'B', ...profile, dials: { waitMs: null, ...profile?.dials } } })).answerWarmUps().untilOpen()
type Opened = Awaited<ReturnType<typeof open>>

const layersOf = (run: Opened) => run.target.view.list.filter((layer): layer is GameObjects.Image => layer instanceof GameObjects.Image)
const worn = (run: Opened) =>
  layersOf(run)
    .filter(({ name }) => name === 'body')
    .at(-1)?.texture.key ?? ''

describe('lifelike rewards', () => {
  it('roll a ball sideways, turning, and keep it until the trial ends', async () => {
    const run = await open('picture', { category: 'toys', level: '4', settings: { deck: ['ball'] } })
    const ball = run.target
    const from = ball.place
    run.touch(ball)
    run.advanceUntil(() => Math.abs(ball.place.x - from.x) > 0.1)
    const way = Math.sign(ball.place.x - from.x)
    expect(ball.view.angle * way).toBeGreaterThan(30)
    expect(run.state.phase).toBe('rewarding')
    expect(ball.isLeaving).toBe(false)
    run.leave()
  })

  it('wag only the tail of a dog', async () => {
    const run = await open('picture', { category: 'animals', level: '4', settings: { deck: ['dog'] } })
    const dog = run.target
    const tail = layersOf(run).find(({ name }) => name === 'limb')
    run.touch(dog)
    run.advanceUntil(() => Math.abs(tail?.angle ?? 0) > 5)
    expect(dog.view.angle).toBe(0)
    run.advanceUntil(() => (tail?.angle ?? 0) < -5)
    expect(dog.view.angle).toBe(0)
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })

  it('eat a cookie bite by bite, each audible half a second after it is visible', async () => {
    const run = await open('picture', { category: 'food', level: '4', settings: { deck: ['cookie'] } })
    const whole = worn(run)
    const munches = () => run.sound.heard.filter((name) => name === 'munch').length
    const before = munches()
    run.touch(run.target).advance(100)
    const first = worn(run)
    expect(first).not.toBe(whole)
    expect(munches()).toBe(before)
    run.advance(600)
    expect(munches()).toBe(before + 1)
    run.advance(2500)
    expect([whole, first]).not.toContain(worn(run))
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })

  it('move a card at the first touch, and again at the touch that turns it', async () => {
    const run = await open('fruitdictionary', { level: '1', settings: { deck: ['apple'] } })
    const whole = worn(run)
    run.touch(run.target).advance(300)
    expect(run.state.phase).toBe('waiting')
    const bitten = worn(run)
    expect(bitten).not.toBe(whole)
    run.advance(2500).touch(run.target).advance(300)
    expect(run.state.phase).toBe('rewarding')
    expect([whole, bitten]).not.toContain(worn(run))
    run.leave()
  })

  it('are absent for a child without rewards', async () => {
    const run = await open('picture', { category: 'toys', level: '4', settings: { deck: ['ball'] }, profile: { dials: { reward: 'none' } } })
    const ball = run.target
    const from = ball.place
    run.touch(ball).advance(2500)
    expect(ball.place).toEqual(from)
    run.leave()
  })

  it('tip a cup as if to pour, and set it upright again', async () => {
    const run = await open('realdictionary', { category: 'everyday', level: '1', settings: { deck: ['cup'] } })
    const cup = run.target
    run.touch(cup)
    run.advanceUntil(() => cup.view.angle > 15)
    run.advanceUntil(() => Math.abs(cup.view.angle) < 1)
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })
})
