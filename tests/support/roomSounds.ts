import { seededRandom } from '#domain/random'

/*
 * Sounds of rooms and of children, synthesised: samples at 48 kHz. A sound is a function of the second at which it is; levels are amplitudes of
 * full scale. They are no recordings: what they leave out, a real room may bring.
 */

export const RATE = 48_000
export type Sound = (second: number) => number

/** White noise: another one for each seed. */
export function white(seed: number): Sound {
  const random = seededRandom(seed)
  return () => 2 * random() - 1
}

/** Noise of which the high tones were taken away, as through a wall or out of a road. */
export function low(hz: number, sound: Sound): Sound {
  const part = 1 - Math.exp((-2 * Math.PI * hz) / RATE)
  let [one, two] = [0, 0]
  return (second) => {
    one += part * (sound(second) - one)
    two += part * (one - two)
    return two
  }
}

export const times = (share: number | Sound, sound: Sound): Sound => (typeof share === 'number' ? (at) => share * sound(at) : (at) => share(at) * sound(at))
export const sum =
  (...sounds: readonly Sound[]): Sound =>
  (at) =>
    sounds.reduce((all, sound) => all + sound(at), 0)
/** Heard from one second to another, with soft edges. */
export const during =
  (from: number, to: number, sound: Sound, edge = 0.03): Sound =>
  (at) =>
    at < from || at > to ? 0 : Math.min(1, (at - from) / edge, (to - at) / edge) * sound(at - from)

/** One turn of a wave that is told by its harmonics, so finely that it may be looked up. */
const FINE = 4096

/** A voice that holds a vowel: many tones above the lowest, louder where the mouth resounds, a tremble and some breath. */
export function vowel(hz: number, { formants = [850, 1200, 2900], breath = 0.03, seed = 7 } = {}): Sound {
  const noise = white(seed)
  const harmonics = Array.from({ length: Math.floor(5000 / hz) }, (_, index) => {
    const resounds = formants.reduce((all, formant) => all + 1 / (1 + ((hz * (index + 1) - formant) / 120) ** 2), 0.05)
    return resounds / (index + 1) ** 0.5
  })
  const full = harmonics.reduce((all, level) => all + level, 0)
  const turn = Float32Array.from({ length: FINE }, (_, at) =>
    harmonics.reduce((all, level, index) => all + (level / full) * Math.sin((2 * Math.PI * (index + 1) * at) / FINE), 0),
  )
  // Five times a second a hundredth higher and lower.
  return (at) => (turn[Math.floor((hz * at + ((hz * 0.01) / (10 * Math.PI)) * (1 + Math.sin(10 * Math.PI * at))) * FINE) % FINE] ?? 0) + breath * noise(at)
}

const SYLLABLE_S = 0.22

/** Speech, by syllables of another height each, with consonants of noise and rests between words. */
export function speech(hz: number, seed: number): Sound {
  const random = seededRandom(seed)
  const hiss = white(seed + 1)
  const syllables = Array.from({ length: 31 }, () => (random() < 0.25 ? null : vowel(hz * (0.85 + 0.35 * random()))))
  return (at) => {
    const within = (at % SYLLABLE_S) / SYLLABLE_S
    const voice = syllables[Math.floor(at / SYLLABLE_S) % syllables.length]
    if (voice === null || voice === undefined) return 0
    return within < 0.25 ? 0.08 * hiss(at) : Math.sin(Math.PI * ((within - 0.25) / 0.75)) * voice(at)
  }
}

/** What is struck and dies away by 60 dB within so many seconds. */
export const struck = (from: number, rings: number, sound: Sound): Sound => during(from, from + 2 * rings, (at) => 10 ** ((-3 * at) / rings) * sound(at), 0.001)

/** A ventilator: so many breaths a minute, air rushes in for a third of each, and out more softly. */
export const ventilator = (perMinute: number, seed: number): Sound => {
  const air = low(2500, white(seed))
  return (at) => {
    const share = ((at * perMinute) / 60) % 1
    return (share < 0.33 ? Math.sin((Math.PI * share) / 0.33) : share < 0.7 ? 0.35 * Math.sin((Math.PI * (share - 0.33)) / 0.37) : 0.02) * air(at)
  }
}

/** Our own chime: two tones that ring out. */
export const chime = (from: number): Sound => sum(struck(from, 1.6, tone(660)), struck(from + 0.12, 1.6, tone(990)))
export const tone =
  (hz: number): Sound =>
  (at) =>
    Math.sin(2 * Math.PI * hz * at)

/** A high pass of the second order as Web Audio's biquad has it (Q 0 dB). */
export function highPass(hz: number): (sample: number) => number {
  const turn = (2 * Math.PI * hz) / RATE
  const [cos, alpha] = [Math.cos(turn), Math.sin(turn) / 2 / 10 ** (1 / 20)]
  const [b0, b1, a0, a1, a2] = [(1 + cos) / 2, -(1 + cos), 1 + alpha, -2 * cos, 1 - alpha]
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x) => {
    const y = (b0 * x + b1 * x1 + b0 * x2 - a1 * y1 - a2 * y2) / a0
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}
