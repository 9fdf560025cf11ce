import type { Volumes } from '#domain/devices/volumes'
import type { NoteManner } from '#domain/notes'

/** A sound channel with its own stored volume. */
export type Channel = Exclude<keyof Volumes, 'muted'>

/** A decoded sound, with its length in seconds. */
export interface DecodedSound {
  readonly seconds: number
}

/** Part of a sound that repeats (from and to in seconds). */
export interface Loop {
  readonly from: number
  readonly to: number
}

export interface Playing {
  /** Resolves when the sound has ended or was faded out. */
  readonly ended: Promise<void>
  /** Fades the sound out within 300 ms. */
  fade(): void
}

/** The only access to the device's loudspeaker: four channels with a common mute switch. It is silent until a touch unlocks it. */
export interface Loudspeaker {
  /** Unlocks the sound. Must be called at each touch or key press. */
  unlock(): void
  setVolumes(volumes: Volumes): void
  /** Whether a sound would be heard now: the sound is unlocked, and the channel is neither at zero nor muted. */
  isAudible(channel: Channel): boolean
  /** Decodes a sound. Rejects if the bytes are not a sound, or before the first touch. */
  decode(bytes: ArrayBuffer): Promise<DecodedSound>
  /**
   * Plays a sound; null if it cannot be heard. `pan` runs from -1 (left) to 1 (right). `loudness` is a share of the channel's
   * volume, 1 by default.
   */
  play(sound: DecodedSound, channel: Channel, loop?: Loop, pan?: number, loudness?: number): Playing | null
  /** Plays a note of this frequency until it is faded, for at most four seconds. Null if it cannot be heard. */
  sing(hz: number, channel: Channel, pan?: number, manner?: NoteManner): Playing | null
  /** Calls back during the first touch, when the browser also allows other audio to start. */
  onFirstTouch(listener: () => void): () => void
  /** Calls back when the device refuses to start sound. */
  onRefused(listener: () => void): () => void
}
