/** The effect of a sound. */
export interface SoundLevel {
  readonly does: 'opens' | 'trail' | 'size' | 'waits' | 'height' | 'listens'
}

/** clinical-design.md, /sound_ai, L1 to L6. */
export const soundLevels = {
  '1': { does: 'opens' },
  '2': { does: 'trail' },
  '3': { does: 'size' },
  '4': { does: 'waits' },
  '5': { does: 'height' },
  '6': { does: 'listens' },
} as const satisfies Readonly<Record<string, SoundLevel>>
