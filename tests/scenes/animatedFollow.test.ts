import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

const open = async (level: string, options: Omit<PlayOptions, 'level'> = {}) =>
  play('animated_follow', { level, ...options, profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } } })

const travelsOf = (run: PlayRun, trial: number) => run.events.flatMap((event) => (event.kind === 'travelled' && event.trial === trial ? [event] : []))
const stopsOf = (run: PlayRun, trial: number) => travelsOf(run, trial).filter(({ waits }) => waits === true)
const promptsOf = (run: PlayRun, trial: number) => run.events.flatMap((event) => (event.kind === 'prompted' && event.trial === trial ? [event.step] : []))
const resultOf = (run: PlayRun, trial: number) => {
  run.advanceUntil(() => run.isFinished || run.state.trial > trial, 300_000)
  return trialResults(run.events).find((result) => result.trial === trial)
}

/** Steps until the thing waits at the given stop of this trial. */
const toStop = (run: PlayRun, number: number) => {
  const { trial } = run.state
  run.advanceUntil(() => stopsOf(run, trial).length >= number, 120_000)
}

/** Completes both warm-ups by touching at each stop. */
function warmedUp(run: PlayRun): PlayRun {
  for (const trial of [0, 1]) {
    run.advanceUntil(() => run.state.trial === trial && run.state.phase === 'waiting')
    toStop(run, 1)
    run.advance(300).touch('traveller')
    run.advanceUntil(() => run.state.trial > trial, 120_000)
  }
  return run.untilOpen()
}

it('waits at each stop until touched, and records each wait separately', async () => {
  const run = warmedUp(await open('2'))
  toStop(run, 1)
  const { place } = run.stimulus('traveller')
  run.advance(4000)
  expect(run.stimulus('traveller').place).toEqual(place)
  run.touch('traveller')
  toStop(run, 2)
  run.advance(1500).touch('traveller')
  const result = resultOf(run, 2)
  expect(result).toMatchObject({ outcome: 'independent', by: 'touch' })
  expect(result?.values['station1']).toBeGreaterThanOrEqual(3900)
  expect(result?.values['station1']).toBeLessThan(4300)
  expect(result?.values['station2']).toBeGreaterThanOrEqual(1400)
  expect(result?.values['station2']).toBeLessThan(1800)
  expect(result?.touchMs).toBe(result?.values['station1'])
  run.scene.end('adult')
  run.leave()
})

it('counts touches of the goal before arrival, and ignores touches on the way', async () => {
  const run = warmedUp(await open('1'))
  run.advance(3000).touch('goal').advance(800).touch('traveller').advance(800).touch('goal')
  expect(stopsOf(run, 2)).toEqual([])
  toStop(run, 1)
  run.advance(500).touch('traveller')
  expect(resultOf(run, 2)?.values['ahead']).toBe(2)
  run.scene.end('adult')
  run.leave()
})

it('continues on a look marked by the adult, and on a voice', async () => {
  const voiceLevel = fakeVoiceLevel('on')
  await voiceLevel.turnOn()
  const run = warmedUp(await open('2', { voiceLevel }))
  toStop(run, 1)
  run.advance(1000).key('KeyL').advance(200).key('KeyK')
  toStop(run, 2)
  run.advance(1000)
  for (let ms = 0; ms < 1000; ms += 50) {
    voiceLevel.hear({ above: 20, at: run.time })
    run.advance(50)
  }
  const worked = run.events.flatMap((event) => (event.kind === 'did' && event.deed.do === 'worked' && event.trial === 2 ? [event.deed.by] : []))
  expect(worked).toEqual(['adult', 'voice'])
  run.scene.end('adult')
  run.leave()
})

it('restarts help at each stop, continues without a child’s action, and records no response', async () => {
  const run = await open('2', { profile: { dials: { waitMs: 3000 } } })
  const result = resultOf(run, 0)
  expect(stopsOf(run, 0).length).toBe(1)
  expect(promptsOf(run, 0)).toEqual([1, 2, 3, 4])
  expect(travelsOf(run, 0).at(-1)?.share).toBe(1)
  expect(result).toMatchObject({ outcome: 'no-response', touchMs: null })
  expect(result?.values['station1']).toBeUndefined()
  run.scene.end('adult')
  run.leave()
})

it('ends for a child who never responds: the closing trial runs its course too', async () => {
  const run = await open('3', { profile: { support: 'B', dials: { waitMs: 5000, blockTrials: 4 } } })
  run.advanceUntil(() => run.isFinished, 20 * 60_000)
  const closing = run.state.total - 1
  expect(travelsOf(run, closing).at(-1)).toMatchObject({ share: 1 })
  expect(run.events.at(-1)).toMatchObject({ kind: 'ended', reason: 'finished' })
})

it('stays independent with one prompt, but not with two', async () => {
  const run = warmedUp(await open('1', { profile: { dials: { waitMs: 3000 } } }))
  toStop(run, 1)
  run.advance(3600).touch('traveller')
  expect(promptsOf(run, 2)).toEqual([1])
  expect(resultOf(run, 2)).toMatchObject({ outcome: 'independent', prompt: 1 })
  run.untilOpen()
  toStop(run, 1)
  run.advance(5900).touch('traveller')
  expect(promptsOf(run, 3)).toEqual([1, 2])
  expect(resultOf(run, 3)).toMatchObject({ outcome: 'prompted', prompt: 2 })
  run.scene.end('adult')
  run.leave()
})

it('moves only the named one of two things, and counts the other as a wrong answer', async () => {
  const run = warmedUp(await open('5'))
  const other = run.state.stimuli.find(({ plan }) => plan.role === 'distractor')
  const { place } = other ?? { place: null }
  toStop(run, 1)
  expect(other?.place).toEqual(place)
  run.advance(500).touch(other?.plan.id ?? '')
  run.advance(1000).touch('traveller')
  toStop(run, 2)
  run.advance(500).touch('traveller')
  expect(resultOf(run, 2)).toMatchObject({ outcome: 'prompted', wrong: [other?.plan.id] })
  run.scene.end('adult')
  run.leave()
})

it('opens the garage, drives into it and closes the door behind the bus before the trial ends', async () => {
  const run = await open('1', { settings: { character: ['bus'] } })
  run.advanceUntil(() => run.state.phase === 'waiting')
  toStop(run, 1)
  run.advance(300).touch('traveller')
  const [bus, garage, door] = [run.stimulus('traveller'), run.stimulus('goal'), run.stimulus('door')]
  run.advanceUntil(() => garage.acting?.share === 1)
  expect(Math.abs(bus.place.x - garage.place.x)).toBeGreaterThan(0.05)
  run.advanceUntil(() => door.acting !== null)
  expect(bus.place.x).toBeCloseTo(garage.place.x, 3)
  expect(bus.isLeaving).toBe(false)
  run.advanceUntil(() => door.acting?.share === 1)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})

it('lands a bird on its nest, where it stays until the trial ends', async () => {
  const run = await open('1', { settings: { character: ['bird'] } })
  run.advanceUntil(() => run.state.phase === 'waiting')
  toStop(run, 1)
  run.advance(300).touch('traveller')
  const [bird, nest] = [run.stimulus('traveller'), run.stimulus('goal')]
  run.advanceUntil(() => run.state.phase === 'rewarding' && Math.abs(bird.place.x - nest.place.x) < 0.001)
  expect(bird.place.y).toBeLessThan(nest.place.y)
  run.advance(1000)
  expect(run.state.phase).toBe('rewarding')
  run.leave()
})
