import type { SoundName } from '#domain/sounds'

/** Effects and the calm loop. Nothing sounds before the first touch, and never two effects at once. */
export interface Sound {
  /** Fetches the effects, silently. */
  prepare(): void
  /** Call at each touch or key: browsers let sound start only in answer to one. */
  unlock(): void
  /** `interface` is for what the adult does. */
  play(name: SoundName, channel?: 'effects' | 'interface'): void
  startMusic(): void
  stopMusic(): void
  /** Whatever effect sounds dies away within 300 ms. */
  fade(): void
  /** Told when the device does not let sound start. */
  onRefused(listener: () => void): () => void
}
