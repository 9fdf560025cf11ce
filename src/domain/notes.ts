/**
 * Sound of a note that lasts while something is pressed: attack (ms), maximum and minimum length (ms), maximum number of notes
 * at once, and peak level (clinical-design.md, /music).
 */
export const NOTE = { attackMs: 80, mostMs: 4000, leastMs: 600, together: 4, peak: 0.5 } as const

/**
 * Timbres of a note: partials at multiples of its pitch, and the time (ms) until a struck note has died away; null for a blown
 * note, which lasts.
 */
export const timbres = {
  soft: {
    voices: [
      { times: 1, share: 1 },
      { times: 2, share: 0.25 },
    ],
    ringsMs: null,
  },
  bell: {
    voices: [
      { times: 1, share: 1 },
      { times: 2.76, share: 0.3 },
      { times: 5.4, share: 0.08 },
    ],
    ringsMs: 2500,
  },
  reed: {
    voices: [
      { times: 1, share: 0.8 },
      { times: 3, share: 0.28 },
      { times: 5, share: 0.08 },
    ],
    ringsMs: null,
  },
} as const satisfies Readonly<Record<string, Timbre>>
export interface Timbre {
  readonly voices: readonly { readonly times: number; readonly share: number }[]
  readonly ringsMs: number | null
}
type TimbreName = keyof typeof timbres

/** How a note sounds: timbre, maximum length (ms) and loudness. By default it is as loud as any other note. */
export interface NoteManner {
  readonly timbre?: TimbreName
  readonly mostMs?: number
  /** Share of the usual loudness, 0 to 1. */
  readonly loudness?: number
}

const MIDDLE_C_HZ = 261.63
/** Semitones of the pentatonic scale. Any of its notes sound well together. */
const PENTATONIC = [0, 2, 4, 7, 9] as const

/** Returns the pitch (Hz) of the `index`th note of the pentatonic scale, starting at middle C. */
export function noteAt(index: number): number {
  const semitones = 12 * Math.floor(index / PENTATONIC.length) + (PENTATONIC[index % PENTATONIC.length] ?? 0)
  return pitchOf(semitones)
}

/** Returns the pitch (Hz) this many semitones above middle C. */
export const pitchOf = (semitones: number): number => MIDDLE_C_HZ * 2 ** (semitones / 12)

/**
 * Returns the stereo position of a thing's sound, from left (-1) to right (1), for its place across the stage (0 to 1). Sounds
 * are never wholly on one side, because some children hear with one ear only.
 */
export const panOf = (x: number): number => (x * 2 - 1) * 0.8
