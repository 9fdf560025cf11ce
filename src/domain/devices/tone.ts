/** Pitch (Hz) assumed for an unknown voice: about a child's. */
const MIDDLE_HZ = 300
/** A pitch within this many semitones of the middle is neither high nor low. */
const DEAD = 1
const SEMITONES = 12

/** The pitch of a child's voice, relative to its own range. */
export interface Tone {
  /** Lowest and highest pitch heard, in semitones above 1 Hz. */
  readonly lowest: number
  readonly highest: number
  /** Up (-1), down (1) or neither (0), like y on the stage. */
  readonly steers: -1 | 0 | 1
}

const semitones = (hz: number): number => SEMITONES * Math.log2(hz)

export const noTone: Tone = { lowest: semitones(MIDDLE_HZ), highest: semitones(MIDDLE_HZ), steers: 0 }

/** High and low are relative to the middle of this voice's own range, which adapts to each child. Without a tone nothing steers. */
export function heardTone(before: Tone, hz: number | null): Tone {
  if (hz === null) return { ...before, steers: 0 }
  const height = semitones(hz)
  const [lowest, highest] = [Math.min(before.lowest, height), Math.max(before.highest, height)]
  const above = height - (lowest + highest) / 2
  return { lowest, highest, steers: above > DEAD ? -1 : above < -DEAD ? 1 : 0 }
}
