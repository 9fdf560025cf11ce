import type { Instant } from '#domain/time'

/**
 * Administration of a device that stores everything itself, and a person's relation to it. Implemented in src/data; errors are
 * StoreErrors.
 */
export interface OwnDevice {
  /**
   * Watches the person's standing: `free` for the first account while nobody administers the device, the start of the
   * administration for the administrator, and null for everybody else.
   */
  watch(uid: string, onStanding: (standing: DeviceStanding) => void): () => void
  /**
   * Makes this person, whose address must be verified, the administrator of the device. Only possible for the first account, and
   * only once.
   */
  take(uid: string): Promise<void>
}

export type DeviceStanding = 'free' | { readonly since: Instant } | null
