import * as z from 'zod/mini'
import type { Child, SharedChild } from '#domain/people/people'
import type { Caseload } from '#ports/children'
import type { DocumentQuery, DocumentStore } from '#ports/documents'
import { isArchived, readChild } from './childDocument'
import { commitNow } from './commitNow'
import { readAll, type Reader } from './parsing'
import { readSession } from './sessionDocument'

const document = z.object({
  ownerUid: z.string(),
  alias: z.string(),
  sharedAt: z.date(),
  endsAt: z.nullable(z.date()),
  purpose: z._default(z.string(), ''),
  caseload: z._default(z.array(z.string()), []),
})

const readShared: Reader<Omit<SharedChild, 'child'>> = ({ id, path, data }) => {
  const { data: found } = document.safeParse(data)
  const accountId = path.split('/')[1]
  if (found === undefined || accountId === undefined) return null
  return { id, accountId, ...found, sharedAt: found.sharedAt.getTime(), endsAt: found.endsAt?.getTime() ?? null }
}

interface Followed {
  readonly key: string
  stop(): void
  child: Child | null
  isKnown: boolean
}

/** The children that families shared with a therapist account, on any document store. */
export function createCaseload(store: DocumentStore): Caseload {
  return {
    watch({ id: accountId, named }, onList, onError) {
      const followed = new Map<string, Followed>()
      let shared: readonly Omit<SharedChild, 'child'>[] = []
      const tell = () => {
        if ([...followed.values()].every(({ isKnown }) => isKnown)) onList(shared.map((one) => ({ ...one, child: followed.get(one.id)?.child ?? null })))
      }
      const follow = (id: string, key: string) => {
        const entry: Followed = { key, stop: () => {}, child: null, isKnown: false }
        followed.set(id, entry)
        const know = (child: Child | null) => {
          Object.assign(entry, { child, isKnown: true })
          tell()
        }
        entry.stop = store.watch(
          `children/${id}`,
          (found) => know(found === null || isArchived(found.data) ? null : readChild(found)),
          (error) => (error.code === 'permission-denied' ? know(null) : onError(error)),
        )
      }
      const stopList = store.watchQuery(
        {
          collection: `TherapistAccounts/${accountId}/sharedChildren`,
          ...(named === null ? {} : { where: [['caseload', 'array-contains', named]] as const }),
        },
        (documents) => {
          shared = readAll(readShared, documents).readable
          // A child that was refused is asked for again when what the family allows has changed.
          const keys = new Map(shared.map(({ id, sharedAt, endsAt }) => [id, `${sharedAt} ${endsAt}`]))
          for (const [id, { key, stop }] of followed) {
            if (keys.get(id) === key) continue
            stop()
            followed.delete(id)
          }
          for (const [id, key] of keys) if (!followed.has(id)) follow(id, key)
          tell()
        },
        onError,
      )
      return () => {
        stopList()
        for (const { stop } of followed.values()) stop()
      }
    },

    assign: (accountId, childId, caseload) => commitNow(store, (writes) => writes.update(`TherapistAccounts/${accountId}/sharedChildren/${childId}`, { caseload })),

    giveUp: (accountId, childId) => commitNow(store, (writes) => writes.delete(`TherapistAccounts/${accountId}/sharedChildren/${childId}`)),

    async recent(childId, { since, ranBy }) {
      const own = ranBy === null ? [] : [['ranBy', '==', ranBy] as const]
      const collection = `children/${childId}/sessions`
      const newest: DocumentQuery = { collection, where: own, orderBy: ['startedAt', 'desc'], limit: 1 }
      const { readable } = readAll(readSession, await store.find({ collection, where: [...own, ['startedAt', '>=', new Date(since)]], orderBy: ['startedAt', 'desc'] }))
      const last = readable[0] ?? readAll(readSession, await store.find(newest)).readable[0]
      return { recent: readable, lastAt: last?.startedAt ?? null }
    },
  }
}
