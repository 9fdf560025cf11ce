import type { NoteManner } from '#domain/notes'
import type { SoundName } from '#domain/sounds'

/** A note that sounds until `end` is called. */
export interface HeldNote {
  end(): void
}

/** Sound effects and the calm music loop. Nothing sounds before the first touch, and two effects never sound at once, except notes. */
export interface Sound {
  /** Fetches the effects without playing them. */
  prepare(): void
  /** Unlocks the sound. Must be called at each touch or key press, because browsers let sound start only in response to one. */
  unlock(): void
  /** Plays an effect. `interface` is for the adult's actions. `pan` runs from -1 (left) to 1 (right). */
  play(name: SoundName, channel?: 'effects' | 'interface', pan?: number): void
  /** Whether an effect would be heard now. An adult may have muted effects. */
  isAudible(): boolean
  /** Plays a soft note of this frequency until it is released, for at most four seconds. A fifth note replaces the oldest. */
  hold(hz: number, pan?: number, manner?: NoteManner): HeldNote
  startMusic(): void
  stopMusic(): void
  /** Fades out the current effect within 300 ms. */
  fade(): void
  /** Calls back when the device refuses to start sound. */
  onRefused(listener: () => void): () => void
}
