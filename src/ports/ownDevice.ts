import type { Instant } from '#domain/time'

/** The person's standing on a device that stores everything itself. Made in src/data; errors are StoreErrors. */
export interface OwnDevice {
  /** `free` for the first account while nobody administers the device; for the administrator, since when; null for everybody else. */
  watch(uid: string, onStanding: (standing: DeviceStanding) => void): () => void
  /** Makes this person, whose address is verified, the administrator of the device: only the first account, and only once. */
  take(uid: string): Promise<void>
}

export type DeviceStanding = 'free' | { readonly since: Instant } | null
