import type { Volumes } from '#domain/devices/volumes'
import type { NoteManner } from '#domain/notes'

/** A channel with its own remembered volume. */
export type Channel = Exclude<keyof Volumes, 'muted'>

/** A decoded sound, with its length in seconds. */
export interface DecodedSound {
  readonly seconds: number
}

/** The part of a sound that repeats, in seconds. */
export interface Loop {
  readonly from: number
  readonly to: number
}

export interface Playing {
  /** Resolves when it has ended or was faded. */
  readonly ended: Promise<void>
  /** Fades out within 300 ms. */
  fade(): void
}

/** The only way to the device's loudspeaker: four channels with a common switch. Silent until unlocked by a touch. */
export interface Loudspeaker {
  /** Call at each touch or key press. */
  unlock(): void
  setVolumes(volumes: Volumes): void
  /** Whether a sound would be heard now: unlocked, and its channel neither at zero nor muted. */
  isAudible(channel: Channel): boolean
  /** Rejects if the bytes are not a sound, or before the first touch. */
  decode(bytes: ArrayBuffer): Promise<DecodedSound>
  /** Null if it cannot be heard. `pan`: -1 left to 1 right. `loudness`: a share of the channel's volume, 1 by default. */
  play(sound: DecodedSound, channel: Channel, loop?: Loop, pan?: number, loudness?: number): Playing | null
  /** A note of this frequency until it is faded, at most four seconds. Null if it cannot be heard. */
  sing(hz: number, channel: Channel, pan?: number, manner?: NoteManner): Playing | null
  /** Calls back during the first touch, in which the browser also allows other audio to start. */
  onFirstTouch(listener: () => void): () => void
  /** Calls back when the device refuses to start sound. */
  onRefused(listener: () => void): () => void
}
