import * as z from 'zod/mini'
import type { Child, SharedChild } from '#domain/people/people'
import type { Caseload } from '#ports/children'
import type { DocumentStore } from '#ports/documents'
import { isArchived, readChild } from './childDocument'
import { commitNow } from './commitNow'
import { followDocuments } from './followDocuments'
import { readAll, type Reader } from './parsing'

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

/** The children that families shared with a therapist account, on any document store. */
export function createCaseload(store: DocumentStore): Caseload {
  return {
    watch({ id: accountId, named }, onList, onError) {
      let shared: readonly Omit<SharedChild, 'child'>[] = []
      const children = followDocuments<Child>({
        store,
        read: (found) => (isArchived(found.data) ? null : readChild(found)),
        onChange: (childAt) => onList(shared.map((one) => ({ ...one, child: childAt(`children/${one.id}`) }))),
        onError,
      })
      const stopList = store.watchQuery(
        {
          collection: `TherapistAccounts/${accountId}/sharedChildren`,
          ...(named === null ? {} : { where: [['caseload', 'array-contains', named]] as const }),
        },
        (documents) => {
          shared = readAll(readShared, documents).readable
          // A child that was refused is asked for again when what the family allows has changed.
          children.follow(new Map(shared.map(({ id, sharedAt, endsAt }) => [`children/${id}`, `${sharedAt} ${endsAt}`])))
        },
        onError,
      )
      return () => {
        stopList()
        children.stop()
      }
    },

    assign: (accountId, childId, caseload) =>
      commitNow(store, (writes) => writes.update(`TherapistAccounts/${accountId}/sharedChildren/${childId}`, { caseload })),

    giveUp: (accountId, childId) => commitNow(store, (writes) => writes.delete(`TherapistAccounts/${accountId}/sharedChildren/${childId}`)),
  }
}
