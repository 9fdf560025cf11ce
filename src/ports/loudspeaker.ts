import type { Volumes } from '#domain/devices/volumes'
import type { NoteManner } from '#domain/notes'

/** What a volume of its own is remembered for. */
export type Channel = Exclude<keyof Volumes, 'muted'>

/** A sound that is ready to be played: decoded, of `seconds`. */
export interface DecodedSound {
  readonly seconds: number
}

/** A part of a sound that goes round and round, in seconds. */
export interface Loop {
  readonly from: number
  readonly to: number
}

export interface Playing {
  /** Resolves when it is over or was faded. */
  readonly ended: Promise<void>
  /** Dies away within 300 ms. */
  fade(): void
}

/** The one way to the device's loudspeaker: four channels, one switch for all. Silent until unlocked by a touch. */
export interface Loudspeaker {
  /** Call at each touch or key. */
  unlock(): void
  setVolumes(volumes: Volumes): void
  /** Whether a sound would be heard now: touched, and its channel neither silenced nor muted. */
  isAudible(channel: Channel): boolean
  /** Rejects when the bytes are no sound, or before the first touch. */
  decode(bytes: ArrayBuffer): Promise<DecodedSound>
  /** Null when it cannot sound. `pan`: -1 left to 1 right. `loudness`: a share of the channel's volume, 1 unless told. */
  play(sound: DecodedSound, channel: Channel, loop?: Loop, pan?: number, loudness?: number): Playing | null
  /** A note of so many hertz until it is faded, four seconds at most. Null when it cannot sound. */
  sing(hz: number, channel: Channel, pan?: number, manner?: NoteManner): Playing | null
  /** Told inside the first touch, when other things may be allowed to sound as well. */
  onFirstTouch(listener: () => void): () => void
  /** Told when the device does not let sound start. */
  onRefused(listener: () => void): () => void
}
