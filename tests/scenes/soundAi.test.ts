import { GameObjects } from 'phaser'
import { expect, it } from 'vitest'
import { trialResults } from '#domain/measures/trialResults'
import { fakeVoiceLevel } from '#tests/support/fakeDevices'
import { play, type PlayOptions, type PlayRun } from '#tests/support/play'

/** Opens the first scored trial, with a microphone and a child who calls. */
async function open(level: string, options: Omit<PlayOptions, 'level'> = {}) {
  const voiceLevel = fakeVoiceLevel('on')
  await voiceLevel.turnOn()
  const run = await play('sound_ai', {
    level,
    voiceLevel,
    ...options,
    profile: { support: 'C', ...options.profile, dials: { waitMs: null, ...options.profile?.dials } },
  })
  for (let warmUp = 0; warmUp < 2; warmUp++) {
    run.untilOpen().advance(1200)
    const { trial } = run.state
    for (let tap = 0; tap < 20 && run.state.trial === trial && run.state.phase !== 'rewarding'; tap++) run.touch(run.target).advance(1600)
  }
  run.untilOpen().advance(1200)
  const call = (ms: number, { above = 20, hz = null as number | null } = {}) => {
    for (let spent = 0; spent < ms; spent += 50) {
      voiceLevel.hear({ above, hz, at: run.time })
      run.advance(50)
    }
    return run
  }
  const quiet = (ms: number) => call(ms, { above: 0 })
  return { run, call, quiet, voiceLevel, trial: run.state.trial }
}

const resultOf = (run: PlayRun, trial: number) => {
  run.advanceUntil(() => run.isFinished || run.state.trial !== trial)
  return trialResults(run.events).find((result) => result.trial === trial)
}
const leave = (run: PlayRun) => {
  run.scene.end('adult')
  run.leave()
}

it('opens the flower with three separate sounds, rejects clicks, soft and hurried ones, and records the sounds', async () => {
  const { run, call, quiet, trial } = await open('1')
  call(100)
  quiet(1500)
  call(1000, { above: 8 })
  quiet(1000)
  const worked = () => run.events.filter((event) => event.kind === 'did' && event.deed.do === 'worked' && event.trial === trial).length
  expect(worked()).toBe(0)
  call(600)
  quiet(500)
  expect(worked()).toBe(1)
  call(400)
  quiet(1500)
  expect(worked()).toBe(1)
  call(1000)
  quiet(1500)
  call(400)
  const result = resultOf(run, trial)
  expect(result).toMatchObject({ outcome: 'independent', by: 'voice' })
  expect(result?.values['longest']).toBeGreaterThan(900)
  expect(result?.values['longest']).toBeLessThan(1200)
  expect(result?.values['perMinute']).toBeGreaterThan(15)
  leave(run)
})

it('moves a light in proportion to the sound’s length, and keeps it there in silence', async () => {
  const { run, call, quiet, trial } = await open('2')
  const id = run.target.plan.id
  const from = run.stimulus(id).place.x
  call(1500)
  quiet(2500)
  const first = Math.abs(run.stimulus(id).place.x - from)
  expect(first).toBeGreaterThan(0.05)
  quiet(2000)
  expect(Math.abs(run.stimulus(id).place.x - from)).toBeCloseTo(first, 2)
  for (let more = 0; more < 8 && run.state.phase !== 'rewarding'; more++) call(1500)
  expect(resultOf(run, trial)).toMatchObject({ by: 'voice' })
  leave(run)
})

it('grows with loudness by at most three tenths, and reverses at most once a second', async () => {
  const { run, call, quiet } = await open('3')
  const id = run.target.plan.id
  const own = run.stimulus(id).size
  const sizes: number[] = []
  call(250)
  for (let piece = 0; piece < 16; piece++) {
    call(50, { above: piece % 2 === 0 ? 40 : 11 })
    sizes.push(run.stimulus(id).size / own)
  }
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1.301)
  expect(Math.max(...sizes)).toBeGreaterThan(1.1)
  const turns = sizes.flatMap((size, index) => {
    const before = sizes[index - 1] ?? size
    const two = sizes[index - 2] ?? before
    return (size - before) * (before - two) < 0 ? [index] : []
  })
  expect(turns).toEqual([])
  quiet(2500)
  expect(run.stimulus(id).size / own).toBeLessThan(1.05)
  leave(run)
})

it('restarts the wait at most twice for a sound before “now”, and records the time after it', async () => {
  const { run, call, quiet, trial } = await open('4')
  const said = () => run.speech.spoken.filter((each) => 'phrase' in each && each.phrase === 'now').length
  const before = said()
  run.speech.finish()
  quiet(300)
  call(400)
  quiet(1000)
  expect(said()).toBe(before)
  expect(run.events.some((event) => event.kind === 'answered' && event.trial === trial)).toBe(false)
  quiet(2500)
  expect(said()).toBe(before + 1)
  call(400)
  const result = resultOf(run, trial)
  expect(result).toMatchObject({ outcome: 'independent', by: 'voice' })
  expect(result?.values['early']).toBe(1)
  expect(result?.values['afterNow']).toBeGreaterThan(200)
  expect(result?.values['afterNow']).toBeLessThan(2600)
  leave(run)
})

it('rises with a high voice and falls with a low one or a touch above or below; noise moves nothing', async () => {
  const { run, call } = await open('5')
  const y = () => run.stimulus('ball').place.y
  const from = y()
  call(1500)
  expect(y()).toBeCloseTo(from, 3)
  const up = run.stimulus('goal').place.y < from
  // The call moves the thing away from the goal, so that the trial does not end.
  call(1500, { hz: up ? 180 : 500 })
  expect(Math.sign(y() - from)).toBe(up ? 1 : -1)
  const low = y()
  run.touchAt(run.stimulus('ball').hit.x, run.game.scale.height * (up ? 0.05 : 0.95)).advance(2500)
  expect(Math.sign(y() - low)).toBe(up ? -1 : 1)
  leave(run)
})

it('applies the adult’s settings: loudness, claps and the low cut-off', async () => {
  const { run, call, quiet, voiceLevel, trial } = await open('1', { settings: { louder: '15', claps: true, lowCut: '250' } })
  expect(voiceLevel.calls).toContain('cutBelow 250')
  const worked = () => run.events.filter((event) => event.kind === 'did' && event.deed.do === 'worked' && event.trial === trial).length
  call(600, { above: 12 })
  quiet(1500)
  expect(worked()).toBe(0)
  call(50, { above: 30 })
  quiet(500)
  expect(worked()).toBe(1)
  leave(run)
})

const petalsIn = (run: PlayRun) => run.scene.children.list.filter(({ name }) => name === 'petal')

it('opens petals of light as the reward, some time after the voice', async () => {
  const { run, call } = await open('4')
  run.advance(6000)
  call(500)
  expect(run.state.phase).toBe('rewarding')
  expect(petalsIn(run)).toEqual([])
  run.advance(2000)
  expect(petalsIn(run).length).toBeGreaterThan(8)
  leave(run)
})

it('moves the heard animal lifelike without hopping, and repeats its sound after its name', async () => {
  // The dog wags its tail. The seed determines which animal is the target.
  for (let seed = 1; ; seed++) {
    const { run } = await open('6', { seed })
    const { target } = run
    if (target.plan.id !== 'dog') {
      leave(run)
      continue
    }
    const tail = target.view.list.find((layer): layer is GameObjects.Image => layer instanceof GameObjects.Image && layer.name === 'limb')
    const stood = [target.view.x, target.view.y, target.view.angle]
    const heard = run.sound.heard.length
    run.touch(target)
    for (const way of [1, -1]) {
      run.advanceUntil(() => (tail?.angle ?? 0) * way > 5)
      expect([target.view.x, target.view.y, target.view.angle]).toEqual(stood)
    }
    expect(run.state.phase).toBe('rewarding')
    run.advance(2400)
    expect(run.sound.heard.length).toBeGreaterThan(heard)
    leave(run)
    return
  }
})
