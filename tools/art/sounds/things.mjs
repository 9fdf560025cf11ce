import { add, band, buzz, curve, glide, hiss, hump, low, noiseFrom, RATE, silence, SLOW_ATTACK, strike, swell, wander } from './synth.mjs'
import { arch } from './calls.mjs'

/** Returns `count` random numbers from 0 to 1, unevenly spaced. */
const chances = (count, random) => Array.from({ length: count }, () => 0.5 + 0.5 * random())

/** Adds a bubble that closes under water and rings. A smaller bubble has a higher note, and the note rises a little as the bubble does. */
function bubble(samples, start, frequency, loudness, slide = 0.1, attack = 4 / frequency + 0.002) {
  const seconds = 24 / frequency + 0.02
  const tone = glide((t) => frequency * (1 + (slide * t) / seconds))
  add(samples, start, seconds * 3, (t) => loudness * tone(t) * hump(t, attack, seconds / 3))
}

/** Partials of a drum's skin, whose modes are not harmonic. */
const skin = [
  [1, 0.8, 0.13],
  [1.59, 0.8, 0.11],
  [2.14, 0.6, 0.09],
  [2.65, 0.5, 0.07],
  [3.6, 0.4, 0.05],
  [4.6, 0.25, 0.035],
]

/** Partials of thin fired clay, which is stiff and damped quickly. */
const china = [
  [1, 1, 0.058],
  [1.37, 0.7, 0.05],
  [1.83, 0.75, 0.042],
  [2.49, 0.5, 0.035],
  [3.16, 0.35, 0.028],
]

/** Partials of a telephone's bell: its hum, its strike note and the rest. */
const gong = [
  [1, 0.5, 0.11],
  [1.52, 0.8, 0.09],
  [2.31, 0.7, 0.07],
  [3.27, 0.6, 0.04],
]

export const thingSounds = {
  /** A clock ticks: a knock without a pitch, in a small wooden case. */
  clock() {
    const samples = silence(2.5)
    for (let tick = 0; tick < 5; tick++) {
      const isTick = tick % 2 === 0
      // All ticks of a clock are alike, and so are its tocks.
      const grain = noiseFrom(isTick ? 4177 : 5099)
      const loudness = (isTick ? 1 : 0.85) * (tick === 0 ? 0.7 : 1)
      for (const [frequency, q, share, decay] of [
        [isTick ? 1900 : 1650, 6, 1, 0.013],
        [isTick ? 780 : 700, 4, 0.6, 0.016],
        [4200, 1.2, 0.35, 0.006],
      ])
        hiss(samples, grain, tick * 0.5, 0.12, frequency, q, (t) => loudness * share * hump(t, 1.25 * SLOW_ATTACK, decay))
    }
    return samples
  },
  /** A cup is set down on its saucer and settles. Then its spoon touches it. */
  cup(random) {
    const samples = silence(1)
    for (const [start, frequency, loudness, clack] of [
      [0, 2080, 1, 1],
      [0.13, 2140, 0.4, 0.4],
      [0.5, 2330, 0.42, 0.15],
    ]) {
      strike(samples, start, frequency, 0.45 * loudness, china, SLOW_ATTACK)
      hiss(samples, random, start, 0.15, 1500, 0.8, (t) => 0.35 * clack * hump(t, SLOW_ATTACK, 0.012))
    }
    return samples
  },
  /** A hammer rings between two small bells, which are damped when it stops. */
  telephone() {
    const samples = silence(2.2)
    for (const start of [0, 1.1]) {
      const ring = silence(1.05)
      for (let stroke = 0; stroke < 17; stroke++) strike(ring, stroke / 22, stroke % 2 === 0 ? 1080 : 1270, 0.5, gong, 0.008)
      add(samples, start, 1.05, (t) => ring[Math.round(t * RATE)] * swell(t, 0.12) * (1 - swell(t - 0.77, 0.2)))
    }
    return samples
  },
  /** A drum is hit several times. No two hits are alike, and the first is quiet. The pitch of the skin falls as it comes to rest. */
  drum(random) {
    const samples = silence(1.7)
    for (const [start, loudness, height, edge] of [
      [0, 0.6, 1, 0.6],
      [0.44, 0.8, 1.05, 1],
      [0.67, 0.7, 1.02, 0.8],
      [0.9, 1, 0.96, 0.7],
    ]) {
      for (const [ratio, share, decay] of skin) {
        const tone = glide((t) => 215 * height * ratio * (1 + 0.14 * Math.exp(-t / 0.05)))
        const heard = ratio > 1 ? share * (0.7 + 0.6 * edge) : share
        add(samples, start, decay * 7, (t) => loudness * heard * tone(t) * hump(t, SLOW_ATTACK, decay))
      }
      hiss(samples, random, start, 0.2, 1700, 0.8, (t) => loudness * edge * 0.45 * hump(t, SLOW_ATTACK, 0.016))
    }
    return samples
  },
  /** A car approaches, passes and drives away. Its pitch drops as it passes. */
  car(random) {
    const samples = silence(2.7)
    const [motor, hum] = [buzz(random, { jitter: 0.03, rough: 0.15 }), low()]
    const body = [band(), band(), band()]
    const uneven = wander(random, 14)
    const note = curve([0, 142], [0.9, 140], [1.6, 104], [2.7, 100])
    // The car is louder when it is nearer. It passes at 1.25 s.
    const near = (t) => (0.28 / Math.hypot(0.28, t - 1.25)) * swell(t, 0.5) * (1 - swell(t - 1.9, 0.8))
    add(samples, 0, 2.7, (t) => {
      const source = motor(note(t) * (1 + 0.01 * uneven(t)))
      const sound = 0.7 * body[0](source, 280, 1.5) + body[1](source, 460, 1.8) + 0.8 * body[2](source, 900, 1.5)
      return 2.2 * hum(sound, 900 + 2500 * near(t)) * near(t) * (1 + 0.12 * uneven(t))
    })
    const tyres = (t) => 700 + 900 * near(t)
    hiss(samples, random, 0, 2.7, tyres, 0.6, (t) => 0.45 * near(t) ** 1.5)
    return samples
  },
  /** A steam train whistles with three notes, which slide up to their pitch. Then its wheels turn faster and faster. */
  train(random) {
    const samples = silence(3)
    const scoop = curve([0, 0.86], [0.22, 1], [0.85, 1.005], [1.15, 0.93])
    const whistle = (t) => arch(t, 1.15) ** 0.6 * swell(t, 0.12)
    for (const [frequency, share] of [
      [392, 1],
      [494, 0.85],
      [622, 0.7],
    ]) {
      const note = (t) => frequency * scoop(t)
      const [tone, over] = [glide(note), glide((t) => 2 * note(t))]
      add(samples, 0, 1.15, (t) => 0.45 * share * (tone(t) + 0.2 * over(t)) * whistle(t))
      hiss(samples, random, 0, 1.15, note, 3, (t) => 0.06 * whistle(t))
    }
    hiss(samples, random, 0, 1.15, 2600, 0.7, (t) => 0.07 * whistle(t))
    const steam = curve([0, 1100], [0.3, 560])
    for (const [start, loudness] of [
      [1.2, 0.8],
      [1.55, 0.65],
      [1.86, 0.6],
      [2.13, 0.6],
      [2.37, 0.75],
      [2.59, 0.55],
      [2.79, 0.35],
    ])
      hiss(samples, random, start, 0.3, steam, 0.7, (t) => loudness * hump(t, 0.05, 0.05))
    return samples
  },
  /** Water is poured into a glass. The note is higher when the glass is fuller, and rises fastest near the brim. Then the water stops, and drips. */
  pour(random) {
    const samples = silence(2.7)
    const filled = (t) => 420 + 1050 * Math.min(1, t / 2) ** 2.4
    const [soften, stream] = [low(), silence(2.1)]
    const loudness = curve([0, 0], [0.25, 0.8], [1.85, 1], [2.08, 0])
    hiss(stream, random, 0, 2.1, filled, 4, loudness)
    add(samples, 0, 2.1, (t) => soften(stream[Math.round(t * RATE)] ?? 0, 2800))
    for (const part of chances(34, random)) {
      const at = 0.1 + 1.8 * part
      bubble(samples, at, filled(at) * (1.25 + 0.35 * random()), 0.35 + 0.2 * random())
    }
    bubble(samples, 2.22, 1000, 0.9, 0.4, SLOW_ATTACK)
    bubble(samples, 2.47, 1150, 0.6, 0.4, SLOW_ATTACK)
    return samples
  },
  /** A brook flows: bubbles of every size, most of them small, over a low gurgle. */
  water(random) {
    const samples = silence(2.6)
    const near = curve([0, 0], [0.45, 1], [2.1, 1], [2.6, 0])
    for (const part of chances(190, random)) {
      const at = 2.45 * part
      const size = Math.abs(random())
      bubble(samples, at, 650 + 2300 * size ** 1.6, near(at) ** 2 * (0.2 + 0.35 * Math.abs(random()) ** 2) * (1 - 0.4 * size), 0.08 + 0.06 * random())
    }
    for (const part of chances(18, random)) bubble(samples, 2.4 * part, 320 + 110 * random(), 0.45 * near(2.4 * part) ** 2, 0.2)
    const gurgle = wander(random, 9)
    const stones = (t) => 420 + 150 * gurgle(t)
    hiss(samples, random, 0, 2.6, stones, 1.5, (t) => near(t) * (0.12 + 0.08 * gurgle(t)))
    hiss(samples, random, 0, 2.6, 2200, 0.6, (t) => 0.035 * near(t))
    return samples
  },
  /** A light wind blows through a tree: many leaves touch, one at a time. */
  leaves(random) {
    const samples = silence(2.5)
    const wind = curve([0, 0], [0.6, 0.9], [1.05, 0.5], [1.5, 1], [2.5, 0])
    for (const part of chances(800, random)) {
      const at = 2.4 * part
      const [height, long, loudness] = chances(3, random)
      // A stronger wind makes more leaves rustle, and more loudly.
      if (loudness < wind(at)) {
        const colour = 2200 + 4500 * height ** 1.5
        const loud = (0.15 + 0.35 * long ** 3) * (0.1 + 0.9 * wind(at))
        hiss(samples, random, at, 0.09, colour, 2, (t) => loud * hump(t, 0.006, 0.004 + 0.012 * long))
      }
    }
    const crown = (t) => 3000 + 1200 * wind(t)
    hiss(samples, random, 0, 2.5, crown, 0.9, (t) => 0.16 * wind(t))
    return samples
  },
  /** Somebody walks: heel and toe, left and right. */
  steps(random) {
    const samples = silence(2.3)
    for (const [index, start] of [0, 0.53, 1.05, 1.59].entries()) {
      const isLeft = index % 2 === 0
      const loudness = (isLeft ? 1 : 0.85) * (index === 0 ? 0.75 : 1)
      for (const [delay, frequency, q, share, decay] of [
        [0, isLeft ? 260 : 310, 1.5, 0.75, 0.016],
        [0, isLeft ? 680 : 780, 1.5, 0.7, 0.014],
        [isLeft ? 0.085 : 0.075, isLeft ? 2100 : 2500, 0.8, 0.2, 0.026],
        [isLeft ? 0.09 : 0.08, 650, 1.5, 0.2, 0.018],
      ])
        hiss(samples, random, start + delay, 0.3, frequency, q, (t) => loudness * share * hump(t, 1.25 * SLOW_ATTACK, decay))
    }
    return samples
  },
}
