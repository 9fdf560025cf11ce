import { add, noiseFrom, peakOf, RATE, silence, swell } from './synth.mjs'

/** Behind a voice: its peaks are at -15 dB, some 14 dB under words when both are as loud as they come. */
const PEAK = 0.18
const BEAT = 0.75
const BEATS = 32
/** The loop comes back to its beginning after so many seconds. */
export const PERIOD = BEAT * BEATS
/**
 * The file begins and ends this many seconds beside the loop. Encoders add silence at both ends, so the player goes
 * round from `MARGIN` to `MARGIN + PERIOD`: any window of one period closes without a seam.
 */
export const MARGIN = 0.25

/** C major pentatonic, from C4. */
const scale = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25]
const basses = [130.81, 174.61, 196, 130.81]

/** Adds a plucked tongue, wrapped round the end of the loop into its beginning. */
function pluck(loop, start, frequency, loudness) {
  for (const [ratio, share, decay] of [
    [1, 1, 0.9],
    [2, 0.18, 0.35],
    [5.95, 0.08, 0.12],
  ]) {
    const first = Math.round(start * RATE)
    const count = Math.min(loop.length, Math.round(decay * 7 * RATE))
    for (let index = 0; index < count; index++) {
      const t = index / RATE
      loop[(first + index) % loop.length] += loudness * share * Math.sin(2 * Math.PI * frequency * ratio * t) * Math.exp(-t / decay) * swell(t, 0.014)
    }
  }
}

/** One period of the calm loop: a slow kalimba that wanders on five notes over four basses. */
export function makeLoop() {
  const random = noiseFrom(20_011)
  const loop = silence(PERIOD)
  let step = 4
  for (let beat = 0; beat < BEATS; beat++) {
    const isRest = beat % 8 === 7 || random() > 0.72
    step = Math.max(0, Math.min(scale.length - 1, step + Math.round(2.2 * random())))
    if (!isRest) pluck(loop, beat * BEAT, scale[step], beat % 4 === 0 ? 1 : 0.75)
    if (beat % 4 === 0) pluck(loop, beat * BEAT, basses[(beat / 4) % basses.length], 0.5)
  }
  const gain = PEAK / peakOf(loop)
  return loop.map((sample) => sample * gain)
}

/** The loop as it is written: the end before its beginning, and its beginning after the end. */
export function makeMusic() {
  const loop = makeLoop()
  const margin = Math.round(MARGIN * RATE)
  const music = new Float32Array(loop.length + 2 * margin)
  add(music, 0, music.length / RATE, (t) => loop[(Math.round(t * RATE) - margin + loop.length) % loop.length])
  return music
}
