import { seededRandom } from '#domain/random'

/*
 * Synthesised sounds of rooms and children at 48 kHz. A sound is a function of time (s), and levels are amplitudes as fractions of full scale. These
 * are not recordings, so a real room may have other sounds.
 */

export const SAMPLE_RATE = 48_000
export type Waveform = (second: number) => number

/** Returns white noise, which is different for each seed. */
export function whiteNoise(seed: number): Waveform {
  const random = seededRandom(seed)
  return () => 2 * random() - 1
}

/** Returns low-pass noise, as heard through a wall or from a road. */
export function lowPass(hz: number, sound: Waveform): Waveform {
  const part = 1 - Math.exp((-2 * Math.PI * hz) / SAMPLE_RATE)
  let [one, two] = [0, 0]
  return (second) => {
    one += part * (sound(second) - one)
    two += part * (one - two)
    return two
  }
}

export const amplify = (share: number | Waveform, sound: Waveform): Waveform =>
  typeof share === 'number' ? (at) => share * sound(at) : (at) => share(at) * sound(at)
export const mix =
  (...sounds: readonly Waveform[]): Waveform =>
  (at) =>
    sounds.reduce((all, sound) => all + sound(at), 0)
/** Plays a sound between two times (s), with soft edges. */
export const during =
  (from: number, to: number, sound: Waveform, edge = 0.03): Waveform =>
  (at) =>
    at < from || at > to ? 0 : Math.min(1, (at - from) / edge, (to - at) / edge) * sound(at - from)

/** Number of samples in the lookup table for one period of a harmonic wave. */
const FINE = 4096

/** Returns a voice singing a vowel, with many overtones that are louder at the formants, vibrato and some breath. */
export function vowel(hz: number, { formants = [850, 1200, 2900], breath = 0.03, seed = 7 } = {}): Waveform {
  const noise = whiteNoise(seed)
  const harmonics = Array.from({ length: Math.floor(5000 / hz) }, (_, index) => {
    const resounds = formants.reduce((all, formant) => all + 1 / (1 + ((hz * (index + 1) - formant) / 120) ** 2), 0.05)
    return resounds / (index + 1) ** 0.5
  })
  const full = harmonics.reduce((all, level) => all + level, 0)
  const turn = Float32Array.from({ length: FINE }, (_, at) =>
    harmonics.reduce((all, level, index) => all + (level / full) * Math.sin((2 * Math.PI * (index + 1) * at) / FINE), 0),
  )
  // The vibrato goes five times a second, one per cent up and down.
  return (at) => (turn[Math.floor((hz * at + ((hz * 0.01) / (10 * Math.PI)) * (1 + Math.sin(10 * Math.PI * at))) * FINE) % FINE] ?? 0) + breath * noise(at)
}

const SYLLABLE_S = 0.22

/** Returns speech: syllables of different pitch, consonants of noise, and pauses between words. */
export function speech(hz: number, seed: number): Waveform {
  const random = seededRandom(seed)
  const hiss = whiteNoise(seed + 1)
  const syllables = Array.from({ length: 31 }, () => (random() < 0.25 ? null : vowel(hz * (0.85 + 0.35 * random()))))
  return (at) => {
    const within = (at % SYLLABLE_S) / SYLLABLE_S
    const voice = syllables[Math.floor(at / SYLLABLE_S) % syllables.length]
    if (voice === null || voice === undefined) return 0
    return within < 0.25 ? 0.08 * hiss(at) : Math.sin(Math.PI * ((within - 0.25) / 0.75)) * voice(at)
  }
}

/** Returns the sound of something struck, which decays by 60 dB within `rings` seconds. */
export const strike = (from: number, rings: number, sound: Waveform): Waveform =>
  during(from, from + 2 * rings, (at) => 10 ** ((-3 * at) / rings) * sound(at), 0.001)

/** Returns the sound of a ventilator with `perMinute` breaths. Air flows in loudly for a third of each breath, and out more softly. */
export const ventilator = (perMinute: number, seed: number): Waveform => {
  const air = lowPass(2500, whiteNoise(seed))
  return (at) => {
    const share = ((at * perMinute) / 60) % 1
    return (share < 0.33 ? Math.sin((Math.PI * share) / 0.33) : share < 0.7 ? 0.35 * Math.sin((Math.PI * (share - 0.33)) / 0.37) : 0.02) * air(at)
  }
}

/** Returns the app's own chime: two tones that fade away. */
export const chime = (from: number): Waveform => mix(strike(from, 1.6, tone(660)), strike(from + 0.12, 1.6, tone(990)))
export const tone =
  (hz: number): Waveform =>
  (at) =>
    Math.sin(2 * Math.PI * hz * at)

/** Returns a second-order high-pass filter like the biquad filter of Web Audio (Q 0 dB). */
export function highPass(hz: number): (sample: number) => number {
  const turn = (2 * Math.PI * hz) / SAMPLE_RATE
  const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / 2 / 10 ** (1 / 20)]
  const [b0, b1, a0, a1, a2] = [(1 + cos) / 2, -(1 + cos), 1 + alpha, -2 * cos, 1 - alpha]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = (b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}
