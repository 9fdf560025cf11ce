import { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { play } from '#tests/support/play'

const open = async (level: string, category: string, deck: readonly string[]) =>
  (await play('salient', { category, level, settings: { deck }, profile: { support: 'B', dials: { waitMs: null } } })).answerWarmUps().untilOpen()
type Opened = Awaited<ReturnType<typeof open>>

const imagesOf = (run: Opened, name: string) =>
  run.target.view.list.filter((layer): layer is GameObjects.Image => layer instanceof GameObjects.Image && layer.name === name)
const worn = (run: Opened) => imagesOf(run, 'body').at(-1)?.texture.key ?? ''

/** Touches a card until it turns. */
function turn(run: Opened): void {
  for (let touch = 0; touch < 8 && run.state.phase === 'waiting'; touch++) run.touch(run.target).advance(2600)
}

describe('the salient part in the reward', () => {
  it('wags the lit tail of a dog, without its body', async () => {
    const run = await open('2', 'animals', ['dog'])
    turn(run)
    run.advanceUntil(() => imagesOf(run, 'limb').some(({ angle }) => Math.abs(angle) > 4))
    expect(run.state.phase).toBe('rewarding')
    expect(run.target.view.angle).toBe(0)
    run.leave()
  })

  it('shows the part alone for a while, and then the whole thing again, without growing', async () => {
    const run = await open('2', 'vegetables', ['carrot'])
    const whole = worn(run)
    run.touch(run.target).advance(2600)
    const lit = worn(run)
    run.touch(run.target).advance(500)
    expect(run.state.phase).toBe('rewarding')
    const alone = worn(run)
    expect([whole, lit]).not.toContain(alone)
    run.advance(3600)
    expect(run.state.phase).toBe('rewarding')
    expect(worn(run)).toBe(whole)
    expect(run.target.view.scale).toBeCloseTo(1, 1)
    run.leave()
  })

  it('dims everything around a touched part and brings it back', async () => {
    const run = await open('8', 'vegetables', ['tomato'])
    const whole = run.stimulus('whole')
    run.touch(run.target)
    run.advanceUntil(() => whole.view.alpha < 0.2)
    expect(run.target.view.alpha).toBe(1)
    run.advanceUntil(() => whole.view.alpha > 0.95)
    expect(run.state.phase).toBe('rewarding')
    run.leave()
  })
})
