/** Samples per second of everything that is synthesised. */
export const RATE = 32_000
/** Peaks at -6 dB; a little under it, because an encoded peak may stand higher than the one that went in. */
export const PEAK = 0.47
/** Nothing starts faster than this, in seconds. */
export const ATTACK = 0.006

/** An even stream of numbers from -1 to 1, the same at every run. */
export function noiseFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return (state / 4_294_967_296) * 2 - 1
  }
}

/** Silence of so many seconds. */
export const silence = (seconds) => new Float32Array(Math.round(seconds * RATE))

/** From nothing to one within `attack` seconds, without a corner. */
export const swell = (t, attack = ATTACK) => (t >= attack ? 1 : 0.5 - 0.5 * Math.cos((Math.PI * Math.max(0, t)) / attack))

/** A line through `[[t, value], ...]`. */
export function line(points) {
  return (t) => {
    const next = points.findIndex(([at]) => at >= t)
    if (next === 0) return points[0][1]
    if (next < 0) return points.at(-1)[1]
    const [[before, from], [after, to]] = [points[next - 1], points[next]]
    return from + ((to - from) * (t - before)) / (after - before)
  }
}

/** Adds `sample(t)` to the samples, for `seconds` from `start` on. */
export function add(samples, start, seconds, sample) {
  const first = Math.round(start * RATE)
  const count = Math.min(Math.round(seconds * RATE), samples.length - first)
  for (let index = 0; index < count; index++) samples[first + index] += sample(index / RATE)
}

/** A tone whose frequency may move: call it once for each sample. */
export function glide(frequency) {
  let phase = 0
  return (t) => {
    phase += frequency(t) / RATE
    return Math.sin(2 * Math.PI * phase)
  }
}

/** Lets a band around `frequency` through; the higher `q`, the narrower. */
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

/** Lets what is lower than `frequency` through. */
export function low() {
  let y = 0
  return (x, frequency) => (y += (1 - Math.exp((-2 * Math.PI * frequency) / RATE)) * (x - y))
}

/** A struck bar or bell at `frequency`: partials as [ratio, loudness, seconds of decay]. */
export function strike(samples, start, frequency, loudness, partials, attack = ATTACK) {
  for (const [ratio, share, decay] of partials) {
    add(samples, start, decay * 6, (t) => loudness * share * Math.sin(2 * Math.PI * frequency * ratio * t) * Math.exp(-t / decay) * swell(t, attack))
  }
}

/** A voice: a buzzing source through moving formants, each a frequency over time. */
export function voice(seconds, pitch, formants, loudness, random, { breath = 0.03, q = 6 } = {}) {
  const samples = silence(seconds)
  const filters = formants.map(band)
  let phase = 0
  let drift = 0
  add(samples, 0, seconds, (t) => {
    drift = 0.995 * drift + 0.001 * random()
    phase = (phase + (pitch(t) * (1 + drift)) / RATE) % 1
    const source = 2 * phase - 1 + random() * breath
    return formants.reduce((sum, formant, index) => sum + filters[index](source, formant(t), q) * (1 - 0.25 * index), 0.05 * source) * loudness(t)
  })
  return samples
}

/** The loudest sample. */
export const peakOf = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

/** The same sound at the house's loudness, with a soft beginning and end. */
export function finish(samples) {
  const gain = PEAK / (peakOf(samples) || 1)
  const last = samples.length - 1
  return samples.map((sample, index) => sample * gain * swell(index / RATE) * swell((last - index) / RATE, 0.02))
}
