import type { FileGroup, FileList } from '#domain/activities/offlineFiles'

/** The reason why not everything could be stored: the device has no space, or is offline. */
export type OfflineOutcome = 'kept' | 'stopped' | 'no-room' | 'no-network'

/** Available space in bytes, as far as the browser says. `isLasting`: it promised not to clear it by itself. */
export interface StorageRoom {
  readonly usedBytes: number | null
  readonly freeBytes: number | null
  readonly isLasting: boolean
}

/** The product's files on this device, for playing offline. */
export interface OfflineFiles {
  /** The files there are, and the addresses of those stored here; null where this browser stores nothing, or the list cannot be fetched. */
  read(): Promise<{ readonly list: FileList; readonly kept: ReadonlySet<string> } | null>
  /** Fetches these files, reports progress in bytes, and stops on `signal`. Files already fetched stay. Never rejects. */
  keep(files: readonly (readonly [path: string, bytes: number])[], onBytes: (bytes: number) => void, signal: AbortSignal): Promise<OfflineOutcome>
  /** Records the groups that are wanted on this device: an update downloads them whole, or waits. */
  want(groups: readonly FileGroup[]): Promise<void>
  /** Whether anyone ever wanted more on this device than was opened. */
  isWanted(): Promise<boolean>
  room(): Promise<StorageRoom>
  /** Asks the browser not to clear the stored data. */
  makeLasting(): Promise<boolean>
}
