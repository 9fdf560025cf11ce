/** Sound of a note that lasts while something is held: soft onset, maximum and minimum length, and maximum number at once (clinical-design.md, /music). */
export const NOTE = { attackMs: 80, mostMs: 4000, leastMs: 600, together: 4, peak: 0.5 } as const

/** The parts of a note: voices at multiples of its pitch, and the time (ms) until a struck one has rung out; a blown one lasts. */
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

/** Sound of a note: softness, maximum length, and loudness (default: as loud as others). */
export interface NoteManner {
  readonly timbre?: TimbreName
  readonly mostMs?: number
  /** Share of the usual loudness, 0 to 1. */
  readonly loudness?: number
}

const MIDDLE_C_HZ = 261.63
/** Semitones of the pentatonic scale: any of its notes sound well together. */
const PENTATONIC = [0, 2, 4, 7, 9] as const

/** The `index`th note of the pentatonic scale from middle C on, in hertz. */
export function noteAt(index: number): number {
  const semitones = 12 * Math.floor(index / PENTATONIC.length) + (PENTATONIC[index % PENTATONIC.length] ?? 0)
  return pitchOf(semitones)
}

/** The pitch (hertz) this many semitones above middle C. */
export const pitchOf = (semitones: number): number => MIDDLE_C_HZ * 2 ** (semitones / 12)

/** From which side a thing sounds: -1 left to 1 right, for its place across the stage (0 to 1). Never wholly on one side: some children hear with one ear. */
export const panOf = (x: number): number => (x * 2 - 1) * 0.8
