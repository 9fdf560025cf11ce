import { add, noiseFrom, peakOf, RATE, silence, swell } from './synth.mjs'

/** Peak of the music, which plays under a voice: -15 dB. This is about 14 dB below the voice when both are loudest. */
const PEAK = 0.18
const BEAT = 0.75
const BEATS = 32
/** Length of the loop (s). */
export const PERIOD = BEAT * BEATS
/**
 * Margin (s) before and after the loop in the file. Encoders add silence at both ends, so the player loops from `MARGIN` to `MARGIN + PERIOD`. Any section
 * with the length of one period can be repeated without a seam.
 */
export const MARGIN = 0.25

/** Frequencies (Hz) of the C major pentatonic scale from C4. */
const scale = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.25]
const basses = [130.81, 174.61, 196, 130.81]

/** Adds a plucked kalimba note. The part beyond the end of the loop continues at its beginning. */
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

/** Returns one period of the calm loop: a slow kalimba on five notes over four bass notes. */
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

/** Returns the loop as it is stored: after a copy of its end, and before a copy of its beginning. */
export function makeMusic() {
  const loop = makeLoop()
  const margin = Math.round(MARGIN * RATE)
  const music = new Float32Array(loop.length + 2 * margin)
  add(music, 0, music.length / RATE, (t) => loop[(Math.round(t * RATE) - margin + loop.length) % loop.length])
  return music
}
