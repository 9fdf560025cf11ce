import type { NoteManner } from '#domain/notes'
import type { SoundName } from '#domain/sounds'

/** A note that sounds until it is ended. */
export interface HeldNote {
  end(): void
}

/** Effects and the calm loop. Nothing sounds before the first touch, and never two effects at once but notes. */
export interface Sound {
  /** Fetches the effects, silently. */
  prepare(): void
  /** Call at each touch or key: browsers let sound start only in answer to one. */
  unlock(): void
  /** `interface` is for what the adult does. `pan`: -1 left to 1 right. */
  play(name: SoundName, channel?: 'effects' | 'interface', pan?: number): void
  /** Whether an effect would be heard now: an adult may have silenced them. */
  isAudible(): boolean
  /** A soft note of so many hertz for as long as it is held, four seconds at most; of several, the oldest gives way to the fifth. */
  hold(hz: number, pan?: number, manner?: NoteManner): HeldNote
  startMusic(): void
  stopMusic(): void
  /** Whatever effect sounds dies away within 300 ms. */
  fade(): void
  /** Told when the device does not let sound start. */
  onRefused(listener: () => void): () => void
}
