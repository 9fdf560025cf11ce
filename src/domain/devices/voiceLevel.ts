/** How much louder than the room something is told, dB. `at` is of the `performance.now()` base. */
export interface Level {
  readonly above: number
  readonly at: number
  /** How high it is, hertz; null or absent where it has no clear tone. */
  readonly hz?: number | null
  /** Something of our own began to sound: until the next level nothing is heard. */
  readonly isDeaf?: true
}

/** What counts as a voice. */
export interface Hearing {
  /** It begins this much above the room, dB. */
  readonly beginsDb: number
  /** It must last so long (ms) to begin; a clap lasts no time at all. */
  readonly beginsMs: number
  /** Lower than this (Hz) nothing is heard; 0: everything is. */
  readonly lowCutHz: number
}
/** Lower than 150 Hz there are fans, ventilators and lorries, and no child. */
export const usualHearing: Hearing = { beginsDb: 10, beginsMs: 200, lowCutHz: 150 }

/** It ends so much nearer to the room than it began (dB), so that it does not flutter at the edge. */
const EDGE_DB = 5
/** It must be silent so long (ms) to be over: a breath within a word is none. */
export const ENDS_MS = 300
/** What has fallen by so much (dB) before it counts was struck and dies away, as a door does: a voice holds. */
const DIES_DB = 10
/** Silence itself, dB: nothing is below it. */
const FLOOR_DB = -100

export interface Heard {
  readonly isSounding: boolean
  /** Since when it has been so, or (null) nothing speaks against what is. */
  readonly changesSince: number | null
  /** When the present sound began. */
  readonly since: number | null
  /** The loudest since then, dB above the room. */
  readonly loudest: number
}

export const silence: Heard = { isSounding: false, changesSince: null, since: null, loudest: 0 }

/** How loud a piece of sound is, in dB of full scale. */
export function loudnessOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length)
  return power === 0 ? FLOOR_DB : Math.max(FLOOR_DB, 10 * Math.log10(power))
}

/** Up to so much (dB of full scale) a room is quiet, and up to so much there is some noise. Starting values: microphones differ. */
const QUIET_DB = -55
const SOME_DB = -40

/** What an adult is told of a room that is so loud, dB of full scale. */
export const roomKind = (roomDb: number): 'quiet' | 'some' | 'loud' => (roomDb <= QUIET_DB ? 'quiet' : roomDb <= SOME_DB ? 'some' : 'loud')

/** A voice, and no click or slam: it lasts before it counts, and its end lasts as well. */
export function hear(before: Heard, { above, at, isDeaf }: Level, { beginsDb, beginsMs }: Hearing = usualHearing): Heard {
  if (isDeaf === true) return silence
  const loudest = before.changesSince === null && !before.isSounding ? above : Math.max(before.loudest, above)
  const isDying = beginsMs > 0 && above < loudest - DIES_DB
  const isOther = before.isSounding ? above < beginsDb - EDGE_DB : above >= beginsDb && !isDying
  if (!isOther) return { ...before, changesSince: null, loudest }
  const changesSince = before.changesSince ?? at
  if (at - changesSince < (before.isSounding ? ENDS_MS : beginsMs)) return { ...before, changesSince, loudest }
  return before.isSounding ? silence : { isSounding: true, changesSince: null, since: changesSince, loudest }
}
