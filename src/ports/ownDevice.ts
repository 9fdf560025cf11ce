import type { Instant } from '#domain/time'

/** How this person stands to a device that keeps everything itself. Made in src/data; errors are StoreErrors. */
export interface OwnDevice {
  /** `free` for the first account while nobody administers the device, the moment for whoever does, null for everybody else. */
  watch(uid: string, onStanding: (standing: DeviceStanding) => void): () => void
  /** Makes this person, whose address is proven, the administrator of the device: the first account alone, and once. */
  take(uid: string): Promise<void>
}

export type DeviceStanding = 'free' | { readonly since: Instant } | null
