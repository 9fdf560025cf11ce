import { add, loudnessOf, RATE, silence } from './synth.mjs'

/** Returns a half wave, which rises and falls within `seconds`. */
export const arch = (t, seconds) => Math.sin(Math.PI * Math.max(0, Math.min(1, t / seconds)))

/** Returns a voice whose loudness flutters with `shake` (-1 to 1 over time) by `depth`, like a throat that is not still. */
export const fluttering = (samples, shake, depth) => samples.map((sample, index) => sample * (1 - depth * (0.5 + 0.5 * shake(index / RATE))))

/** Joins several calls in sequence, each `[start, samples, loudness]`. */
export function oneAfterAnother(seconds, calls) {
  const samples = silence(seconds)
  for (const [start, call, loudness = 1] of calls) {
    const gain = loudness / loudnessOf(call)
    add(samples, start, call.length / RATE, (t) => gain * (call[Math.round(t * RATE)] ?? 0))
  }
  return samples
}
