import type { NoteManner } from '#domain/notes'
import type { SoundName } from '#domain/sounds'

/** A note that sounds until it is ended. */
export interface HeldNote {
  end(): void
}

/** Effects and the calm loop. Nothing sounds before the first touch, and never two effects at once, except notes. */
export interface Sound {
  /** Fetches the effects, silently. */
  prepare(): void
  /** Call at each touch or key press: browsers let sound start only in response to one. */
  unlock(): void
  /** `interface` is for the adult's actions. `pan`: -1 left to 1 right. */
  play(name: SoundName, channel?: 'effects' | 'interface', pan?: number): void
  /** Whether an effect would be heard now: an adult may have silenced them. */
  isAudible(): boolean
  /** A soft note of this frequency that lasts until it is released, at most four seconds; the fifth replaces the oldest. */
  hold(hz: number, pan?: number, manner?: NoteManner): HeldNote
  startMusic(): void
  stopMusic(): void
  /** Fades the current effect within 300 ms. */
  fade(): void
  /** Called when the device does not let sound start. */
  onRefused(listener: () => void): () => void
}
