import { PEAK, peakOf, swell } from '../sounds/synth.mjs'

/** Fraction of the loudest sample below which samples count as silence. */
const SILENT = 0.03
/** Silence (s) to keep before and after the voice. The encoder adds about as much again. */
const LEAD = 0.01
const TAIL = 0.03

/** Returns a spoken word without the silence around it, with the same loudness as all others and with soft ends. */
export function trim(samples, rate) {
  const least = SILENT * peakOf(samples)
  const isHeard = (sample) => Math.abs(sample) > least
  const first = Math.max(0, samples.findIndex(isHeard) - Math.round(LEAD * rate))
  const last = Math.min(samples.length, samples.findLastIndex(isHeard) + Math.round(TAIL * rate))
  const voice = samples.subarray(first, last)
  const gain = PEAK / (peakOf(voice) || 1)
  return voice.map((sample, index) => sample * gain * swell(index / rate, 0.008) * swell((voice.length - 1 - index) / rate, 0.02))
}
