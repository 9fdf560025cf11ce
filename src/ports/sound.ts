export const soundNames = [
  'pop', 'bubble', 'chime', 'call', 'bell', 'twinkle', 'tap', 'whoosh', 'splash', 'crack', 'purr', 'lap', 'munch', 'cloth', 'rattle', 'dog', 'cat', 'owl', 'bird',
] as const
/** An effect of assets/sounds. Animals that could not be told from a cartoon have no voice. */
export type SoundName = (typeof soundNames)[number]

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
