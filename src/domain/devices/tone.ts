/** Pitch (Hz) that is assumed until a voice is heard: about a child's. */
const MIDDLE_HZ = 300
/** Distance from the middle (semitones) within which a pitch is neither high nor low. */
const DEAD = 1
const SEMITONES = 12

/** The pitch of a child's voice, relative to its own range. */
export interface Tone {
  /** Lowest and highest pitch heard so far, in semitones above 1 Hz. */
  readonly lowest: number
  readonly highest: number
  /** Direction in which the voice steers: up (-1), down (1) or neither (0), like y on the stage. */
  readonly steers: -1 | 0 | 1
}

const semitones = (hz: number): number => SEMITONES * Math.log2(hz)

export const noTone: Tone = { lowest: semitones(MIDDLE_HZ), highest: semitones(MIDDLE_HZ), steers: 0 }

/**
 * Updates the tone. High and low are relative to the middle of this voice's own range, which adapts to each child. Without a
 * tone, the voice steers in neither direction.
 */
export function heardTone(before: Tone, hz: number | null): Tone {
  if (hz === null) return { ...before, steers: 0 }
  const height = semitones(hz)
  const [lowest, highest] = [Math.min(before.lowest, height), Math.max(before.highest, height)]
  const above = height - (lowest + highest) / 2
  return { lowest, highest, steers: above > DEAD ? -1 : above < -DEAD ? 1 : 0 }
}
