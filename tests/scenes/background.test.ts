import { GameObjects } from 'phaser'
import { describe, expect, it } from 'vitest'
import { groundNow } from '#domain/trials/engine/groundLog'
import { trialResults } from '#domain/measures/trialResults'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

/** Opens a level and completes the trials on a black background. */
const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) =>
  (
    await play('background', {
      level,
      ...options,
      profile: { support: 'C', ...options.profile, dials: { waitMs: 5000, ...options.profile?.dials } },
    })
  ).answerWarmUps()

/** Returns the opacity of everything in the background. */
const drawn = (run: PlayRun): number =>
  Math.max(
    0,
    ...run.scene.children.list.flatMap((thing) => (thing instanceof GameObjects.Image && thing.texture.key.startsWith('ground/') ? [thing.alpha] : [])),
  )
const strength = (run: PlayRun) => groundNow(run.events)?.strength ?? null
const prompts = (run: PlayRun) => run.events.flatMap((event) => (event.kind === 'prompted' && event.trial === run.state.trial ? [event.step] : []))

describe('background', () => {
  it('appears slowly and completely before the thing', async () => {
    const run = await open('7')
    const seen: number[] = []
    while (run.state.phase !== 'waiting') {
      run.advance(50)
      if (run.state.stimuli.length === 0) seen.push(drawn(run))
    }
    expect(seen.at(-1)).toBeGreaterThan(0.9)
    for (const [index, alpha] of seen.slice(1).entries()) expect(Math.abs(alpha - (seen[index] ?? 0))).toBeLessThan(0.05)
    run.scene.end('adult')
    run.leave()
  })

  it('fades by half at T and to black at 2 T, is logged as help without moving the thing, and returns for the next', async () => {
    const run = await open('7')
    run.untilOpen()
    const [thing] = run.state.stimuli
    const place = { x: thing?.view.x, y: thing?.view.y }
    run.advance(7800)
    expect([strength(run), prompts(run)]).toEqual([0.5, [1]])
    expect(drawn(run)).toBeCloseTo(0.5)
    run.advance(5000)
    expect([strength(run), prompts(run)]).toEqual([0, [1, 3]])
    expect(drawn(run)).toBeCloseTo(0)
    expect({ x: thing?.view.x, y: thing?.view.y }).toEqual(place)
    const { trial } = run.state
    run.touch(run.state.aim ?? run.target)
    run.advanceUntil((later) => later.state.trial > trial && later.state.phase === 'waiting')
    expect(trialResults(run.events).find((result) => result.trial === trial)).toMatchObject({ outcome: 'prompted', values: { rung: 7 } })
    expect(strength(run)).toBe(1)
    expect(drawn(run)).toBeGreaterThan(0.9)
    run.scene.end('adult')
    run.leave()
  })

  it('fades on the touch, while the thing is rewarded', async () => {
    const run = await open('10')
    run.untilOpen().touch(run.state.aim ?? run.target)
    run.advance(200)
    expect(strength(run)).toBe(0)
    run.advanceUntil((later) => later.state.phase === 'blank')
    expect(drawn(run)).toBeLessThan(0.3)
    run.scene.end('adult')
    run.leave()
  })

  it('is adjusted by two keys during a trial without a pause, and fades as help only if present', async () => {
    const run = await open('3', { profile: { dials: { movement: 'none' } } })
    run.untilOpen()
    for (let press = 0; press < 3; press++) run.key('BracketLeft').key('BracketLeft', 'keyup').advance(100)
    expect(strength(run)).toBe(0.7)
    // These keys are pressed with AltGr on a German keyboard.
    run.key('Digit9', 'keydown', ']').key('Digit9', 'keyup', ']').advance(100)
    expect(strength(run)).toBe(0.8)
    for (let press = 0; press < 12; press++) run.key('BracketLeft').key('BracketLeft', 'keyup').advance(100)
    expect(strength(run)).toBe(0)
    const { trial } = run.state
    run.advance(1000)
    run.touch(run.state.aim ?? run.target).advance(100)
    run.advanceUntil((later) => later.state.trial > trial && later.state.phase === 'waiting')
    expect(trialResults(run.events).find((result) => result.trial === trial)?.outcome).toBe('independent')
    // The adult's setting stays. If there is no background to fade, a different prompt helps.
    expect(strength(run)).toBe(0)
    const grounds = run.events.filter(({ kind }) => kind === 'ground').length
    run.advance(6000)
    expect(run.events.filter(({ kind }) => kind === 'ground').length).toBe(grounds)
    expect([prompts(run), (run.state.aim?.view.scale ?? 0) > 1.01]).toEqual([[1], true])
    run.scene.end('adult')
    run.leave()
  })

  it('changes slowly, however fast the two keys are pressed', async () => {
    const run = await open('10', { profile: { dials: { waitMs: null } } })
    run.untilOpen()
    const seen: number[] = []
    for (let press = 0; press < 80; press++) {
      const code = Math.floor(press / 10) % 2 === 0 ? 'BracketLeft' : 'BracketRight'
      run.key(code).key(code, 'keyup').advance(50)
      seen.push(drawn(run))
    }
    for (const [index, alpha] of seen.slice(1).entries()) expect(Math.abs(alpha - (seen[index] ?? 0))).toBeLessThan(0.05)
    run.scene.end('adult')
    run.leave()
  })

  it('is one rung lower, where the child sees best, after two trials without an answer', async () => {
    const run = await open('8')
    run.advanceUntil((later) => later.state.trial === 4 && later.state.phase === 'waiting', 240_000)
    const rung = run.events.findLast((event) => event.kind === 'recorded')
    expect(rung).toMatchObject({ values: { rung: 7 } })
    run.scene.end('adult')
    run.leave()
  })
})
