import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MUSIC_LOOP } from '#adapters/sound/sound'
import { effectNames, naturalSoundNames } from '#domain/sounds'
import effectPlaces from '../../assets/sounds/effects.json' with { type: 'json' }
import naturalPlaces from '../../assets/sounds/natural.json' with { type: 'json' }

interface Synth {
  readonly RATE: number
  readonly loudnessOf: (samples: Float32Array) => number
  readonly heardLoudnessOf: (samples: Float32Array) => number
}
interface Music {
  readonly PERIOD: number
  readonly MARGIN: number
  readonly makeLoop: () => Float32Array
  readonly makeMusic: () => Float32Array
}

// The sound generators are plain JavaScript without types. A computed URL stops the compiler from resolving the import.
const script = async <T>(name: string): Promise<T> =>
  (await import(/* @vite-ignore */ new URL(`../../tools/art/sounds/${name}.mjs`, import.meta.url).pathname)) as T
const { RATE, loudnessOf, heardLoudnessOf } = await script<Synth>('synth')
type Recipes = Readonly<Record<string, () => Float32Array>>
const { sounds } = await script<{ readonly sounds: Readonly<Record<'effects' | 'natural', Recipes>> }>('sounds')
const music = await script<Music>('music')
const { rateOf } = await script<{ readonly rateOf: (bytes: Uint8Array) => number }>('mp3')

/** Maximum amplitude: -6 dB of full scale. */
const MOST = 0.5
const ATTACK_S = 0.005
const peakOf = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

describe.each(Object.entries({ ...sounds.effects, ...sounds.natural }))('the sound %s', (_, make) => {
  const samples = make()

  it('never peaks above -6 dB, and differs from the loudness of the others by at most 6.5 dB', () => {
    expect(peakOf(samples)).toBeLessThanOrEqual(MOST)
    const loudness = 20 * Math.log10(loudnessOf(samples))
    expect(loudness).toBeLessThan(-18.5)
    expect(loudness).toBeGreaterThan(-25)
  })

  it('starts softly: its level grows at most linearly in the first five milliseconds', () => {
    const attack = Math.round(ATTACK_S * RATE)
    const early = [...samples.subarray(0, attack)].filter((sample, index) => Math.abs(sample) > (MOST * (index + 1)) / attack)
    expect(early).toEqual([])
  })

  it('ends in silence, and is reproducible', () => {
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001)
    expect(Buffer.from(make().buffer).equals(Buffer.from(samples.buffer))).toBe(true)
  })
})

/** Returns, for each onset from silence, the rise time (ms) from 10 % to 90 % of the level reached. */
function risesOf(samples: Float32Array): readonly number[] {
  const [step, pause, reach] = [RATE / 1000, 20, 60]
  const levels = Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const window = samples.subarray(Math.max(0, at - 4) * step, (at + 4) * step)
    return Math.sqrt(window.reduce((sum, sample) => sum + sample * sample, 0) / (8 * step))
  })
  const most = Math.max(...levels)
  const rises: number[] = []
  let quiet = pause
  for (const [at, level] of levels.entries()) {
    if (level < 0.04 * most) quiet += 1
    if (level <= 0.15 * most) continue
    if (quiet >= pause) {
      const peak = Math.max(...levels.slice(at, at + reach))
      const reached = levels.findIndex((other, index) => index >= at && other >= 0.9 * peak)
      rises.push(reached - levels.slice(0, reached).findLastIndex((other) => other < 0.1 * peak))
    }
    quiet = 0
  }
  return rises
}

it.each(Object.entries(sounds.effects))('the effect %s rises for at least 12 milliseconds at each onset', (_, make) => {
  expect(Math.min(...risesOf(make()))).toBeGreaterThanOrEqual(12)
})

describe.each(Object.entries(sounds.natural))('the sound of a %s', (_, make) => {
  const samples = make()

  it('rises for at least 15 milliseconds at each onset, because many listeners startle', () => {
    const rises = risesOf(samples)
    expect(rises).not.toEqual([])
    expect(Math.min(...rises)).toBeGreaterThanOrEqual(15)
  })

  it('is perceived as loud as the others, although low frequencies are hardly heard', () => {
    const heard = 20 * Math.log10(heardLoudnessOf(samples))
    expect(heard).toBeLessThan(-19)
    expect(heard).toBeGreaterThan(-26)
    expect(20 * Math.log10(loudnessOf(samples))).toBeGreaterThan(-22.5)
  })
})

describe('the calm loop', () => {
  const loop = music.makeLoop()
  const written = music.makeMusic()

  it('is audible ten decibels below a voice', () => {
    const behind = 20 * Math.log10(loudnessOf(written))
    expect(behind).toBeLessThan(-26)
    expect(behind).toBeGreaterThan(-34)
  })

  it('loops without a seam, wherever in the file the period starts', () => {
    const steps = loop.subarray(1).map((sample, index) => Math.abs(sample - (loop[index] ?? 0)))
    expect(Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? 0))).toBeLessThanOrEqual(peakOf(steps))
    const period = loop.length
    for (let at = 0; at + period < written.length; at += 997) expect(written[at + period]).toBe(written[at])
  })

  it('is looped at exactly its own period', () => {
    expect(loop.length).toBe(music.PERIOD * RATE)
    expect(MUSIC_LOOP).toEqual({ from: music.MARGIN, to: music.MARGIN + music.PERIOD })
    expect(music.PERIOD).toBeGreaterThanOrEqual(16)
    expect(music.PERIOD).toBeLessThanOrEqual(32)
  })
})

describe('the files', () => {
  const files = [
    { file: 'effects', names: effectNames, places: effectPlaces, recipes: sounds.effects },
    { file: 'natural', names: naturalSoundNames, places: naturalPlaces, recipes: sounds.natural },
  ] as const

  it.each(files)('contain exactly the sounds that have a recipe and a name (npm run sounds): $file', ({ names, places, recipes }) => {
    expect(Object.keys(recipes).toSorted()).toEqual([...names].toSorted())
    expect(Object.keys(places).toSorted()).toEqual([...names].toSorted())
  })

  it.each(files)('are consecutive complete clips, as long as their sounds: $file', ({ file, places, recipes }) => {
    const bytes = readFileSync(`assets/sounds/${file}.mp3`)
    let end = 0
    for (const [name, [, start, length]] of Object.entries(places) as [string, [string, number, number]][]) {
      expect(start).toBe(end)
      expect(bytes.readUInt16BE(start) & 0xffe0).toBe(0xffe0)
      // The encoder's sample rate conversion adds silence.
      expect(rateOf(bytes.subarray(start))).toBe(RATE)
      const seconds = (length * 8) / 48_000
      const own = (recipes[name]?.().length ?? 0) / RATE
      expect(Math.abs(seconds - own)).toBeLessThan(0.15)
      end = start + length
    }
    expect(end).toBe(bytes.length)
  })

  it('are small', () => {
    const sizeOf = (file: string) => statSync(`assets/sounds/${file}.mp3`).size
    expect(sizeOf('effects') + sizeOf('music')).toBeLessThan(250 * 1024)
    expect(sizeOf('natural')).toBeLessThan(300 * 1024)
  })
})
