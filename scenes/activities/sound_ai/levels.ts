/** The content of one level: the effect of a sound. */
export interface SoundLevel {
  readonly does: 'opens' | 'trail' | 'size' | 'waits' | 'height' | 'listens'
}

/** The levels L1 to L6 (clinical-design.md, /sound_ai). */
export const soundLevels = {
  '1': { does: 'opens' },
  '2': { does: 'trail' },
  '3': { does: 'size' },
  '4': { does: 'waits' },
  '5': { does: 'height' },
  '6': { does: 'listens' },
} as const satisfies Readonly<Record<string, SoundLevel>>
