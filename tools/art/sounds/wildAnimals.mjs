import { add, band, buzz, curve, glide, high, hiss, hump, low, silence, voice, wander } from './synth.mjs'
import { arch, fluttering, oneAfterAnother } from './calls.mjs'

export const wildSounds = {
  /** A frog croaks. Each croak is a row of uneven pulses, and the vocal sac makes their pitch rise. */
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
  /** A lion roars: a long "aaoo" from a wide throat, then a short one. */
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
  /** An elephant trumpets with a sound of rough brass, whose pitch breaks twice. */
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
  /** A bee flies past. Its wings never beat quite evenly. */
  bee(random) {
    const samples = silence(2)
    const [wings, thin, soften] = [buzz(random, { jitter: 0.02, rough: 0.15 }), high(), low()]
    const body = [band(), band()]
    const [pitch, weight] = [wander(random, 11), wander(random, 17)]
    const near = curve([0, 0.06], [0.8, 0.6], [1.2, 1], [1.6, 0.6], [2, 0.02])
    // Because of the Doppler shift, the pitch is slightly higher while the bee approaches.
    const passing = curve([0, 222], [0.9, 218], [1.5, 196], [2, 190])
    add(samples, 0, 2, (t) => {
      const source = thin(wings(passing(t) * (1 + 0.045 * pitch(t))), 700)
      const sound = 0.6 * source + body[0](source, 620, 1.5) + 0.9 * body[1](source, 1150, 1.5)
      return soften(sound, 1200 + 2600 * near(t)) * near(t) * (1 + 0.25 * weight(t))
    })
    return samples
  },
  /** A mouse gives a quick group of tiny squeaks, each rising and falling. */
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
}
