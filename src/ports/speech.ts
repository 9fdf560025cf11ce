import type { Utterance } from '#domain/words/utterance'

/** By what an utterance was heard. `text`: by nothing, so whoever asked shows it written or does without. */
export type SpokenBy = 'recording' | 'browser' | 'clip' | 'text'

export const voicePreferences = ['recordings', 'device', 'built-in'] as const
/** Where the looking for a voice begins: at the family's recordings, at the device's own voice, or at the built-in one. */
export type VoicePreference = (typeof voicePreferences)[number]

export interface SpeakOptions {
  /** Whose recordings are used; without it none are. */
  readonly childId?: string
  readonly signal?: AbortSignal
  /** Only this way is tried. */
  readonly by?: Exclude<SpokenBy, 'text'>
  /** A share of the volume that is set for voices, above 0 to 1; all of it unless told. */
  readonly loudness?: number
}

/** The one voice of the product. Never rejects: what cannot be spoken is answered with `text`. */
export interface Speech {
  /** Speaks, and resolves when it is over, also when the device never tells. A new utterance ends the one before. */
  speak(utterance: Utterance, options?: SpeakOptions): Promise<SpokenBy>
  /**
   * By what it would be spoken now, whether or not sound is on: what is there is not tried. Silent, and waits a moment for voices that the browser
   * lists late. Never rejects.
   */
  voiceFor(utterance: Utterance, options?: Pick<SpeakOptions, 'childId'>): Promise<SpokenBy>
  /** What is being said ends at once, softly. */
  stop(): void
  /** Fetches what these will need, so that they can be spoken at once. Silent. */
  prepare(utterances: readonly Utterance[]): Promise<void>
}
