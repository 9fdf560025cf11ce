import type { Session, SessionHeader } from '#domain/activities/session'
import { MINUTE_MS, type Instant } from '#domain/time'
import type { EndReason, PlayEvent } from '#domain/trials/engine/events'
import { type StoredFact, upgradeEvents } from '#domain/trials/engine/upgrade'
import { StoreError } from '#ports/documents'
import type { Journal } from '#ports/journal'
import type { LocalDatabase } from './database'
import { localStoreError } from './failures'
import { isPlainMap } from './matching'

/** The part of `navigator.locks` that distinguishes a running tab from one that has ended. */
export interface TabLocks {
  request<T>(name: string, options: { readonly ifAvailable?: boolean }, work: (lock: unknown) => Promise<T>): Promise<T>
}

interface Parts {
  readonly database: LocalDatabase
  readonly clock: () => Instant
  /** Null if the browser does not have it. */
  readonly locks: TabLocks | null
}

// Time (ms) without a write after which a session counts as abandoned, if there are no locks. It is longer than any wait for a child.
const SILENT_MS = 10 * MINUTE_MS

/** Creates the journal in IndexedDB. `release` frees the sessions that this tab has open. */
export function createLocalJournal({ database, clock, locks }: Parts): Journal & { release(): void } {
  const { journalSessions, journalChunks } = database
  const letGo = new Map<string, () => void>()
  const lockName = (id: string) => `${database.name}/session/${id}`

  // Dexie keeps a transaction open over `await` only if its function is itself `async`.
  const write = <T>(work: () => PromiseLike<T>): Promise<T> =>
    Promise.resolve(database.transaction('rw', journalSessions, journalChunks, async () => work())).catch((error: unknown) => {
      throw localStoreError(error)
    })

  async function hold(id: string): Promise<void> {
    if (letGo.has(id)) throw new StoreError('aborted', `session ${id} is already open here`)
    if (locks === null) {
      letGo.set(id, () => {})
      return
    }
    await new Promise<void>((held, failed) => {
      locks
        .request(lockName(id), {}, () => {
          held()
          return new Promise<void>((free) => letGo.set(id, free))
        })
        .catch(failed)
    })
  }

  function release(id: string): void {
    letGo.get(id)?.()
    letGo.delete(id)
  }

  const eventsOf = async (sessionId: string): Promise<StoredEvent[]> => {
    const chunks = await journalChunks.where({ sessionId }).sortBy('seq')
    return chunks.flatMap(({ events }) => (Array.isArray(events) ? events.filter(isEvent) : []))
  }

  const end = (id: string, reason: EndReason) =>
    write(async () => {
      const row = await journalSessions.get(id)
      if (row === undefined) throw new StoreError('not-found', `session ${id} was never begun`)
      if (row.status === 'closed') return
      const last = (await eventsOf(id)).at(-1)
      if (last?.['kind'] !== 'ended') await journalChunks.add({ sessionId: id, events: [{ kind: 'ended', at: last?.at ?? 0, reason }] })
      await journalSessions.put({ ...row, status: 'closed', lastWriteAt: clock() })
    })

  async function endIfAbandoned(id: string, lastWriteAt: Instant): Promise<void> {
    if (letGo.has(id)) return
    if (locks === null) {
      if (clock() - lastWriteAt >= SILENT_MS) await end(id, 'interrupted')
      return
    }
    await locks.request(lockName(id), { ifAvailable: true }, async (lock) => {
      if (lock !== null) await end(id, 'interrupted')
    })
  }

  return {
    async begin(header) {
      await hold(header.id)
      try {
        await write(() => journalSessions.add({ id: header.id, header, status: 'open', lastWriteAt: clock() }))
      } catch (error) {
        release(header.id)
        throw error
      }
    },

    append: (sessionId, events) =>
      write(async () => {
        const row = await journalSessions.get(sessionId)
        if (row?.status !== 'open') throw new StoreError('not-found', `session ${sessionId} is not open`)
        await journalChunks.add({ sessionId, events })
        await journalSessions.put({ ...row, lastWriteAt: clock() })
      }),

    tellMood: (sessionId, mood) =>
      write(async () => {
        const row = await journalSessions.get(sessionId)
        if (row === undefined || !isPlainMap(row.header)) return
        const { mood: _before, ...header } = row.header
        await journalSessions.put({ ...row, header: mood === undefined ? header : { ...header, mood } })
      }),

    async close(sessionId, reason) {
      await end(sessionId, reason)
      release(sessionId)
    },

    async undelivered() {
      try {
        for (const { id, lastWriteAt } of await journalSessions.where({ status: 'open' }).toArray()) await endIfAbandoned(id, lastWriteAt)
        const closed = await journalSessions.where({ status: 'closed' }).toArray()
        const sessions: Session[] = []
        for (const { id, header } of closed) {
          if (isHeader(header)) sessions.push({ ...header, events: upgradeEvents(header.activity, await eventsOf(id)).filter(isPlayEvent) })
        }
        return sessions.toSorted((a, b) => a.startedAt - b.startedAt)
      } catch (error) {
        throw localStoreError(error)
      }
    },

    markDelivered: (sessionId) =>
      write(async () => {
        await journalChunks.where({ sessionId }).delete()
        await journalSessions.delete(sessionId)
      }),

    async forget(childId) {
      const ids = await write(async () => {
        const rows = await journalSessions.filter(({ header }) => isPlainMap(header) && header['childId'] === childId).toArray()
        const found = rows.map(({ id }) => id)
        await journalChunks.where('sessionId').anyOf(found).delete()
        await journalSessions.bulkDelete(found)
        return found
      })
      for (const id of ids) release(id)
    },

    release() {
      for (const id of letGo.keys()) release(id)
    },
  }
}

// Damaged or outdated entries are skipped, so that the other sessions are still delivered.
function isHeader(header: unknown): header is SessionHeader {
  return (
    isPlainMap(header) &&
    ['id', 'childId', 'activity', 'level', 'ranBy'].every((name) => typeof header[name] === 'string') &&
    typeof header['startedAt'] === 'number' &&
    isPlainMap(header['device']) &&
    isPlainMap(header['settings'])
  )
}

/** A stored event of any version. */
type StoredEvent = StoredFact & Pick<PlayEvent, 'at'>

const isEvent = (event: unknown): event is StoredEvent => isPlainMap(event) && typeof event['kind'] === 'string' && typeof event['at'] === 'number'

/** Returns whether a stored event, upgraded if necessary, can be used. The schema checks it completely when the session is read again. */
const isPlayEvent = (event: StoredFact): event is StoredFact & PlayEvent => isEvent(event)
