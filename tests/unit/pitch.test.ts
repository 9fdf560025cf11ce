import { expect, it } from 'vitest'
import { detectPitch } from '#domain/devices/pitch'
import { heardTone, noTone } from '#domain/devices/tone'
import { SAMPLE_RATE, type Waveform, vowel, whiteNoise } from '#tests/support/roomSounds'

const piece = (sound: Waveform, rate = SAMPLE_RATE) => Float32Array.from({ length: 2048 }, (_, at) => sound(at / rate))

it('detects the pitch of a tone or a voice, and none in noise and silence', () => {
  for (const hz of [110, 220, 330, 440, 880]) {
    for (const rate of [44_100, 48_000]) {
      const heard = detectPitch(
        piece((at) => Math.sin(2 * Math.PI * hz * at), rate),
        rate,
      )
      expect(Math.abs((heard ?? 0) / hz - 1), `${hz} Hz at ${rate}`).toBeLessThan(0.02)
    }
    expect(Math.abs((detectPitch(piece(vowel(hz)), SAMPLE_RATE) ?? 0) / hz - 1), `a voice of ${hz} Hz`).toBeLessThan(0.03)
  }
  expect(detectPitch(piece(whiteNoise(1)), SAMPLE_RATE)).toBeNull()
  expect(detectPitch(new Float32Array(2048), SAMPLE_RATE)).toBeNull()
})

it('adapts high and low to each child’s own voice, and steers only with a tone', () => {
  const steers = (...tones: readonly (number | null)[]) => tones.reduce(heardTone, noTone).steers
  expect([steers(400), steers(200), steers(300), steers(400, null)]).toEqual([-1, 1, 0, 0])
  // If a voice is high overall, its lower tones count as low once its higher ones have been heard.
  expect([steers(420), steers(420, 600, 420), steers(420, 600, 340)]).toEqual([-1, 0, 1])
})
