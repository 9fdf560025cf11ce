import { add, curve, glide, hiss, silence, swell, tremor, voice } from './synth.mjs'
import { arch, fluttering, oneAfterAnother } from './calls.mjs'

/** Returns a single noise to be mixed with calls. */
function blown(random, seconds, frequency, q, loudness) {
  const samples = silence(seconds)
  hiss(samples, random, 0, seconds, frequency, q, loudness)
  return samples
}

export const homeSounds = {
  /** A dog barks. Each bark rises and falls as the mouth opens and closes. */
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
  /** A cat miaows: "mi-a-ow". */
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
  /** An owl hoots. A hoot is nearly a pure tone, and the long one wavers a little. */
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
  /** A bird sings clean glides and one trill. */
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
  /** A cow says "mm" through closed lips, then a long "oo" that ends in breath. */
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
  /** A sheep bleats. The bleat trembles at a varying rate, and stops abruptly instead of dying away. */
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
  /** A horse neighs. The neigh rises, shakes more deeply and slowly as it falls, and ends in a snort. */
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
  /** A pig gives two different grunts through the nose, each with a snort in it. */
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
  /** A duck quacks several times. Each quack is shorter, lower and softer than the previous one. */
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
  /** A hen clucks unevenly, and once at length: "gaaak". */
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
}
