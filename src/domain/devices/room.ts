/** One moment of sound, from which the room's level is computed. */
export interface SoundMoment {
  /** Loudness in dB of full scale. */
  readonly loudness: number
  /** Whether the sound has a clear tone, as a voice does. */
  readonly isToned: boolean
}

/** Number of moments measured per second. */
export const MOMENTS_PER_SECOND = 20
/**
 * Number of moments after which an unbroken sound counts as part of the room, with or without a tone. A voice of six seconds has
 * breaks around it.
 */
const STEADY = 10 * MOMENTS_PER_SECOND
const BREAKS = 0.1
/**
 * Number of moments for which the room is remembered. A sound without a tone (a fan, a ventilator, rain) counts as part of the
 * room if it was present for a fifth of this time, continuously or repeatedly.
 */
const REMEMBERED = 30 * MOMENTS_PER_SECOND
const NOISE_SHARE = 0.8
/** Number of moments before and after a tone that belong to the same voice, because a voice also has toneless sounds. */
const AROUND = MOMENTS_PER_SECOND / 4
const FLOOR_DB = -100

/** Returns the upper limit (dB) of the quietest `share` of these levels. */
function upTo(loudness: readonly number[], share: number): number {
  const sorted = [...loudness].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? FLOOR_DB
}

/** Returns the room's level from a few seconds of requested silence, in which a cough does not count. */
export const ambientNoise = (loudness: readonly number[]): number => upTo(loudness, NOISE_SHARE)

/** Returns the moments to assume for a room if only its level is known. */
export const quietMoments = (roomDb: number): SoundMoment[] => Array.from({ length: REMEMBERED }, () => ({ loudness: roomDb, isToned: false }))

/**
 * Returns the room's current level from all remembered moments, newest last. The level follows noise that starts or stops, but
 * not a voice.
 */
export function currentRoomLevel(moments: readonly SoundMoment[]): number {
  const isVoice = new Set(moments.flatMap(({ isToned }, index) => (isToned ? Array.from({ length: 2 * AROUND + 1 }, (_, near) => index - AROUND + near) : [])))
  const noise = moments.filter((_, index) => !isVoice.has(index)).map(({ loudness }) => loudness)
  return Math.max(
    upTo(noise, NOISE_SHARE),
    upTo(
      moments.slice(-STEADY).map(({ loudness }) => loudness),
      BREAKS,
    ),
  )
}
