/** How a note sounds that lasts while something is held: it comes softly, never longer than this, and no more than so many at once (domain.md, /music). */
export const NOTE = { attackMs: 80, mostMs: 4000, leastMs: 600, together: 4, peak: 0.5 } as const

const MIDDLE_C_HZ = 261.63
/** Semitones of the pentatonic scale: whatever sounds together, nothing sounds wrong. */
const PENTATONIC = [0, 2, 4, 7, 9] as const

/** The `index`th note of the pentatonic scale from middle C on, in hertz. */
export function noteAt(index: number): number {
  const semitones = 12 * Math.floor(index / PENTATONIC.length) + (PENTATONIC[index % PENTATONIC.length] ?? 0)
  return MIDDLE_C_HZ * 2 ** (semitones / 12)
}

/** From which side a thing sounds: -1 left to 1 right, for its place across the stage (0 to 1). Never wholly on one side: some children hear with one ear. */
export const panOf = (x: number): number => (x * 2 - 1) * 0.8
