import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '#adapters/speech/recorder'
import { trimVoice } from '#adapters/speech/trimming'
import { waveOf } from '#adapters/speech/wave'

const RATE = 24_000
const seconds = (duration: number, sample: (t: number) => number) =>
  Float32Array.from({ length: Math.round(duration * RATE) }, (_, index) => sample(index / RATE))
const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
const voiceBetween = (from: number, to: number, loudness: number, room: number) =>
  seconds(4, (t) => (t >= from && t < to ? loudness * Math.sin(2 * Math.PI * 220 * t) : 0) + room * Math.sin(2 * Math.PI * 997 * t * t))

describe('a recording', () => {
  it('is trimmed to the voice at any position, also in a humming room', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 2, noNaN: true }),
        fc.double({ min: 0.3, max: 1.5, noNaN: true }),
        fc.constantFrom(0, 0.002, 0.01),
        (start, length, room) => {
          const trimmed = trimVoice(voiceBetween(start, start + length, 0.2, room), RATE)
          const left = (trimmed?.length ?? 0) / RATE
          expect(left).toBeGreaterThan(length)
          expect(left).toBeLessThan(length + 0.35)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('peaks at -6 dB, and starts and ends in silence', () => {
    const trimmed = trimVoice(voiceBetween(1, 2, 0.9, 0), RATE) ?? new Float32Array()
    expect(peakOf(trimmed)).toBeLessThanOrEqual(0.5)
    expect(peakOf(trimmed)).toBeGreaterThan(0.45)
    expect([trimmed[0], trimmed.at(-1)]).toEqual([0, 0])
  })

  it('without a voice is null', () => {
    expect(
      trimVoice(
        seconds(3, () => 0),
        RATE,
      ),
    ).toBeNull()
    expect(trimVoice(new Float32Array(0), RATE)).toBeNull()
  })

  it('becomes a file with a valid header', async () => {
    const blob = waveOf(Float32Array.of(0, 0.5, -2), RATE)
    const view = new DataView(await blob.arrayBuffer())
    expect(blob.type).toBe('audio/wav')
    expect([view.getUint32(24, true), view.getUint32(40, true)]).toEqual([RATE, 6])
    expect([44, 46, 48].map((at) => view.getInt16(at, true))).toEqual([0, 16_384, -32_767])
  })
})

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('reports a microphone’s %s as %s', (name, reason) => {
  expect(reasonOf(new DOMException('no', name))).toBe(reason)
})
