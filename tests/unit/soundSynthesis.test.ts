import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUSIC_LOOP } from '#adapters/sound/sound'
import { soundNames } from '#domain/sounds'
import places from '../../assets/sounds/effects.json' with { type: 'json' }

interface Synth {
  readonly RATE: number
  readonly noiseFrom: (seed: number) => () => number
}
interface Music {
  readonly PERIOD: number
  readonly MARGIN: number
  readonly makeLoop: () => Float32Array
  readonly makeMusic: () => Float32Array
}

// The makers are plain scripts without types: a computed address keeps the compiler from asking for them.
const script = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ new URL(`../../scripts/sounds/${name}.mjs`, import.meta.url).pathname)) as T
const { RATE } = await script<Synth>('synth')
const { effects } = await script<{ readonly effects: Readonly<Record<string, () => Float32Array>> }>('effects')
const music = await script<Music>('music')

/** -6 dB of full scale. */
const MOST = 0.5
const ATTACK_S = 0.005
const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(Object.entries(effects))('the sound %s', (_, make) => {
  const samples = make()

  it('peaks at -6 dB, and is loud enough to be heard', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(MOST)
    expect(peakOf(samples)).toBeGreaterThan(0.4)
  })

  it('begins softly: nothing reaches its share of the peak before five milliseconds are over', () => {
    const attack = Math.round(ATTACK_S * RATE)
    const early = [...samples.subarray(0, attack)].filter((sample, index) => Math.abs(sample) > (MOST * (index + 1)) / attack)
    expect(early).toEqual([])
  })

  it('ends in silence, and is the same at every making', () => {
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(Buffer.from(make().buffer).equals(Buffer.from(samples.buffer))).toBe(true)
  })
})

describe('the calm loop', () => {
  const loop = music.makeLoop()
  const written = music.makeMusic()

  it('peaks at -6 dB', () => {
    expect(peakOf(written)).toBeLessThanOrEqual(MOST)
  })

  it('closes without a seam, wherever one period is cut out of the file', () => {
    const steps = loop.subarray(1).map((sample, index) => Math.abs(sample - (loop[index] ?? 0)))
    expect(Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? 0))).toBeLessThanOrEqual(peakOf(steps))
    const period = loop.length
    for (let at = 0; at + period < written.length; at += 997) expect(written[at + period]).toBe(written[at])
  })

  it('is played round exactly its own period', () => {
    expect(loop.length).toBe(music.PERIOD * RATE)
    expect(MUSIC_LOOP).toEqual({ from: music.MARGIN, to: music.MARGIN + music.PERIOD })
    expect(music.PERIOD).toBeGreaterThanOrEqual(16)
    expect(music.PERIOD).toBeLessThanOrEqual(32)
  })
})

describe('the files', () => {
  it('have every sound that has a recipe and a name, and no other (npm run sounds)', () => {
    expect(Object.keys(effects).toSorted()).toEqual([...soundNames].toSorted())
    expect(Object.keys(places).toSorted()).toEqual([...soundNames].toSorted())
  })

  it('are whole clips behind one another, as long as their sounds', () => {
    const bytes = readFileSync('assets/sounds/effects.mp3')
    let end = 0
    for (const [name, [, start, length]] of Object.entries(places) as [string, [string, number, number]][]) {
      expect(start).toBe(end)
      expect(bytes.readUInt16BE(start) & 0xffe0).toBe(0xffe0)
      const seconds = (length * 8) / 40_000
      const own = (effects[name]?.().length ?? 0) / RATE
      expect(Math.abs(seconds - own)).toBeLessThan(0.15)
      end = start + length
    }
    expect(end).toBe(bytes.length)
  })

  it('are small', () => {
    expect(statSync('assets/sounds/effects.mp3').size + statSync('assets/sounds/music.mp3').size).toBeLessThan(450 * 1024)
  })
})
