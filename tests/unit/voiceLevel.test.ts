import { expect, it } from 'vitest'
import { trackPlaying } from '#adapters/sound/ownSound'
import { createVoiceLevel } from '#adapters/sound/voiceLevel'
import { ambientNoise } from '#domain/devices/room'
import { detectVoice, loudnessOf, roomKind, silence, type Heard } from '#domain/devices/voiceLevel'
import type { Loudspeaker } from '#ports/loudspeaker'

/** Returns the results for these levels, one every 50 ms. */
const after = (...levels: readonly number[]): readonly Heard[] =>
  levels.reduce<readonly Heard[]>((all, above, index) => [...all, detectVoice(all.at(-1) ?? silence, { above, at: index * 50 })], [])

it('detects a sustained voice, and no click', () => {
  expect(after(0, 30, 30, 0, 0, 30, 0).some(({ isSounding }) => isSounding)).toBe(false)
  const heard = after(0, 12, 12, 12, 12, 12, 12)
  expect(heard.map(({ isSounding }) => isSounding)).toEqual([false, false, false, false, false, true, true])
  expect(heard.at(-1)?.since).toBe(50)
  // The sound of something struck decays, such as a slamming door in a room with an echo.
  expect(after(0, 40, 36, 32, 28, 24, 20, 16, 12, 8).some(({ isSounding }) => isSounding)).toBe(false)
  expect(after(9, 9, 9, 9, 9, 9, 9, 9).some(({ isSounding }) => isSounding)).toBe(false)
})

it('does not flutter at the threshold, and continues through a breath', () => {
  const voice = [12, 12, 12, 12, 12]
  expect(after(...voice, 7, 9, 6, 8, 7, 9, 6, 8, 7, 7).at(-1)?.isSounding).toBe(true)
  expect(after(...voice, 0, 0, 0, 12, 0, 0, 0).at(-1)?.isSounding).toBe(true)
  expect(after(...voice, 0, 0, 0, 0, 0, 0, 0).at(-1)).toEqual(silence)
})

it('measures loudness and the room, ignoring a cough', () => {
  expect(loudnessOf(new Float32Array([1, -1, 1, -1]))).toBeCloseTo(0)
  expect(loudnessOf(new Float32Array([0.1, -0.1]))).toBeCloseTo(-20)
  expect(loudnessOf(new Float32Array(8))).toBe(-100)
  expect([-100, -56, -50, -40, -30].map(roomKind)).toEqual(['quiet', 'quiet', 'some', 'some', 'loud'])
  expect(ambientNoise([...Array.from({ length: 54 }, () => -60), ...Array.from({ length: 6 }, () => -10)])).toBe(-60)
})

/** Returns a browser whose microphone receives a level (amplitude). The test moves the time. */
function fakeBrowser(answer: () => Promise<void> = () => Promise.resolve()) {
  const fake = { amplitude: 0.001, now: 0, isOwnSound: false, stopped: 0, closed: 0, cut: 0, ticks: new Set<() => void>() }
  const node = { connect: (to: unknown) => to }
  const context = {
    createBiquadFilter: () => ({
      ...node,
      type: '',
      frequency: {
        set value(hertz: number) {
          fake.cut = hertz
        },
      },
    }),
    createAnalyser: () => ({ ...node, fftSize: 0, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(fake.amplitude) }),
    createMediaStreamSource: () => node,
    close: () => Promise.resolve(void (fake.closed += 1)),
  }
  const stream = { getTracks: () => [{ stop: () => (fake.stopped += 1) }] }
  const level = createVoiceLevel({
    openMicrophone: () => answer().then(() => stream as unknown as MediaStream),
    openContext: () => context as unknown as AudioContext,
    every: (_ms, act) => {
      fake.ticks.add(act)
      return () => fake.ticks.delete(act)
    },
    now: () => fake.now,
    isOwnSound: () => fake.isOwnSound,
  })
  const hears = (amplitude: number, ms: number) => {
    fake.amplitude = amplitude
    for (let spent = 0; spent < ms; spent += 50) {
      fake.now += 50
      for (const tick of fake.ticks) tick()
    }
  }
  return { fake, level, hears }
}

it('measures the room for 3 s, and then reports how much louder it is', async () => {
  const { fake, level, hears } = fakeBrowser()
  const seen: number[] = []
  level.watch(({ above }) => seen.push(above))
  await level.turnOn()
  expect(level.state).toBe('room')
  hears(0.001, 2900)
  expect([level.state, seen.length, fake.cut, level.roomDb]).toEqual(['room', 0, 150, null])
  hears(0.001, 200)
  expect([level.state, Math.round(level.roomDb ?? 0)]).toEqual(['on', -60])
  seen.length = 0
  hears(0.01, 100)
  expect(seen.map(Math.round)).toEqual([20, 20])
  level.turnOff()
  expect([level.state, fake.stopped, fake.closed, fake.ticks.size]).toEqual(['off', 1, 1, 0])
})

it('closes the microphone while it rests, and opens it again only after a rest', async () => {
  const { fake, level } = fakeBrowser()
  level.wake()
  level.rest()
  expect(level.state).toBe('off')
  await level.turnOn()
  level.rest()
  expect([level.state, fake.stopped, fake.ticks.size]).toEqual(['resting', 1, 0])
  level.wake()
  await expect.poll(() => level.state).toBe('room')
  expect(fake.ticks.size).toBe(1)
})

it('ignores the microphone during our own sound, and a little longer', async () => {
  const { fake, level, hears } = fakeBrowser()
  await level.turnOn()
  hears(0.001, 3100)
  let told = 0
  level.watch(({ isDeaf }) => (told += isDeaf === true ? 0 : 1))
  fake.isOwnSound = true
  hears(1, 1000)
  fake.isOwnSound = false
  hears(1, 300)
  expect(told).toBe(0)
  hears(1, 500)
  expect(told).toBeGreaterThan(0)
})

it('gives the reason for a failure, and releases a microphone that arrives too late', async () => {
  const named = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }))
  for (const [name, state] of [
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'missing'],
    ['AbortError', 'failed'],
  ] as const) {
    const { level } = fakeBrowser(named(name))
    await level.turnOn()
    expect(level.state).toBe(state)
  }
  const { fake, level } = fakeBrowser()
  const asked = level.turnOn()
  level.turnOff()
  await asked
  expect([level.state, fake.stopped, fake.ticks.size]).toEqual(['off', 1, 0])
})

it('knows whether one of our own sounds is playing', async () => {
  let end: () => void = () => undefined
  const plain = { play: () => ({ ended: new Promise<void>((resolve) => (end = resolve)), fade: () => undefined }) } as unknown as Loudspeaker
  const { loudspeaker, isSounding } = trackPlaying(plain)
  loudspeaker.play({ seconds: 9 }, 'music', { from: 0, to: 9 })
  expect(isSounding()).toBe(false)
  const playing = loudspeaker.play({ seconds: 1 }, 'effects')
  expect(isSounding()).toBe(true)
  end()
  await playing?.ended
  await Promise.resolve()
  expect(isSounding()).toBe(false)
})

it('ends a voice at once on one of our own sounds, including a note', async () => {
  const sounding = after(12, 12, 12, 12, 12).at(-1) ?? silence
  expect(sounding.isSounding).toBe(true)
  expect(detectVoice(sounding, { above: 0, at: 300, isDeaf: true })).toEqual(silence)
  let end: () => void = () => undefined
  const plain = { sing: () => ({ ended: new Promise<void>((resolve) => (end = resolve)), fade: () => undefined }) } as unknown as Loudspeaker
  const { loudspeaker, isSounding } = trackPlaying(plain)
  const note = loudspeaker.sing(440, 'effects')
  expect(isSounding()).toBe(true)
  end()
  await note?.ended
  await Promise.resolve()
  expect(isSounding()).toBe(false)
})

it('measures the room again when the cut-off changes', async () => {
  const { fake, level, hears } = fakeBrowser()
  await level.turnOn()
  hears(0.001, 3100)
  level.cutBelow(150)
  expect([level.state, fake.cut]).toEqual(['on', 150])
  level.cutBelow(250)
  expect([level.state, fake.cut]).toEqual(['room', 250])
})
