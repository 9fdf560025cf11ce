/** One moment of what was heard, for the room. */
export interface SoundMoment {
  /** dB of full scale. */
  readonly loudness: number
  /** It has a clear tone, as a voice has. */
  readonly isToned: boolean
}

/** Moments a second. */
export const MOMENTS_PER_SECOND = 20
/** What goes on so long without a break is the room, tone or not. A voice of six seconds has breaks about it. */
const STEADY = 10 * MOMENTS_PER_SECOND
const BREAKS = 0.1
/** What has no tone (a fan, a ventilator's breath, rain) is the room when it was there for a fifth of so long, all at once or again and again. */
const REMEMBERED = 30 * MOMENTS_PER_SECOND
const NOISE_SHARE = 0.8
/** So many moments before and after a tone belong to the same voice: it has sounds without a tone in it. */
const AROUND = MOMENTS_PER_SECOND / 4
const FLOOR_DB = -100

/** How loud (dB) the most silent `share` of it is at the most. */
function upTo(loudness: readonly number[], share: number): number {
  const sorted = [...loudness].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * share)] ?? FLOOR_DB
}

/** How loud the room is by a few seconds in which nobody was to speak: a cough does not count. */
export const ambientNoise = (loudness: readonly number[]): number => upTo(loudness, NOISE_SHARE)

/** What is remembered of a room of which only its loudness is known. */
export const quietMoments = (roomDb: number): SoundMoment[] => Array.from({ length: REMEMBERED }, () => ({ loudness: roomDb, isToned: false }))

/** How loud the room is now, by all that is remembered, the newest last: noise that came or went is followed, and a voice is not. */
export function roomNow(moments: readonly SoundMoment[]): number {
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
