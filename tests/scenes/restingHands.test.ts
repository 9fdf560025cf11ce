import { describe, expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import type { PlayEvent } from '#domain/trials/engine/events'
import { fakeTilt } from '#tests/support/fakeDevices'
import { sample } from '#tests/support/exhaustive'
import { everyLevel, type LevelToPlay, play, type PlayOptions, type PlayRun } from '#tests/support/play'
import { childBehaviours } from '#tests/support/selfPlay'

/*
 * Tests hands without intention: a finger that is never lifted, a palm on the glass, a tablet that is turned over. Nothing may break, and the
 * log must describe these touches correctly. The sample takes every eightieth level.
 */

const MINUTES_5 = 5 * 60_000
const STEP_MS = 200
/** Half the width (px) of a palm that is wider than anything on the stage. */
const PALM = 400

const open = async ({ activity, category, level, support }: LevelToPlay, options: PlayOptions = {}): Promise<PlayRun> =>
  (await play(activity, { category, level, seed: 4, profile: { support }, ...options })).untilOpen()

function live(run: PlayRun, ms: number, each: () => void = () => undefined): void {
  for (let spent = 0; spent < ms && !run.isFinished; spent += STEP_MS) {
    each()
    run.advance(STEP_MS, 100)
    if (run.emitted.some(({ type }) => type === 'STAGE.FAILED')) throw new Error('the stage failed')
  }
}

const only = <K extends PlayEvent['kind']>(run: PlayRun, kind: K) => run.events.filter((event): event is Extract<PlayEvent, { kind: K }> => event.kind === kind)

describe.each(sample(everyLevel, 80))('$activity $category, level $level', (wish) => {
  it('counts a finger that is never lifted once', async () => {
    const run = await open(wish)
    const { x, y } = (run.state.aim ?? run.target).hit
    const lift = run.press(x, y)
    live(run, MINUTES_5)
    expect(only(run, 'pointed')).toHaveLength(1)
    expect(trialResults(run.events).filter(({ by }) => by === 'touch').length).toBeLessThanOrEqual(1)
    lift()
    run.leave()
  })

  it('ignores a palm, and accepts a finger next to it', async () => {
    const run = await open(wish)
    const { x, y } = (run.state.aim ?? run.target).hit
    const lift = run.press(x, y, PALM)
    live(run, 3000)
    expect(only(run, 'answered')).toEqual([])
    live(run, MINUTES_5, () => childBehaviours.perfect(run))
    expect(only(run, 'pointed').filter(({ acted }) => acted).length).toBeGreaterThan(0)
    lift()
    run.leave()
  })

  it('continues when a tablet is turned over and back', async () => {
    const { tilt, lean } = fakeTilt()
    await tilt.turnOn()
    const run = await open(wish, { tilt })
    for (const [width, height, beta, gamma] of [
      [768, 1024, 90, 0],
      [1024, 768, 180, 40],
      [844, 390, -90, -80],
      [1024, 768, 0, 0],
    ] as const) {
      run.resize(width, height)
      lean(beta, gamma)
      live(run, 1000)
    }
    for (const { place } of run.state.stimuli) expect([place.x, place.y].every((at) => at >= 0 && at <= 1)).toBe(true)
    live(run, 2 * MINUTES_5, () => childBehaviours.perfect(run))
    expect(run.events.flatMap((event) => Object.values(event)).filter((value) => typeof value === 'number' && !Number.isFinite(value))).toEqual([])
    run.leave()
  })
})
