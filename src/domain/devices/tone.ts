/** A voice before anything is known of it: about a child's, Hz. */
const MIDDLE_HZ = 300
/** Within so many semitones of the middle it is neither high nor low. */
const DEAD = 1
const SEMITONES = 12

/** How high a child's voice is, by its own measure. */
export interface Tone {
  /** The lowest and the highest that was heard, in semitones above 1 Hz. */
  readonly lowest: number
  readonly highest: number
  /** Up (-1), down (1), or (0) nowhere, as the y of the stage. */
  readonly steers: -1 | 0 | 1
}

const semitones = (hz: number): number => SEMITONES * Math.log2(hz)

export const noTone: Tone = { lowest: semitones(MIDDLE_HZ), highest: semitones(MIDDLE_HZ), steers: 0 }

/** High and low are told from the middle of what this voice has reached: it comes to each child's own. Without a tone nothing steers. */
export function heardTone(before: Tone, hz: number | null): Tone {
  if (hz === null) return { ...before, steers: 0 }
  const height = semitones(hz)
  const [lowest, highest] = [Math.min(before.lowest, height), Math.max(before.highest, height)]
  const above = height - (lowest + highest) / 2
  return { lowest, highest, steers: above > DEAD ? -1 : above < -DEAD ? 1 : 0 }
}
