import 'fake-indexeddb/auto'
import type { Middleware, DBCore } from 'dexie'
import type { Instant } from '#domain/time'
import { createLocalBackend, type LocalBackend } from '#adapters/local/backend'
import { openLocalDatabase, type LocalDatabase } from '#adapters/local/database'
import { createLocalDocuments } from '#adapters/local/documents'
import { createLocalIdentity } from '#adapters/local/identity'
import type { TabLocks } from '#adapters/local/journal'
import { pathPartsOf } from '#adapters/local/paths'
import { accessPolicy } from '#adapters/local/policy'
import { NOBODY, type RequestSender } from '#adapters/local/rules/accessRequest'
import type { DocumentData, DocumentStore } from '#ports/documents'
import type { Identity } from '#ports/identity'

/** The time at which each test starts. */
export const START: Instant = Date.UTC(2026, 2, 2, 9)

/** Creates the locks of one browser. Killing a tab releases all its locks. */
export function createBrowserLocks(): { openTab(): TabLocks & { kill(): void } } {
  const heldBy = new Map<string, object>()
  return {
    openTab() {
      const tab = {}
      return {
        async request(name, { ifAvailable }, work) {
          if (heldBy.has(name)) {
            if (ifAvailable) return work(null)
            throw new Error(`${name} is held`)
          }
          heldBy.set(name, tab)
          try {
            return await work({ name })
          } finally {
            if (heldBy.get(name) === tab) heldBy.delete(name)
          }
        },
        kill() {
          for (const [name, holder] of heldBy) if (holder === tab) heldBy.delete(name)
        },
      }
    },
  }
}

/** One device with a database name, a clock that only the test moves, and its tabs. */
export interface Device {
  readonly databaseName: string
  now(): Instant
  pass(ms: number): void
  /** Opens the app in a tab. */
  openTab(options?: { locks?: null }): LocalBackend & { readonly identity: Identity; kill(): void }
  /** Returns a document store that acts as this person. */
  storeOf(person: { readonly uid: string; readonly email: string; readonly emailVerified?: boolean } | null): DocumentStore
  /** Writes documents directly, without checking the access policy. */
  seed(documents: Readonly<Record<string, DocumentData>>): Promise<void>
  /** Makes every later write of `storeOf` and `raw` fail, as on a full disk. */
  fillDisk(): void
  readonly raw: LocalDatabase
  dispose(): Promise<void>
}

let devices = 0

/** Creates a new, empty device. */
export function createDevice(): Device {
  const databaseName = `device-${++devices}`
  const browser = createBrowserLocks()
  let now = START
  let isFull = false
  const opened: { close(): void }[] = []
  const clock = () => now

  const openDatabase = () => {
    const database = openLocalDatabase(databaseName)
    database.use(fullDisk(() => isFull))
    opened.push(database)
    return database
  }
  const raw = openDatabase()

  return {
    databaseName,
    raw,
    now: clock,
    pass(ms) {
      now += ms
    },
    openTab(options = {}) {
      const locks = browser.openTab()
      const backend = createLocalBackend({
        databaseName,
        clock,
        locks: options.locks === null ? null : locks,
        passwordIterations: 10,
      })
      opened.push(backend)
      return { ...backend, identity: createLocalIdentity(backend.identityParts), kill: () => locks.kill() }
    },
    storeOf(person) {
      const caller: RequestSender = person === null ? NOBODY : { emailVerified: true, ...person }
      return createLocalDocuments({ database: openDatabase(), who: async () => caller, policy: accessPolicy, clock })
    },
    async seed(documents) {
      const rows = Object.entries(documents).map(([path, data]) => ({ path, ...pathPartsOf(path), data, version: `seeded-${path}` }))
      await raw.documents.bulkPut(rows)
    },
    fillDisk() {
      isFull = true
    },
    async dispose() {
      for (const one of opened) one.close()
      await raw.delete()
    },
  }
}

const fullDisk = (isFull: () => boolean): Middleware<DBCore> => ({
  stack: 'dbcore',
  name: 'fullDisk',
  create: (core) => ({
    ...core,
    table: (name) => {
      const table = core.table(name)
      return {
        ...table,
        mutate: (request) => (isFull() ? Promise.reject(new DOMException('the disk is full', 'QuotaExceededError')) : table.mutate(request)),
      }
    },
  }),
})

/** Collects the values of a subscription. `next` waits for a matching value. */
export function collectValues<T>(): { readonly told: T[]; readonly hear: (value: T) => void; next(fits: (value: T) => boolean): Promise<T> } {
  const told: T[] = []
  const waiting = new Set<() => void>()
  return {
    told,
    hear: (value) => {
      told.push(value)
      for (const look of waiting) look()
    },
    next: (fits) =>
      new Promise((found) => {
        const look = () => {
          const value = told.find(fits)
          if (value === undefined && !told.some(fits)) return
          waiting.delete(look)
          found(value as T)
        }
        waiting.add(look)
        look()
      }),
  }
}
