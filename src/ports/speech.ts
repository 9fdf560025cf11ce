import type { Utterance } from '#domain/words/utterance'

/** The source that spoke an utterance. `text`: none, so the caller shows it in writing or does without. */
export type SpokenBy = 'recording' | 'browser' | 'clip' | 'text'

export const voicePreferences = ['recordings', 'device', 'built-in'] as const
/** First source in the search for a voice: the family's recordings, the device's own voice, or the built-in one. */
export type VoicePreference = (typeof voicePreferences)[number]

export interface SpeakOptions {
  /** The child whose recordings are used; none without it. */
  readonly childId?: string
  readonly signal?: AbortSignal
  /** Tries only this way. */
  readonly by?: Exclude<SpokenBy, 'text'>
  /** A share of the voice volume, above 0 to 1; all of it by default. */
  readonly loudness?: number
}

/** The product's only voice. Never rejects: what cannot be spoken is answered with `text`. */
export interface Speech {
  /** Whether an utterance would be heard now: not if the voice is turned off, and not before the first touch, which the browser waits for. */
  isAudible(): boolean
  /** Speaks, and resolves at the end, even if the device never reports it. A new utterance ends the previous one. */
  speak(utterance: Utterance, options?: SpeakOptions): Promise<SpokenBy>
  /**
   * The source that would speak it now, whether or not sound is on, without trying it. Silent; waits briefly for voices that the browser lists late. Never
   * rejects.
   */
  voiceFor(utterance: Utterance, options?: Pick<SpeakOptions, 'childId'>): Promise<SpokenBy>
  /** Ends the current utterance at once, softly. */
  stop(): void
  /** Fetches what these need, so that they can be spoken at once. Silent. */
  prepare(utterances: readonly Utterance[]): Promise<void>
}
