import { expect, it } from 'vitest'
import { createVoiceLevel } from '#adapters/sound/voiceLevel'
import { detectVoice, type VoiceThresholds, silence, defaultVoiceThresholds } from '#domain/devices/voiceLevel'
import {
  chime,
  during,
  highPass,
  lowPass,
  SAMPLE_RATE,
  type Waveform,
  speech,
  strike,
  mix,
  amplify,
  tone,
  ventilator,
  vowel,
  whiteNoise,
} from '#tests/support/roomSounds'

/*
 * Tests which room sounds are mistaken for a voice, and which sounds of a child are detected. Synthesised sounds go through the real adapter, with
 * the test's own filter.
 */

/**
 * Returns the detections by a microphone with its own noise. There are 3 s of the room (`room`, which continues) and then `sound` for some seconds.
 * Times are in seconds after those 3 s.
 */
async function heardOf(
  sound: Waveform,
  seconds: number,
  {
    room = () => 0,
    hearing = defaultVoiceThresholds,
    own,
  }: { readonly room?: Waveform; readonly hearing?: VoiceThresholds; readonly own?: readonly [number, number] } = {},
) {
  const at = { now: 0 }
  let tick: () => void = () => undefined
  const filter = { hz: 0 }
  const window = new Float32Array(2048)
  const node = { connect: (to: unknown) => to }
  const context = {
    ...node,
    sampleRate: SAMPLE_RATE,
    createBiquadFilter: () => ({
      ...node,
      frequency: {
        set value(hz: number) {
          filter.hz = hz
        },
      },
    }),
    createAnalyser: () => ({ ...node, getFloatTimeDomainData: (samples: Float32Array) => samples.set(window) }),
    createMediaStreamSource: () => node,
    close: () => Promise.resolve(),
  }
  const device = createVoiceLevel({
    openMicrophone: () => Promise.resolve({ getTracks: () => [] } as unknown as MediaStream),
    openContext: () => context as unknown as AudioContext,
    every: (_, act) => ((tick = act), () => undefined),
    now: () => at.now,
    isOwnSound: () => own !== undefined && at.now / 1000 - 3 >= own[0] && at.now / 1000 - 3 < own[1],
  })
  const sounds: { from: number; to: number }[] = []
  let heard = silence
  device.watch((level) => {
    const before = heard.isSounding
    heard = detectVoice(heard, level, hearing)
    if (!before && heard.isSounding) sounds.push({ from: ((heard.since ?? 0) - 3000) / 1000, to: Infinity })
    const last = sounds.at(-1)
    if (before && !heard.isSounding && last !== undefined) last.to = (level.at - 3000) / 1000
  })
  device.cutBelow(hearing.lowCutHz)
  await device.turnOn()
  const cut = filter.hz < 20 ? (sample: number) => sample : highPass(filter.hz)
  const hiss = whiteNoise(99)
  for (let sample = 0; sample < (3 + seconds) * SAMPLE_RATE; sample++) {
    const second = sample / SAMPLE_RATE
    ring[sample % ring.length] = cut(0.0005 * hiss(second) + room(second) + (second < 3 ? 0 : sound(second - 3)))
    if (sample % (SAMPLE_RATE / 20) !== SAMPLE_RATE / 20 - 1) continue
    for (let back = 0; back < window.length; back++) window[window.length - 1 - back] = ring[(sample - back + ring.length) % ring.length] ?? 0
    at.now = Math.round(((sample + 1) / SAMPLE_RATE) * 1000)
    tick()
  }
  return sounds
}
const ring = new Float32Array(4096)

const fan = amplify(0.03, lowPass(1500, whiteNoise(1)))
const hum = amplify(0.05, mix(tone(120), tone(240), tone(360)))
const traffic = amplify(0.5, lowPass(90, whiteNoise(2)))
const slam = (rings: number) => strike(2, rings, amplify(0.8, lowPass(800, whiteNoise(3))))
const clap = strike(2, 0.25, amplify(0.6, whiteNoise(4)))
const babble = mix(...[120, 210, 180, 240].map((hz, index) => amplify(0.02, speech(hz, index + 1))))
const nextDoor = (loud: number) => amplify(loud, lowPass(1000, speech(140, 8)))
const child = (hz = 320) => amplify(0.2, vowel(hz))
const breathy = amplify(0.1, lowPass(3000, whiteNoise(6)))
const claps: VoiceThresholds = { ...defaultVoiceThresholds, beginsMs: 0 }
type Case = readonly [name: string, sound: Waveform, seconds: number, how: Parameters<typeof heardOf>[2]]

it.each<Case>([
  ['nothing', () => 0, 10, {}],
  ['a fan that was there', () => 0, 8, { room: fan }],
  ['a ventilator that was there', () => 0, 20, { room: amplify(0.1, ventilator(15, 5)) }],
  ['faint speech in another room', nextDoor(0.004), 10, {}],
  ['a slamming door', slam(0.5), 5, {}],
  ['a slamming door in a room that echoes', slam(1), 5, {}],
  ['a clap', clap, 4, {}],
  ['our own chime', amplify(0.3, chime(1)), 5, { own: [1, 3.5] }],
])('ignores: %s', async (_, sound, seconds, how) => {
  expect(await heardOf(sound, seconds, how)).toEqual([])
})

/** Sounds that are detected at first, but no longer after the given number of seconds. */
it.each<readonly [string, Waveform, number, number]>([
  ['a fan', during(2, 99, fan, 0.5), 14, 9],
  ['a humming machine', during(2, 99, hum), 16, 12],
  ['traffic', during(1, 99, traffic, 2), 16, 11],
  ['a ventilator with twelve breaths a minute', amplify(0.1, ventilator(12, 5)), 20, 12],
  ['a ventilator with twenty', amplify(0.1, ventilator(20, 5)), 20, 14],
  ['many people talking', during(0, 99, babble), 19, 14],
])('adapts to a room sound that starts later: %s', async (_, sound, seconds, until) => {
  const heard = await heardOf(sound, seconds)
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter(({ to }) => to > until)).toEqual([])
})

/** Sounds that are detected once, from their start to their end. */
it.each<Case>([
  ['a vowel', during(2, 4, child()), 5, {}],
  ['six seconds without a breath', during(2, 8, child()), 9, {}],
  ['a soft one', during(2, 4, amplify(0.02, vowel(320))), 5, {}],
  ['a hum', during(2, 4, amplify(0.05, vowel(260, { formants: [260], breath: 0.002 }))), 5, {}],
  ['a voice without a tone', during(2, 4, breathy), 5, {}],
  ['a vowel next to a fan', during(2, 4, child()), 5, { room: fan }],
])('detects: %s', async (_, sound, seconds, how) => {
  const heard = await heardOf(sound, seconds, how)
  expect(heard).toHaveLength(1)
  expect(Math.abs((heard[0]?.from ?? 0) - 2)).toBeLessThan(0.15)
  expect((heard[0]?.to ?? 0) - (seconds - 1)).toBeGreaterThan(0.2)
})

it('detects short calls and claps if they count, and never adapts to repeated calls', async () => {
  expect(await heardOf(during(2, 2.3, child(380)), 3)).toHaveLength(1)
  expect(await heardOf(clap, 4, { hearing: claps })).toHaveLength(1)
  const calls = Array.from({ length: 8 }, (_, index) => during(1 + 3 * index, 2.5 + 3 * index, child(300 + 9 * index)))
  expect(await heardOf(mix(...calls), 25)).toHaveLength(8)
})

it('detects a child over a fan that started later', async () => {
  const heard = await heardOf(mix(during(1, 99, fan, 0.5), during(13, 15, child())), 16)
  expect(heard.at(-1)?.from).toBeCloseTo(13, 0)
})

it('applies the loudness threshold: a soft sound passes a low one only', async () => {
  const soft = during(2, 4, amplify(0.0025, vowel(320)))
  const by = async (beginsDb: number) => (await heardOf(soft, 5, { hearing: { ...defaultVoiceThresholds, beginsDb } })).length
  expect([await by(6), await by(15)]).toEqual([1, 0])
})
