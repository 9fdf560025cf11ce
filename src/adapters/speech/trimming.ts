/** Length (s) of the windows in which loudness is measured. */
const WINDOW_S = 0.02
/** Ratio of a voice to the quietest tenth of the recording. `LEAST` is the minimum level of a voice. */
const OVER_ROOM = 3
const LEAST = 0.008
/** Time (s) that is kept before and after the voice, because consonants begin and end softly. */
const AROUND_S = 0.12
/** Duration (s) of the fades at both ends, which prevent clicks. */
const FADE_S = 0.01
/**
 * Peak level of a trimmed recording: -6 dB, as loud as the built-in voice. `MOST_GAIN` limits the amplification, so that a whisper does not make the
 * noise of the room loud.
 */
const PEAK = 0.5
const MOST_GAIN = 8

/** Returns the voice in a recording at the standard loudness, without the silence at its ends. Returns null if nobody spoke. */
export function trimVoice(samples: Float32Array, rate: number): Float32Array<ArrayBuffer> | null {
  const size = Math.max(1, Math.round(WINDOW_S * rate))
  const levels = Array.from({ length: Math.floor(samples.length / size) }, (_, index) => loudnessOf(samples.subarray(index * size, (index + 1) * size)))
  const room = levels.toSorted((a, b) => a - b)[Math.floor(levels.length / 10)] ?? 0
  const isVoice = (level: number) => level > Math.max(LEAST, Math.min(room * OVER_ROOM, Math.max(...levels) / 2))
  const [first, last] = [levels.findIndex(isVoice), levels.findLastIndex(isVoice)]
  if (first < 0) return null
  const around = Math.round(AROUND_S * rate)
  const voice = samples.slice(Math.max(0, first * size - around), Math.min(samples.length, (last + 1) * size + around))
  const gain = Math.min(MOST_GAIN, PEAK / peakOf(voice))
  const fade = FADE_S * rate
  return voice.map((sample, index) => sample * gain * Math.min(1, index / fade, (voice.length - 1 - index) / fade))
}

/** Returns the level of the loudest sample. */
export const peakOf = (samples: Float32Array): number => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

function loudnessOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length))
}
