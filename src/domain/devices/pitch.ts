/** Range (Hz) that covers a child's voice, an adult's voice and humming. */
const LOWEST_HZ = 75
const HIGHEST_HZ = 1000
/** Sample rate (Hz) that is enough to distinguish high from low, at a hundredth of the computation. */
const FINE_HZ = 12_000
/** Minimum clarity of a tone (1: repeats exactly). The first repetition that is nearly as clear as the best gives the period. */
const CLEAR = 0.8
const NEARLY = 0.9

/**
 * Returns the pitch (Hz) of a short piece of sound from its periodicity (McLeod's normalised difference), or null if nothing
 * repeats clearly.
 */
export function detectPitch(samples: Float32Array, sampleRate: number): number | null {
  const step = Math.max(1, Math.floor(sampleRate / FINE_HZ))
  const rate = sampleRate / step
  const coarse = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, index) => {
    let sum = 0
    for (let at = index * step; at < (index + 1) * step; at++) sum += samples[at] ?? 0
    return sum / step
  })
  const longest = Math.min(Math.floor(rate / LOWEST_HZ), Math.floor(coarse.length / 2))
  const alike = Array.from({ length: longest + 1 }, (_, lag) => alikeness(coarse, lag))
  const peaks = alike.flatMap((value, lag) =>
    lag >= rate / HIGHEST_HZ && value > (alike[lag - 1] ?? 1) && value >= (alike[lag + 1] ?? 1) ? [{ lag, value }] : [],
  )
  const best = Math.max(0, ...peaks.map(({ value }) => value))
  const first = peaks.find(({ value }) => value >= NEARLY * best)
  if (first === undefined || best < CLEAR) return null
  const [before, after] = [alike[first.lag - 1] ?? 0, alike[first.lag + 1] ?? 0]
  const bend = before - 2 * first.value + after
  return rate / (first.lag + (bend === 0 ? 0 : (before - after) / 2 / bend))
}

/** Returns how similar a sound is to itself this many samples later: 1 the same, 0 unrelated, -1 the opposite. */
function alikeness(samples: Float32Array, lag: number): number {
  let [same, power] = [0, 0]
  for (let at = 0; at + lag < samples.length; at++) {
    const [one, other] = [samples[at] ?? 0, samples[at + lag] ?? 0]
    same += one * other
    power += one * one + other * other
  }
  return power === 0 ? 0 : (2 * same) / power
}
