import type { FileGroup, FileList } from '#domain/activities/offlineFiles'

/**
 * Outcome of storing files. If not everything could be stored, the outcome is the reason: storing was stopped, the device has no
 * room, or the device is offline.
 */
export type OfflineOutcome = 'kept' | 'stopped' | 'no-room' | 'no-network'

/**
 * Used and free space in bytes, if the browser reports them. `isLasting` means that the browser has promised not to clear its
 * storage on its own.
 */
export interface StorageRoom {
  readonly usedBytes: number | null
  readonly freeBytes: number | null
  readonly isLasting: boolean
}

/** The product's files that are stored on this device for offline play. */
export interface OfflineFiles {
  /**
   * Reads the list of all files, and the addresses of those stored here; null if this browser cannot store files or the list
   * cannot be fetched.
   */
  read(): Promise<{ readonly list: FileList; readonly kept: ReadonlySet<string> } | null>
  /**
   * Fetches and stores these files, reports progress in bytes, and stops on `signal`. Files that were already fetched stay. Never
   * rejects.
   */
  keep(files: readonly (readonly [path: string, bytes: number])[], onBytes: (bytes: number) => void, signal: AbortSignal): Promise<OfflineOutcome>
  /** Records which groups are wanted on this device. An update then downloads these groups completely, or waits. */
  want(groups: readonly FileGroup[]): Promise<void>
  /** Whether anyone has ever asked to store more on this device than what was opened. */
  isWanted(): Promise<boolean>
  room(): Promise<StorageRoom>
  /** Asks the browser not to clear the stored data. Returns whether it has promised this. */
  makeLasting(): Promise<boolean>
}
