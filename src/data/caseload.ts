import type { Child } from '#domain/people/people'
import type { DocumentStore } from '#ports/documents'
import type { Caseload } from '#ports/children'
import { isArchived, readChild } from './childDocument'

/** The children that families shared with a therapist account. One whose grant has ended drops out. */
export function createCaseload(store: DocumentStore): Caseload {
  return {
    watch({ id: accountId, namedUid }, onList, onError) {
      const children = new Map<string, { stop: () => void; child: Child | null; isKnown: boolean }>()
      const tell = () => {
        const all = [...children.values()]
        if (all.every(({ isKnown }) => isKnown)) onList(all.flatMap(({ child }) => (child === null ? [] : [child])))
      }
      const follow = (id: string) => {
        const entry = { stop: () => {}, child: null as Child | null, isKnown: false }
        children.set(id, entry)
        const know = (child: Child | null) => {
          Object.assign(entry, { child, isKnown: true })
          tell()
        }
        entry.stop = store.watch(
          `children/${id}`,
          (document) => know(document === null || isArchived(document.data) ? null : readChild(document)),
          (error) => (error.code === 'permission-denied' ? know(null) : onError(error)),
        )
      }
      const stopList = store.watchQuery(
        {
          collection: `TherapistAccounts/${accountId}/sharedChildren`,
          ...(namedUid === null ? {} : { where: [['caseload', 'array-contains', namedUid]] }),
        },
        (documents) => {
          const shared = new Set(documents.map(({ id }) => id))
          for (const [id, { stop }] of children) {
            if (shared.has(id)) continue
            stop()
            children.delete(id)
          }
          for (const id of shared) if (!children.has(id)) follow(id)
          tell()
        },
        onError,
      )
      return () => {
        stopList()
        for (const { stop } of children.values()) stop()
      }
    },
  }
}
