import type { FileGroup, FileList } from '#domain/activities/offlineFiles'

/** Why not everything could be kept: the device has no room, or the network is not there. */
export type OfflineOutcome = 'kept' | 'stopped' | 'no-room' | 'no-network'

/** How much room the browser gives, in bytes, as far as it says. `isLasting`: it promised not to clear it by itself. */
export interface StorageRoom {
  readonly usedBytes: number | null
  readonly freeBytes: number | null
  readonly isLasting: boolean
}

/** The files of the product on this device, for playing without a network. */
export interface OfflineFiles {
  /** What there is to keep, and the addresses of what is here; null where this browser keeps nothing, or the list cannot be had. */
  read(): Promise<{ readonly list: FileList; readonly kept: ReadonlySet<string> } | null>
  /** Fetches these files, tells the bytes that have come each time, and stops where `signal` says so. What came stays. Never rejects. */
  keep(files: readonly (readonly [path: string, bytes: number])[], onBytes: (bytes: number) => void, signal: AbortSignal): Promise<OfflineOutcome>
  /** Notes which groups are wanted here: an update brings them whole, or waits. */
  want(groups: readonly FileGroup[]): Promise<void>
  /** Whether anybody ever wanted more here than what was opened. */
  isWanted(): Promise<boolean>
  room(): Promise<StorageRoom>
  /** Asks the browser not to clear what is kept. */
  makeLasting(): Promise<boolean>
}
