import { add, band, glide, line, low, silence, strike, swell } from './synth.mjs'

/** Partials of wood, bell and glass, as [ratio, loudness, seconds of decay]. */
export const wood = [
  [1, 1, 0.09],
  [3.9, 0.25, 0.04],
  [9.2, 0.06, 0.02],
]
export const bell = [
  [1, 1, 0.8],
  [2.76, 0.35, 0.4],
  [5.4, 0.15, 0.2],
]
export const glass = [
  [1, 1, 0.45],
  [2.32, 0.3, 0.2],
]
/** Frequencies (Hz) of the C major pentatonic scale from C4. */
const notes = {
  c4: 261.63,
  d4: 293.66,
  e4: 329.63,
  g4: 392,
  a4: 440,
  c5: 523.25,
  d5: 587.33,
  e5: 659.25,
  g5: 783.99,
  a5: 880,
  c6: 1046.5,
  d6: 1174.66,
  e6: 1318.51,
  g6: 1567.98,
}

export function struck(seconds, partials, strikes, attack) {
  const samples = silence(seconds)
  for (const [start, note, loudness] of strikes) strike(samples, start, notes[note], loudness, partials, attack)
  return samples
}

/** Adds soft grains: short bursts of filtered noise, for rustling, cracking and chewing. */
export function grains(samples, random, places, { frequency, q, decay }) {
  for (const [start, loudness] of places) {
    const filter = band()
    const colour = frequency * (1 + 0.25 * random())
    add(samples, start, decay * 7, (t) => loudness * 4 * filter(random(), colour, q) * Math.exp(-t / decay) * swell(t))
  }
}

export function drops(samples, places) {
  for (const [start, frequency, loudness] of places) {
    const tone = glide((t) => frequency * (1 + 9 * t))
    add(samples, start, 0.25, (t) => loudness * tone(t) * Math.exp(-t / 0.05) * swell(t))
  }
}

export const evenly = (count, from, to, random, loudness = 1) =>
  Array.from({ length: count }, (_, index) => [from + ((to - from) * (index + 0.5 + 0.35 * random())) / count, loudness * (0.7 + 0.3 * random())])

/** Sounds of the stage's responses. */
export const recipes = {
  /** A bubble pops: one soft wooden note. */
  pop() {
    const samples = silence(0.3)
    const tone = glide((t) => 230 + 900 * Math.min(1, t / 0.06) ** 1.4)
    add(samples, 0, 0.3, (t) => tone(t) * Math.exp(-t / 0.045) * swell(t))
    return samples
  },
  bubble() {
    const samples = silence(0.8)
    drops(samples, [
      [0, 400, 0.8],
      [0.16, 560, 1],
      [0.33, 780, 0.8],
      [0.47, 500, 0.6],
    ])
    return samples
  },
  /** The target was reached. */
  chime: () =>
    struck(
      2.2,
      bell,
      [
        [0, 'c5', 1],
        [0.2, 'e5', 0.9],
        [0.4, 'g5', 0.9],
      ],
      0.012,
    ),
  /** The child is invited to look when there is no voice: two quiet notes. */
  call: () =>
    struck(
      1.3,
      glass,
      [
        [0, 'a4', 0.8],
        [0.35, 'd5', 0.8],
      ],
      0.04,
    ),
  bell: () => struck(2.4, bell, [[0, 'e5', 1]], 0.01),
  twinkle: () =>
    struck(
      2,
      glass,
      [
        [0, 'g5', 0.8],
        [0.13, 'c6', 0.8],
        [0.26, 'e6', 0.9],
        [0.39, 'd6', 0.7],
        [0.56, 'g6', 0.6],
      ],
      0.01,
    ),
  /** An adult's button is pressed, or the recorder says "now". */
  tap: () => struck(0.4, wood, [[0, 'g4', 1]]),
  whoosh(random) {
    const samples = silence(1.1)
    const filter = band()
    const height = line([
      [0, 350],
      [0.5, 1100],
      [1.1, 300],
    ])
    const loudness = line([
      [0, 0],
      [0.4, 1],
      [1.1, 0],
    ])
    add(samples, 0, 1.1, (t) => filter(random(), height(t), 1.2) * loudness(t))
    return samples
  },
  splash(random) {
    const samples = silence(1.3)
    const filter = low()
    const soften = low()
    add(samples, 0, 1.2, (t) => 1.4 * soften(filter(random(), 500 + 3000 * Math.exp(-t / 0.14)), 4000) * Math.exp(-t / 0.24) * swell(t, 0.03))
    drops(
      samples,
      evenly(12, 0.12, 0.95, random).map(([start, loudness]) => [start, 620 + 420 * random(), 0.3 * loudness * (1 - start)]),
    )
    return samples
  },
  /** A shell opens: a few wooden ticks, then a short burst of noise. */
  crack(random) {
    const samples = silence(0.7)
    for (const [start, loudness] of [
      [0, 0.6],
      [0.09, 0.8],
      [0.15, 0.5],
      [0.3, 1],
    ])
      strike(samples, start, 620 + 160 * random(), loudness, wood)
    grains(
      samples,
      random,
      [
        [0.3, 0.35],
        [0.34, 0.25],
      ],
      { frequency: 1800, q: 2, decay: 0.03 },
    )
    return samples
  },
  purr(random) {
    const samples = silence(2.2)
    const [filter, soften] = [band(), low()]
    const breath = line([
      [0, 0],
      [0.3, 1],
      [0.9, 0.8],
      [1.1, 0.3],
      [1.35, 0.9],
      [1.9, 0.7],
      [2.2, 0],
    ])
    add(samples, 0, 2.2, (t) => {
      const flutter = Math.max(0, Math.sin(2 * Math.PI * 25 * t)) ** 2
      return soften(filter(random(), 210, 1.5) * (0.25 + flutter), 900) * breath(t)
    })
    return samples
  },
  lap(random) {
    const samples = silence(1.5)
    for (const start of [0, 0.36, 0.72, 1.08]) {
      drops(samples, [
        [start + 0.05, 330, 0.9],
        [start + 0.11, 470, 0.5],
      ])
      grains(samples, random, [[start, 0.25]], { frequency: 900, q: 1.5, decay: 0.035 })
    }
    return samples
  },
  munch(random) {
    const samples = silence(1.3)
    for (const start of [0, 0.38, 0.76]) grains(samples, random, evenly(9, start, start + 0.2, random), { frequency: 1300, q: 1.6, decay: 0.02 })
    return samples
  },
  cloth(random) {
    const samples = silence(0.9)
    const filter = band()
    const loudness = line([
      [0, 0],
      [0.15, 1],
      [0.35, 0.3],
      [0.5, 0.8],
      [0.9, 0],
    ])
    add(samples, 0, 0.9, (t) => filter(random(), 1500 + 500 * Math.sin(7 * t), 0.9) * loudness(t))
    return samples
  },
  rattle(random) {
    const samples = silence(1.3)
    for (const start of [0, 0.28, 0.56, 0.84]) grains(samples, random, evenly(11, start, start + 0.16, random), { frequency: 2500, q: 5, decay: 0.025 })
    return samples
  },
}
