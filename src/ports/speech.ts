import type { Utterance } from '#domain/words/utterance'

/** Source that spoke an utterance. `text` means none, so the caller shows the text or does without. */
export type SpokenBy = 'recording' | 'browser' | 'clip' | 'text'

export const voicePreferences = ['recordings', 'device', 'built-in'] as const
/** The first source that is tried for a voice: the family's recordings, the device's own voice, or the built-in one. */
export type VoicePreference = (typeof voicePreferences)[number]

export interface SpeakOptions {
  /** Id of the child whose recordings are used. Without it, no recordings are used. */
  readonly childId?: string
  readonly signal?: AbortSignal
  /** The only source to try. */
  readonly by?: Exclude<SpokenBy, 'text'>
  /** Share of the voice volume, above 0 to 1. Default: 1. */
  readonly loudness?: number
}

/** The only voice of the product. Never rejects: for anything that cannot be spoken, the result is `text`. */
export interface Speech {
  /**
   * Whether an utterance would be heard now: the voice is not turned off, and there has been a first touch, for which the browser
   * waits.
   */
  isAudible(): boolean
  /** Speaks an utterance. Resolves at the end, even if the device never reports the end. A new utterance ends the previous one. */
  speak(utterance: Utterance, options?: SpeakOptions): Promise<SpokenBy>
  /**
   * Returns the source that would speak the utterance now, whether or not sound is on, without speaking. Waits briefly for voices
   * that the browser lists late. Never rejects.
   */
  voiceFor(utterance: Utterance, options?: Pick<SpeakOptions, 'childId'>): Promise<SpokenBy>
  /** Ends the current utterance immediately, with a soft fade. */
  stop(): void
  /** Fetches what these utterances need, so that they can be spoken immediately. Makes no sound. */
  prepare(utterances: readonly Utterance[]): Promise<void>
}
