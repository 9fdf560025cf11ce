import type { Instant } from '#domain/time'
import type { DocumentStore } from '#ports/documents'
import type { Journal } from '#ports/journal'
import type { Photos } from '#ports/photos'
import type { Recordings } from '#ports/recordings'
import { callerOn } from './caller'
import { openLocalDatabase } from './database'
import { createDemo, type Demo } from './demo'
import { createLocalDocuments } from './documents'
import type { IdentityParts } from './identity'
import { createLocalJournal, type TabLocks } from './journal'
import { DEFAULT_ITERATIONS } from './passwords'
import { makeOwnCode } from './ownCode'
import { createLocalPhotos } from './photos'
import { accessPolicy } from './policy'
import { createLocalRecordings } from './recordings'
import { NOBODY } from './rules/accessRequest'

/** Everything stored on this device, behind the ports; sign-in is separate and made from `identityParts`. */
export interface LocalBackend {
  readonly identityParts: IdentityParts
  /** The store as the signed-in person may use it. */
  readonly documents: DocumentStore
  /** The store as a person without an account may use it, even while somebody is signed in. */
  readonly guestDocuments: DocumentStore
  readonly journal: Journal
  readonly recordings: Recordings
  readonly photos: Photos
  readonly demo: Demo
  /** See `makeOwnCode`. */
  makeOwnCode(): Promise<string>
  /** Closes the database and every open session. */
  close(): void
}

interface Options {
  readonly databaseName: string
  readonly clock: () => Instant
  /** `navigator.locks`, or null if the browser has none. */
  readonly locks: TabLocks | null
  /** Work per password guess; strong by default. */
  readonly passwordIterations?: number
}

/** The embedded backend: one IndexedDB database, no network. Nothing is opened before its first use. */
export function createLocalBackend({ databaseName, clock, locks, passwordIterations = DEFAULT_ITERATIONS }: Options): LocalBackend {
  const database = openLocalDatabase(databaseName)
  const journal = createLocalJournal({ database, clock, locks })
  return {
    identityParts: { database, clock, iterations: passwordIterations },
    documents: createLocalDocuments({ database, who: () => callerOn(database), policy: accessPolicy, clock }),
    guestDocuments: createLocalDocuments({ database, who: async () => NOBODY, policy: accessPolicy, clock }),
    journal,
    recordings: createLocalRecordings({ database, clock }),
    photos: createLocalPhotos({ database, clock }),
    demo: createDemo(database, clock),
    makeOwnCode: () => makeOwnCode(database, clock),
    close() {
      journal.release()
      database.close()
    },
  }
}
