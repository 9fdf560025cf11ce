/** Level above the room, dB. `at` is of the `performance.now()` base. */
export interface Level {
  readonly above: number
  readonly at: number
  /** Pitch in hertz; null or absent without a clear tone. */
  readonly hz?: number | null
  /** One of our own sounds began: nothing is heard until the next level. */
  readonly isDeaf?: true
}

/** Thresholds for a voice. */
export interface VoiceThresholds {
  /** Level above the room (dB) at which it begins. */
  readonly beginsDb: number
  /** Minimum time (ms) of a sound; a clap lasts almost none. */
  readonly beginsMs: number
  /** Lower frequencies (Hz) are ignored; 0 hears everything. */
  readonly lowCutHz: number
}
/** Below 150 Hz there are fans, ventilators and lorries, but no children. */
export const defaultVoiceThresholds: VoiceThresholds = { beginsDb: 10, beginsMs: 200, lowCutHz: 150 }

/** Hysteresis (dB): a voice ends this much closer to the room's level than it begins, so that it does not flutter at the threshold. */
const EDGE_DB = 5
/** Silence (ms) after which the sound has ended: a breath within a word does not end it. */
export const ENDS_MS = 300
/** Drop in level (dB) before a sound counts that shows it was struck and dies away, like a door: a voice stays level. */
const DIES_DB = 10
/** Level of silence, dB. */
const FLOOR_DB = -100

export interface Heard {
  readonly isSounding: boolean
  /** Time since which the state has been contradicted; null if it has not. */
  readonly changesSince: number | null
  /** Start time of the current sound. */
  readonly since: number | null
  /** Highest level since then, dB above the room. */
  readonly loudest: number
}

export const silence: Heard = { isSounding: false, changesSince: null, since: null, loudest: 0 }

/** The level of a piece of sound, in dB of full scale. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return power === 0 ? FLOOR_DB : Math.max(FLOOR_DB, 10 * Math.log10(power))
}

/** Limits (dB of full scale) of a quiet room and of some noise. Starting values: microphones differ. [I] */
const QUIET_DB = -55
const SOME_DB = -40

/** The kind of room for the adult's notice, by its level in dB of full scale. */
export const roomKind = (roomDb: number): 'quiet' | 'some' | 'loud' => (roomDb <= QUIET_DB ? 'quiet' : roomDb <= SOME_DB ? 'some' : 'loud')

/** Recognises a voice and ignores clicks and slams: both the sound and the silence after it must last a minimum time. */
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
