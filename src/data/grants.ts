import * as z from 'zod/mini'
import type { AccessNote, Grant } from '#domain/people/people'
import { utcDay, type Instant } from '#domain/time'
import { NOW, StoreError, type DocumentData, type DocumentStore } from '#ports/documents'
import type { Grants } from '#ports/grants'
import { rowPath, sharedPath } from './caseRowDocument'
import { createCaseRows } from './caseRows'
import { followDocuments } from './followDocuments'
import { isMap, readAll, type Reader } from './parsing'
import { isRefused } from './refused'

interface Parts {
  readonly store: DocumentStore
  readonly clock: () => Instant
}

const date = z.date()

const grant = z.object({ since: date, endsAt: z.nullable(date), purpose: z._default(z.string(), '') })

const note = z.object({ actor: z.string(), account: z.nullable(z.string()), action: z.enum(['viewed', 'exported']), at: date })

const caseload = z.array(z.string())

/** Reads the grants in the child's own record, in the order in which they were given. */
function readGrants(data: DocumentData): readonly Grant[] {
  const grants = isMap(data['grants']) ? data['grants'] : {}
  return Object.entries(grants)
    .flatMap(([accountId, value]) => {
      const { data: found } = grant.safeParse(value)
      return found === undefined ? [] : [{ accountId, since: found.since.getTime(), endsAt: found.endsAt?.getTime() ?? null, purpose: found.purpose }]
    })
    .toSorted((one, other) => one.since - other.since)
}

const readNote: Reader<AccessNote> = ({ id, data }) => {
  const { data: found } = note.safeParse(data)
  return found === undefined ? null : { id, ...found, at: found.at.getTime() }
}

/** Creates access to families' grants, on any document store. */
export function createGrants({ store, clock }: Parts): Grants {
  const rows = createCaseRows(store, clock)
  return {
    watch(childId, onList, onError) {
      let grants: readonly Grant[] = []
      // Each account can read only its own purpose, which is in a document of its own.
      const shares = followDocuments<string>({
        store,
        read: ({ data }) => (typeof data['purpose'] === 'string' ? data['purpose'] : null),
        onChange: (found) => onList(grants.map((one) => ({ ...one, purpose: found(sharedPath(one.accountId, childId)) ?? one.purpose }))),
        onError: fail,
      })
      const stopChild = store.watch(
        `children/${childId}`,
        (document) => {
          grants = document === null ? [] : readGrants(document.data)
          shares.follow(new Map(grants.map(({ accountId, since }) => [sharedPath(accountId, childId), `${since}`])))
        },
        fail,
      )
      function fail(error: Error): void {
        stop()
        onError(error)
      }
      function stop(): void {
        stopChild()
        shares.stop()
      }
      return stop
    },

    async give({ id, ownerUid, alias }, { accountId, purpose, endsAt: end, caseload: named = [] }) {
      const [path, shared] = [`children/${id}`, sharedPath(accountId, id)]
      const [child, before] = [await store.get(path), await store.get(shared)]
      if (child === null) throw new StoreError('not-found', 'the child is gone')
      const since = readGrants(child.data).find((one) => one.accountId === accountId)?.since
      const endsAt = new Date(end)
      await store.transact(async (writes) => {
        writes.update(path, { [`grants.${accountId}`]: { since: since === undefined ? NOW : new Date(since), endsAt }, updatedAt: NOW })
        // The account decides who works with the child, so its list is not changed.
        if (before === null) writes.set(shared, { ownerUid, alias, sharedAt: NOW, endsAt, purpose, caseload: [...named] })
        else writes.update(shared, { alias, sharedAt: NOW, endsAt, purpose })
        writes.delete(rowPath(accountId, id))
      })
      await rows.refresh(id, 'something')
    },

    // Sent online or not at all: nobody should believe that access has ended while the change is still waiting to be sent.
    async withdraw(childId, accountId) {
      const shared = sharedPath(accountId, childId)
      const { data: named } = caseload.safeParse((await store.get(shared))?.data['caseload'])
      await store.transact(async (writes) => {
        writes.update(`children/${childId}`, { [`grants.${accountId}`]: undefined, updatedAt: NOW })
        writes.delete(shared)
        writes.delete(rowPath(accountId, childId))
      })
      return named ?? []
    },

    async note({ childId, accountId, uid, action }) {
      try {
        await store.commit((writes) =>
          writes.set(`children/${childId}/accessLog/${uid}_${utcDay(clock())}_${action}`, { actor: uid, account: accountId, action, at: NOW }),
        )
      } catch (error) {
        // A second entry on the same day is refused, and only the family may read whether there is one.
        if (!isRefused(error)) throw error
      }
    },

    watchNotes: (childId, onList, onError) =>
      store.watchQuery(
        // All entries are listed, because one that is left out might be the one that matters.
        { collection: `children/${childId}/accessLog`, orderBy: ['at', 'desc'] },
        (documents) => onList(readAll(readNote, documents).readable),
        onError,
      ),
  }
}
