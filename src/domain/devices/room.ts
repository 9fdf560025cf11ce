/** One moment of sound, for the room's level. */
export interface SoundMoment {
  /** dB of full scale. */
  readonly loudness: number
  /** Whether it has a clear tone, as a voice does. */
  readonly isToned: boolean
}

/** Moments per second. */
export const MOMENTS_PER_SECOND = 20
/** Number of moments after which an unbroken sound is the room, with or without a tone. A voice of six seconds has breaks around it. */
const STEADY = 10 * MOMENTS_PER_SECOND
const BREAKS = 0.1
/**
 * Memory (moments) of the room: a sound without a tone (a fan, a ventilator, rain) is the room if it was there for a fifth of this time, at once or repeatedly.
 */
const REMEMBERED = 30 * MOMENTS_PER_SECOND
const NOISE_SHARE = 0.8
/** Number of moments before and after a tone that belong to the same voice, which also has toneless sounds. */
const AROUND = MOMENTS_PER_SECOND / 4
const FLOOR_DB = -100

/** Upper limit (dB) of the quietest `share` of it. */
function upTo(loudness: readonly number[], share: number): number {
  const sorted = [...loudness].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? FLOOR_DB
}

/** The room's level from a few seconds of requested silence: a cough does not count. */
export const ambientNoise = (loudness: readonly number[]): number => upTo(loudness, NOISE_SHARE)

/** The memory of a room if only its level is known. */
export const quietMoments = (roomDb: number): SoundMoment[] => Array.from({ length: REMEMBERED }, () => ({ loudness: roomDb, isToned: false }))

/** The room's current level from all remembered moments, newest last: it follows noise that comes or goes, but not a voice. */
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
