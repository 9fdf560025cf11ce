/** Sample rate (Hz) of all synthesised sounds. */
export const RATE = 32_000
/** Peak of a sound: -6 dB, and slightly less because encoding can raise a peak. */
export const PEAK = 0.47
/** Root mean square of a sound's audible part: -19 dB, so that all sounds are about equally loud. */
export const LOUDNESS = 0.112
/** Shortest rise (s) of any sound. */
export const ATTACK = 0.024
/** Shortest rise (s) from silence for the sounds of things, which are unexpected for children who startle easily. */
export const SLOW_ATTACK = 0.032
/** Perceived loudness of the sounds of things, -21.5 dB, and their minimum level. Both are root mean squares. */
const HEARD = 0.093
const QUIETEST = 0.084
/** Peak of the sounds of things. It is under -8.5 dB, because encoding raises noise by up to 2.5 dB. */
const CEILING = 0.36

/** Returns a reproducible stream of random numbers from -1 to 1. */
export function noiseFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 4_294_967_296) * 2 - 1
  }
}

/** Returns silence of this many seconds. */
export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE))

/** Returns a smooth rise from 0 to 1 within `attack` seconds. */
export const swell = (t, attack = ATTACK) => (t >= attack ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * Math.max(0, t)) / attack))

/** Returns a line through `[[t, value], ...]`. */
export function line(points) {
  return (t) => {
    const next = points.findIndex(([time]) => time >= t)
    if (next === 0) return points[0][1]
    if (next < 0) return points.at(-1)[1]
    const [[before, from], [after, to]] = [points[next - 1], points[next]]
    return from + ((to - from) * (t - before)) / (after - before)
  }
}

/** Adds `sample(t)` to the samples for `seconds`, beginning at `start`. */
export function add(samples, start, seconds, sample) {
  const first = Math.round(start * RATE)
  const count = Math.min(Math.round(seconds * RATE), samples.length - first)
  for (let index = 0; index < count; index++) samples[first + index] += sample(index / RATE)
}

/** Returns the value at a time. The value is a number, or a function of time. */
const at = (value, t) => (typeof value === 'number' ? value : value(t))

/** Returns a tone whose frequency may change. Call it once for each sample. */
export function glide(frequency) {
  let phase = 0
  return (t) => {
    phase += at(frequency, t) / RATE
    return Math.sin(2 * Math.PI * phase)
  }
}

/** Returns a band-pass filter around `frequency`. A higher `q` makes it narrower. */
export function band() {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x, frequency, q) => {
    const w = (2 * Math.PI * frequency) / RATE
    const alpha = Math.sin(w) / (2 * q)
    const y = (alpha * (x - x2) + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}

/** Returns a low-pass filter, which passes frequencies below `frequency`. */
export function low() {
  let y = 0
  return (x, frequency) => (y += (1 - Math.exp((-2 * Math.PI * frequency) / RATE)) * (x - y))
}

/** Adds a struck bar or bell at `frequency`, with partials as [ratio, loudness, seconds of decay]. */
export function strike(samples, start, frequency, loudness, partials, attack = ATTACK) {
  for (const [ratio, share, decay] of partials) {
    add(samples, start, decay * 6, (t) => loudness * share * Math.sin(2 * Math.PI * frequency * ratio * t) * Math.exp(-t / decay) * swell(t, attack))
  }
}

/** Returns a high-pass filter, which passes frequencies above `frequency`. */
export function high() {
  const below = low()
  return (x, frequency) => x - below(x, frequency)
}

/** Returns a smooth curve through the points `[t, value]`. It is level at both ends and never goes beyond its points. */
export function curve(...points) {
  const steep = points.slice(1).map(([time, value], index) => (value - points[index][1]) / (time - points[index][0]))
  const slopes = points.map((_, index) => {
    const [before, after] = [steep[index - 1] ?? 0, steep[index] ?? 0]
    return before * after > 0 ? (2 * before * after) / (before + after) : 0
  })
  return (t) => {
    const next = points.findIndex(([time]) => time >= t)
    if (next === 0) return points[0][1]
    if (next < 0) return points.at(-1)[1]
    const [[before, from], [after, to]] = [points[next - 1], points[next]]
    const span = after - before
    const x = (t - before) / span
    const y = 1 - x
    return from * y * y * (1 + 2 * x) + to * x * x * (1 + 2 * y) + span * x * y * (slopes[next - 1] * y - slopes[next] * x)
  }
}

/** Returns a value that rises within `attack` seconds and then decays. A third is left after `decay` seconds. */
export const hump = (t, attack, decay) => swell(t, attack) * Math.exp(-Math.max(0, t - attack) / decay)

/** Returns a value that wanders between -1 and 1, with `rate` turns a second, because living things are never quite even. */
export function wander(random, rate, seconds = 4) {
  const turns = Array.from({ length: Math.ceil(seconds * rate) + 2 }, random)
  return (t) => {
    const turn = Math.max(0, Math.min(turns.length - 2, Math.floor(t * rate)))
    return turns[turn] + (turns[turn + 1] - turns[turn]) * swell(t * rate - turn, 1)
  }
}

/** Returns a tremor between -1 and 1 at about `rate` Hz, which varies by the share `uneven`. */
export function tremor(seconds, random, rate, uneven = 0.15) {
  const shake = silence(seconds)
  const pace = wander(random, 9, seconds)
  let phase = 0
  add(shake, 0, seconds, (t) => {
    phase += (at(rate, t) * (1 + uneven * pace(t))) / RATE
    return Math.sin(2 * Math.PI * phase)
  })
  return (t) => shake[Math.min(shake.length - 1, Math.round(t * RATE))]
}

/** Adds noise in a band around `frequency`. Narrow and wide bands are equally loud. */
export function hiss(samples, random, start, seconds, frequency, q, loudness) {
  const filter = band()
  // A band passes a share of white noise that is proportional to its width, frequency / q.
  add(samples, start, seconds, (t) => 175 * Math.sqrt(q / at(frequency, t)) * filter(random(), at(frequency, t), q) * loudness(t))
}

/**
 * Returns the sound of vocal folds: a sawtooth with rounded edges, to avoid aliasing. `jitter` is how much its periods differ. `rough` is how much weaker
 * every other period is, which sounds like a rasp an octave below.
 */
export function buzz(random, { jitter = 0, rough = 0 } = {}) {
  let [phase, pace, weight, isOdd] = [0, 1, 1, false]
  return (frequency) => {
    const step = (frequency * pace) / RATE
    phase += step
    if (phase >= 1) {
      phase -= 1
      isOdd = !isOdd
      pace = 1 + jitter * random()
      weight = 1 - rough * ((isOdd ? 0.6 : 0) + 0.4 * Math.abs(random()))
    }
    const edge = phase < step ? -((1 - phase / step) ** 2) : phase > 1 - step ? (1 + (phase - 1) / step) ** 2 : 0
    return (2 * phase - 1 - edge) * weight
  }
}

/**
 * Returns a voice: buzz and breath through formants, each a frequency and a share. `mouth` is the highest frequency that passes, which is
 * lower as the mouth closes.
 */
export function voice(
  seconds,
  pitch,
  formants,
  loudness,
  random,
  { breath = 0.03, q = 6, jitter = 0.01, rough = 0, shares = [1, 0.75, 0.5], mouth = 9000 } = {},
) {
  const samples = silence(seconds)
  const filters = formants.map(band)
  const [folds, lips] = [buzz(random, { jitter, rough }), low()]
  const drift = wander(random, 12, seconds)
  add(samples, 0, seconds, (t) => {
    const source = folds(at(pitch, t) * (1 + 0.008 * drift(t))) + random() * at(breath, t)
    const sung = formants.reduce((sum, formant, index) => sum + filters[index](source, at(formant, t), q) * shares[index], 0.04 * source)
    return lips(sung, at(mouth, t)) * loudness(t)
  })
  return samples
}

/** Returns the highest absolute value of the samples. */
export const peakOf = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** Returns the root mean square of the audible part of the samples. */
export function loudnessOf(samples) {
  const least = peakOf(samples) / 40
  const heard = samples.filter((sample) => Math.abs(sample) > least)
  return Math.sqrt(heard.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, heard.length))
}

/** Returns the sound as loud as all others, but never above the peak, with a soft beginning and end. */
export function finish(samples) {
  const gain = Math.min(PEAK / (peakOf(samples) || 1), LOUDNESS / (loudnessOf(samples) || 1))
  const last = samples.length - 1
  return samples.map((sample, index) => sample * gain * swell(index / RATE) * swell((last - index) / RATE, 0.02))
}

/** Returns the perceived loudness, in which very low frequencies count less (A-weighting). */
export function heardLoudnessOf(samples) {
  const corners = [20.6, 20.6, 107.7, 737.9].map((frequency) => [high(), frequency])
  return loudnessOf(samples.map((sample) => 1.26 * corners.reduce((x, [filter, frequency]) => filter(x, frequency), sample)))
}

/** Compresses values above the knee, so that they stay below the ceiling. */
const bend = (sample) => {
  const knee = 0.5 * CEILING
  const over = Math.abs(sample) - knee
  return over <= 0 ? sample : Math.sign(sample) * (knee + (CEILING - knee) * Math.tanh(over / (CEILING - knee)))
}

/**
 * Finishes the sounds of things. A shrill sound gets a lower level than a deep one, so that both are perceived as equally loud. Single peaks are
 * compressed, so that a sound of short knocks is not quieter than an even one.
 */
export function finishForEars(samples) {
  const share = loudnessOf(samples)
  const wanted = Math.max(QUIETEST, Math.min(LOUDNESS, (HEARD * share) / heardLoudnessOf(samples)))
  const last = samples.length - 1
  const softly = samples.map((sample, index) => sample * swell(index / RATE) * swell((last - index) / RATE, 0.03))
  let gain = wanted / share
  // Compression reduces the loudness a little, so the gain is found by iteration.
  for (let step = 0; step < 6; step++) gain *= wanted / loudnessOf(softly.map((sample) => bend(gain * sample)))
  return softly.map((sample) => bend(gain * sample))
}
