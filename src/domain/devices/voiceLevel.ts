/** How much louder than the room something is told, dB; deaf while our own sound plays. `at` is of the `performance.now()` base. */
export interface Level {
  readonly above: number
  readonly at: number
}

/** A voice begins this much above the room and ends nearer to it, dB, so that it does not flutter at the edge. */
const BEGINS_DB = 10
const ENDS_DB = 5
/** It must last so long (ms) to begin, and be silent so long to be over: a breath within a word is none. */
export const BEGINS_MS = 200
export const ENDS_MS = 300
/** Silence itself, dB: nothing is below it. */
const FLOOR_DB = -100
/** The room is as loud as it was for so much of the time in which it was heard: a cough does not count. */
const ROOM_SHARE = 0.8

export interface Heard {
  readonly isSounding: boolean
  /** Since when it has been so, or (null) nothing speaks against what is. */
  readonly changesSince: number | null
  /** When the present sound began. */
  readonly since: number | null
}

export const silence: Heard = { isSounding: false, changesSince: null, since: null }

/** How loud a piece of sound is, in dB of full scale. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return power === 0 ? FLOOR_DB : Math.max(FLOOR_DB, 10 * Math.log10(power))
}

/** How loud the room is, by what was heard of it in a few seconds. */
export function roomOf(loudness: readonly number[]): number {
  const sorted = [...loudness].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) * ROOM_SHARE)] ?? FLOOR_DB
}

/** Up to so much (dB of full scale) a room is quiet, and up to so much there is some noise. Starting values: microphones differ. */
const QUIET_DB = -55
const SOME_DB = -40

/** What an adult is told of a room that is so loud, dB of full scale. */
export const roomKind = (roomDb: number): 'quiet' | 'some' | 'loud' => (roomDb <= QUIET_DB ? 'quiet' : roomDb <= SOME_DB ? 'some' : 'loud')

/** A voice, and no click: it lasts before it counts, and its end lasts as well. */
export function hear(before: Heard, { above, at }: Level): Heard {
  const isOther = before.isSounding ? above < ENDS_DB : above >= BEGINS_DB
  if (!isOther) return before.changesSince === null ? before : { ...before, changesSince: null }
  const changesSince = before.changesSince ?? at
  if (at - changesSince < (before.isSounding ? ENDS_MS : BEGINS_MS)) return { ...before, changesSince }
  return before.isSounding ? silence : { isSounding: true, changesSince: null, since: changesSince }
}
