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

/** All ports for which data are stored on this device. Sign-in is created separately, from `identityParts`. */
export interface LocalBackend {
  readonly identityParts: IdentityParts
  /** The document store, as the signed-in person may use it. */
  readonly documents: DocumentStore
  /** The document store, as a person without an account may use it, even while somebody is signed in. */
  readonly guestDocuments: DocumentStore
  readonly journal: Journal
  readonly recordings: Recordings
  readonly photos: Photos
  readonly demo: Demo
  /** Makes an activation code (see the function `makeOwnCode`). */
  makeOwnCode(): Promise<string>
  /** Closes the database and every open session. */
  close(): void
}

interface Options {
  readonly databaseName: string
  readonly clock: () => Instant
  /** `navigator.locks`, or null if the browser does not have it. */
  readonly locks: TabLocks | null
  /** Number of hash iterations per password guess; secure by default. */
  readonly passwordIterations?: number
}

/** Creates the embedded backend: one IndexedDB database, and no network. The database is opened on first use. */
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
