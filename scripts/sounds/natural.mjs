import {
  add,
  band,
  buzz,
  curve,
  glide,
  high,
  hiss,
  hump,
  loudnessOf,
  low,
  noiseFrom,
  RATE,
  silence,
  SLOW_ATTACK,
  strike,
  swell,
  tremor,
  voice,
  wander,
} from './synth.mjs'

/** A voice whose loudness flutters with `shake` (-1 to 1 over time) by `depth`, like a throat that is not still. */
const fluttering = (samples, shake, depth) => samples.map((sample, index) => sample * (1 - depth * (0.5 + 0.5 * shake(index / RATE))))

/** Several calls in sequence, each `[start, samples, loudness]`. */
function oneAfterAnother(seconds, calls) {
  const samples = silence(seconds)
  for (const [start, call, loudness = 1] of calls) {
    const gain = loudness / loudnessOf(call)
    add(samples, start, call.length / RATE, (t) => gain * (call[Math.round(t * RATE)] ?? 0))
  }
  return samples
}

/** A single noise, to be mixed with calls. */
function blown(random, seconds, frequency, q, loudness) {
  const samples = silence(seconds)
  hiss(samples, random, 0, seconds, frequency, q, loudness)
  return samples
}

/** A half wave: up and down within `seconds`. */
const arch = (t, seconds) => Math.sin(Math.PI * Math.max(0, Math.min(1, t / seconds)))

/** `count` random numbers from 0 to 1, unevenly spaced. */
const chances = (count, random) => Array.from({ length: count }, () => 0.5 + 0.5 * random())

/** A bubble closes under water and rings: the smaller it is, the higher the note. The note rises a little with the bubble. */
function bubble(samples, start, frequency, loudness, slide = 0.1, attack = 4 / frequency + 0.002) {
  const seconds = 24 / frequency + 0.02
  const tone = glide((t) => frequency * (1 + (slide * t) / seconds))
  add(samples, start, seconds * 3, (t) => loudness * tone(t) * hump(t, attack, seconds / 3))
}

/** A drum's skin: its modes are not harmonic. */
const skin = [
  [1, 0.8, 0.13],
  [1.59, 0.8, 0.11],
  [2.14, 0.6, 0.09],
  [2.65, 0.5, 0.07],
  [3.6, 0.4, 0.05],
  [4.6, 0.25, 0.035],
]

/** Thin fired clay: stiff, and quickly damped. */
const china = [
  [1, 1, 0.058],
  [1.37, 0.7, 0.05],
  [1.83, 0.75, 0.042],
  [2.49, 0.5, 0.035],
  [3.16, 0.35, 0.028],
]

/** The bell of a telephone, with its hum, its strike note and its partials. */
const gong = [
  [1, 0.5, 0.11],
  [1.52, 0.8, 0.09],
  [2.31, 0.7, 0.07],
  [3.27, 0.6, 0.04],
]

/** The sounds that things make (src/domain/words/naturalSounds.ts). */
export const recipes = {
  /** Each bark rises and falls as the mouth opens and closes. */
  dog: (random) =>
    oneAfterAnother(
      0.95,
      [
        [0, 1, 1],
        [0.46, 0.93, 0.85],
      ].map(([start, size, loudness]) => [
        start,
        voice(
          0.22,
          curve([0, 300 * size], [0.07, 450 * size], [0.18, 250 * size]),
          [curve([0, 480], [0.07, 950], [0.2, 520]), curve([0, 1050], [0.07, 1650], [0.2, 1000]), 2700],
          (t) => swell(t, 0.05) * (1 - swell(t - 0.07, 0.15)),
          random,
          { breath: (t) => 0.6 + t, q: 3.5, jitter: 0.07, rough: 0.4, shares: [1, 1, 0.6] },
        ),
        loudness,
      ]),
    ),
  /** "Mi-a-ow". */
  cat: (random) =>
    voice(
      1.1,
      curve([0, 480], [0.32, 700], [0.6, 660], [1.1, 400]),
      [curve([0, 380], [0.2, 560], [0.45, 1050], [0.65, 950], [1.1, 420]), curve([0, 2500], [0.2, 2350], [0.45, 1600], [0.65, 1350], [1.1, 800]), 3500],
      curve([0, 0], [0.1, 0.6], [0.4, 1], [0.8, 0.65], [1.1, 0]),
      random,
      {
        q: 4.5,
        shares: [1, 1.6, 0.6],
        mouth: curve([0, 4500], [0.4, 8000], [0.7, 6000], [1.1, 900]),
      },
    ),
  /** Nearly a pure tone; the long one wavers a little. */
  owl(random) {
    const samples = silence(1.75)
    const waver = tremor(1.75, random, 7.5, 0.25)
    for (const [start, seconds, pitch, shake] of [
      [0, 0.36, 350, 0],
      [0.58, 1.15, 345, 1],
    ]) {
      const shaken = (t) => shake * waver(t) * swell(t - 0.2, 0.3)
      const height = curve([0, pitch * 0.93], [seconds * 0.3, pitch * 1.02], [seconds * 0.6, pitch], [seconds, pitch * 0.9])
      const [tone, over] = [glide((t) => height(t) * (1 + 0.012 * shaken(t))), glide((t) => 2 * height(t) * (1 + 0.012 * shaken(t)))]
      const loudness = (t) => arch(t, seconds) ** 1.3 * (1 - 0.18 * shaken(t))
      add(samples, start, seconds, (t) => loudness(t) * (tone(t) + 0.06 * over(t)))
      hiss(samples, random, start, seconds, height, 5, (t) => 0.035 * loudness(t))
    }
    return samples
  },
  /** Clean glides, and one trill. */
  bird() {
    const samples = silence(1.25)
    for (const [start, seconds, from, middle, to, trill] of [
      [0, 0.11, 2800, 3300, 3600, 0],
      [0.16, 0.1, 3700, 3300, 2700, 0],
      [0.3, 0.14, 2700, 3500, 3100, 0],
      [0.52, 0.36, 3150, 3300, 3150, 280],
      [0.96, 0.25, 3900, 3200, 2500, 0],
    ]) {
      const path = curve([0, from], [seconds / 2, middle], [seconds, to])
      const height = (t) => path(t) + trill * Math.sin(2 * Math.PI * 26 * t)
      const [tone, over] = [glide(height), glide((t) => 2 * height(t))]
      add(samples, start, seconds, (t) => (tone(t) + 0.07 * over(t)) * arch(t, seconds) ** 1.2)
    }
    return samples
  },
  /** "Mm" through closed lips, then a long "oo" that ends in breath. */
  cow: (random) =>
    fluttering(
      voice(
        2.2,
        curve([0, 108], [0.45, 122], [0.9, 146], [1.5, 132], [2.2, 92]),
        [curve([0, 250], [0.45, 270], [0.85, 560], [1.5, 470], [2.2, 330]), curve([0, 850], [0.45, 850], [0.85, 1080], [1.5, 900], [2.2, 760]), 2350],
        curve([0, 0], [0.15, 0.9], [0.45, 1], [0.85, 1], [1.6, 0.7], [2.2, 0]),
        random,
        {
          q: 5,
          jitter: 0.02,
          rough: 0.15,
          breath: curve([0, 0.05], [1.4, 0.2], [2.2, 1.4]),
          mouth: curve([0, 260], [0.45, 340], [0.8, 4500], [1.5, 3000], [2.2, 1200]),
        },
      ),
      tremor(2.2, random, 23, 0.4),
      0.2,
    ),
  /** A bleat trembles at a varying rate, and stops abruptly instead of dying away. */
  sheep(random) {
    const shake = tremor(1.2, random, (t) => 8.8 - t, 0.3)
    return fluttering(
      voice(
        1.2,
        (t) => 245 + 13 * shake(t) - 30 * t,
        [curve([0, 380], [0.16, 690], [1.2, 640]), 1720, 2650],
        curve([0, 0], [0.14, 0.9], [0.5, 1], [1.08, 0.75], [1.2, 0]),
        random,
        { q: 7, breath: 0.14, jitter: 0.03, shares: [1, 0.9, 0.6], mouth: (t) => 900 + 7000 * swell(t - 0.04, 0.14) },
      ),
      shake,
      0.55,
    )
  },
  /** A neigh rises, shakes more deeply and slowly as it falls, and ends in a snort. */
  horse(random) {
    const shake = tremor(1.5, random, (t) => 13 - 4.5 * t, 0.3)
    const deep = (t) => swell(t - 0.25, 0.35)
    const height = curve([0, 480], [0.28, 1050], [0.6, 980], [1.05, 640], [1.4, 400])
    const loudness = curve([0, 0], [0.14, 0.8], [0.45, 1], [1, 0.6], [1.4, 0])
    const neigh = voice(
      1.4,
      (t) => height(t) * (1 + 0.1 * shake(t) * deep(t)),
      [curve([0, 600], [0.35, 1150], [1.4, 750]), curve([0, 1500], [0.4, 2100], [1.4, 1500]), 3200],
      (t) => loudness(t) * (1 - 0.6 * deep(t) * (0.5 - 0.5 * shake(t))),
      random,
      { q: 6, breath: (t) => 0.25 + 0.4 * t, jitter: 0.04, rough: 0.2, shares: [1, 0.9, 0.7] },
    )
    const lips = tremor(0.55, random, 23, 0.6)
    const snort = blown(random, 0.55, curve([0, 1100], [0.55, 700]), 0.8, (t) => arch(t, 0.55) * (0.65 + 0.35 * lips(t)))
    return oneAfterAnother(1.85, [
      [0, neigh, 1],
      [1.26, snort, 0.42],
    ])
  },
  /** Two different grunts through the nose, each with a snort in it. */
  pig: (random) =>
    oneAfterAnother(
      1.2,
      [
        [0, 0.5, 118, 1],
        [0.68, 0.32, 150, 0.85],
      ].flatMap(([start, seconds, pitch, loudness]) => {
        const flap = tremor(seconds, random, 38, 0.4)
        const loud = (t) => arch(t, seconds) ** 0.8
        const grunt = voice(
          seconds,
          curve([0, pitch * 0.9], [seconds * 0.35, pitch * 1.15], [seconds, pitch * 0.75]),
          [curve([0, 400], [seconds * 0.4, 740], [seconds, 420]), 1250, 2300],
          loud,
          random,
          { q: 2.5, breath: 0.6, jitter: 0.12, rough: 0.5 },
        )
        const snort = blown(random, seconds, curve([0, 1500], [seconds, 1000]), 1.2, (t) => loud(t) * (0.5 + 0.5 * flap(t)))
        return [
          [start, grunt, loudness],
          [start, snort, 0.65 * loudness],
        ]
      }),
    ),
  /** A row of quacks, each shorter, lower and softer than the one before. */
  duck: (random) =>
    oneAfterAnother(
      1.45,
      [
        [0, 0.3, 1, 1],
        [0.4, 0.25, 0.96, 0.85],
        [0.75, 0.22, 0.93, 0.65],
        [1.07, 0.19, 0.9, 0.48],
      ].map(([start, seconds, height, loudness]) => [
        start,
        voice(
          seconds,
          curve([0, 235 * height], [seconds * 0.3, 280 * height], [seconds, 190 * height]),
          [curve([0, 800], [seconds * 0.35, 1200], [seconds, 850]), curve([0, 1600], [seconds * 0.35, 2050], [seconds, 1700]), 2850],
          curve([0, 0], [0.06, 1], [seconds * 0.6, 0.8], [seconds, 0]),
          random,
          { q: 4, breath: 0.35, jitter: 0.06, rough: 0.5, shares: [0.8, 1.3, 0.9] },
        ),
        loudness,
      ]),
    ),
  /** Uneven clucks, and a drawn-out one: "gaaak". */
  hen: (random) =>
    oneAfterAnother(
      1.75,
      [
        [0, 0.12, 400, 0.75, 0.15],
        [0.26, 0.11, 450, 0.7, 0.15],
        [0.62, 0.13, 385, 0.8, 0.2],
        [0.83, 0.1, 430, 0.65, 0.15],
        [1.05, 0.62, 520, 1, 0.6],
      ].map(([start, seconds, pitch, loudness, rough]) => [
        start,
        voice(
          seconds,
          curve([0, pitch * 0.8], [seconds * 0.35, pitch * 1.2], [seconds * 0.7, pitch * 1.08], [seconds, pitch * 0.75]),
          [curve([0, 700], [seconds * 0.4, 1100], [seconds, 850]), 1950, 3100],
          curve([0, 0], [0.045, 1], [seconds * 0.6, 0.75], [seconds, 0]),
          random,
          { q: 4, breath: 0.25 + 0.4 * rough, jitter: 0.02 + 0.08 * rough, rough, shares: [1, 0.9, 0.6] },
        ),
        loudness,
      ]),
    ),
  /** Croaks, each a row of uneven pulses; the throat's sac slides their pitch upwards. */
  frog(random) {
    const samples = silence(1.4)
    for (const [start, count, from, to] of [
      [0, 9, 430, 680],
      [0.3, 14, 560, 980],
      [0.8, 8, 420, 640],
      [1.03, 11, 560, 940],
    ]) {
      let at = start
      for (let pulse = 0; pulse < count; pulse++) {
        const part = pulse / count
        const pitch = (from + (to - from) * part) * (1 + 0.04 * random())
        const loudness = arch(part + 0.5 / count, 1) * (0.85 + 0.15 * random())
        const [tone, over] = [glide(pitch), glide(2.3 * pitch)]
        add(samples, at, 0.06, (t) => loudness * (tone(t) + 0.4 * over(t)) * hump(t, 0.01, 0.01))
        hiss(samples, random, at, 0.05, 1.6 * pitch, 1, (t) => 0.4 * loudness * hump(t, 0.01, 0.009))
        at += (1 + 0.18 * random()) / (pulse < 2 ? 52 : 44)
      }
    }
    return samples
  },
  /** A long "aaoo" from a wide throat, then a short one. */
  lion: (random) =>
    oneAfterAnother(
      2.75,
      [
        [0, 1.7, 1, 1],
        [1.85, 0.85, 0.9, 0.7],
      ].map(([start, seconds, size, loudness]) => [
        start,
        fluttering(
          voice(
            seconds,
            curve([0, 85 * size], [seconds * 0.35, 150 * size], [seconds * 0.6, 125 * size], [seconds, 70 * size]),
            [
              curve([0, 380], [seconds * 0.35, 820], [seconds * 0.65, 560], [seconds, 330]),
              curve([0, 900], [seconds * 0.35, 1350], [seconds * 0.65, 950], [seconds, 700]),
              2400,
            ],
            curve([0, 0], [seconds * 0.3, 1], [seconds * 0.6, 0.75], [seconds, 0]),
            random,
            { q: 2.5, breath: 0.6, jitter: 0.13, rough: 0.6, shares: [1, 0.9, 0.7] },
          ),
          wander(random, 28, seconds),
          0.45,
        ),
        loudness,
      ]),
    ),
  /** A trumpet of rough brass, whose pitch breaks twice. */
  elephant: (random) =>
    fluttering(
      voice(
        1.4,
        curve([0, 280], [0.16, 430], [0.34, 470], [0.38, 590], [0.72, 620], [0.95, 560], [0.99, 450], [1.4, 300]),
        [curve([0, 600], [0.3, 950], [0.9, 1050], [1.4, 650]), curve([0, 1300], [0.3, 1900], [0.9, 2000], [1.4, 1300]), 3300],
        curve([0, 0], [0.15, 0.9], [0.45, 0.8], [0.65, 1], [0.95, 0.6], [1.4, 0]),
        random,
        { q: 2.5, breath: 0.6, jitter: 0.08, rough: 0.7, shares: [1, 1, 0.8] },
      ),
      wander(random, 45, 1.4),
      0.4,
    ),
  /** Flies past; its wings never beat quite evenly. */
  bee(random) {
    const samples = silence(2)
    const [wings, thin, soften] = [buzz(random, { jitter: 0.02, rough: 0.15 }), high(), low()]
    const body = [band(), band()]
    const [pitch, weight] = [wander(random, 11), wander(random, 17)]
    const near = curve([0, 0.06], [0.8, 0.6], [1.2, 1], [1.6, 0.6], [2, 0.02])
    // Doppler shift: a little higher while it approaches.
    const passing = curve([0, 222], [0.9, 218], [1.5, 196], [2, 190])
    add(samples, 0, 2, (t) => {
      const source = thin(wings(passing(t) * (1 + 0.045 * pitch(t))), 700)
      const sound = 0.6 * source + body[0](source, 620, 1.5) + 0.9 * body[1](source, 1150, 1.5)
      return soften(sound, 1200 + 2600 * near(t)) * near(t) * (1 + 0.25 * weight(t))
    })
    return samples
  },
  /** A quick group of tiny squeaks, each up and down. */
  mouse() {
    const samples = silence(0.85)
    for (const [start, seconds, height, loudness] of [
      [0, 0.06, 3700, 0.7],
      [0.1, 0.056, 4100, 0.9],
      [0.19, 0.07, 4300, 1],
      [0.43, 0.056, 3900, 0.8],
      [0.52, 0.06, 4200, 1],
      [0.62, 0.07, 3800, 0.75],
    ]) {
      const path = (t) => height * (0.92 + 0.22 * arch(t, seconds * 1.15))
      const [tone, second, third] = [1, 2, 3].map((ratio) => glide((t) => ratio * path(t)))
      add(samples, start, seconds, (t) => loudness * (tone(t) + 0.22 * second(t) + 0.06 * third(t)) * arch(t, seconds) ** 2)
    }
    return samples
  },
  /** Tick and tock: a knock without a pitch, in a small wooden case. */
  clock() {
    const samples = silence(2.5)
    for (let tick = 0; tick < 5; tick++) {
      const isTick = tick % 2 === 0
      // A clock's ticks are all alike, and so are its tocks.
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
  /** Set down on its saucer, where it settles; then touched by its spoon. */
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
  /** A hammer between two small bells, which are damped when it stops. */
  telephone() {
    const samples = silence(2.2)
    for (const start of [0, 1.1]) {
      const ring = silence(1.05)
      for (let stroke = 0; stroke < 17; stroke++) strike(ring, stroke / 22, stroke % 2 === 0 ? 1080 : 1270, 0.5, gong, 0.008)
      add(samples, start, 1.05, (t) => ring[Math.round(t * RATE)] * swell(t, 0.12) * (1 - swell(t - 0.77, 0.2)))
    }
    return samples
  },
  /** No two hits are alike; the first is quiet. The skin's pitch falls as it comes to rest. */
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
  /** Approaches, passes and drives away: its pitch drops as it passes. */
  car(random) {
    const samples = silence(2.7)
    const [motor, hum] = [buzz(random, { jitter: 0.03, rough: 0.15 }), low()]
    const body = [band(), band(), band()]
    const uneven = wander(random, 14)
    const note = curve([0, 142], [0.9, 140], [1.6, 104], [2.7, 100])
    // Louder the nearer it is: it passes at 1.25 s.
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
  /** A steam whistle of three notes, which scoops up to them; then the wheels, faster and faster. */
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
  /** The fuller the glass, the higher the note, which rises fastest near the brim; then it stops, and drips. */
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
  /** A brook: bubbles of every size, most of them small, over a low gurgle. */
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
  /** A light wind in a tree: many leaves that touch one at a time. */
  leaves(random) {
    const samples = silence(2.5)
    const wind = curve([0, 0], [0.6, 0.9], [1.05, 0.5], [1.5, 1], [2.5, 0])
    for (const part of chances(800, random)) {
      const at = 2.4 * part
      const [height, long, loudness] = chances(3, random)
      // The stronger the wind, the more of them there are and the louder they are.
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
  /** Heel and toe, left and right. */
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
