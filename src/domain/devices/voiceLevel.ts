/** Level (dB) above that of the room. `at` is a time on the `performance.now()` clock. */
export interface Level {
  readonly above: number
  readonly at: number
  /** Pitch in hertz; null or absent without a clear tone. */
  readonly hz?: number | null
  /** Whether one of our own sounds has begun. Nothing is detected until the next level. */
  readonly isDeaf?: true
}

/** Thresholds for detecting a voice. */
export interface VoiceThresholds {
  /** Level above the room (dB) from which a sound counts as a voice. */
  readonly beginsDb: number
  /** Minimum time (ms) of a sound. A clap is much shorter. */
  readonly beginsMs: number
  /** Frequency (Hz) below which sound is ignored; 0 ignores nothing. */
  readonly lowCutHz: number
}
/** Default thresholds. Sounds below 150 Hz come from fans, ventilators and lorries, not from children. */
export const defaultVoiceThresholds: VoiceThresholds = { beginsDb: 10, beginsMs: 200, lowCutHz: 150 }

/** Hysteresis (dB): a voice ends this far below the level at which it begins, so that detection does not flicker at the threshold. */
const EDGE_DB = 5
/** Silence (ms) after which a sound has ended. A breath within a word is shorter. */
export const ENDS_MS = 300
/**
 * Drop in level (dB) that identifies the sound of an impact, such as a slammed door, before the sound counts as a voice. A voice
 * keeps its level.
 */
const DIES_DB = 10
/** Level of silence (dB). */
const FLOOR_DB = -100

export interface Heard {
  readonly isSounding: boolean
  /** Time from which the levels have contradicted the state; null if they agree with it. */
  readonly changesSince: number | null
  /** Start time of the current sound. */
  readonly since: number | null
  /** Highest level of the current sound (dB above the room). */
  readonly loudest: number
}

export const silence: Heard = { isSounding: false, changesSince: null, since: null, loudest: 0 }

/** Returns the level of a piece of sound in dB of full scale. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return power === 0 ? FLOOR_DB : Math.max(FLOOR_DB, 10 * Math.log10(power))
}

/** Upper limits (dB of full scale) of a quiet room and of some noise. Starting values, because microphones differ. [I] */
const QUIET_DB = -55
const SOME_DB = -40

/** Returns the kind of room for the adult's notice, from its level in dB of full scale. */
export const roomKind = (roomDb: number): 'quiet' | 'some' | 'loud' => (roomDb <= QUIET_DB ? 'quiet' : roomDb <= SOME_DB ? 'some' : 'loud')

/** Detects a voice and ignores clicks and slams. Both the sound and the silence after it must last a minimum time. */
export function detectVoice(before: Heard, { above, at, isDeaf }: Level, { beginsDb, beginsMs }: VoiceThresholds = defaultVoiceThresholds): Heard {
  if (isDeaf === true) return silence
  const loudest = before.changesSince === null && !before.isSounding ? above : Math.max(before.loudest, above)
  const isDying = beginsMs > 0 && above < loudest - DIES_DB
  const isOther = before.isSounding ? above < beginsDb - EDGE_DB : above >= beginsDb && !isDying
  if (!isOther) return { ...before, changesSince: null, loudest }
  const changesSince = before.changesSince ?? at
  if (at - changesSince < (before.isSounding ? ENDS_MS : beginsMs)) return { ...before, changesSince, loudest }
  return before.isSounding ? silence : { isSounding: true, changesSince: null, since: changesSince, loudest }
}
