import type { DocumentStore } from '#ports/documents'
import type { Sessions } from '#ports/sessions'
import { GUEST_CHILD_ID } from './childDocument'
import { readAll } from './parsing'
import { readSession, writeSession } from './sessionDocument'

/** Past sessions. Those of a person without an account go to `guestStore`, which speaks as nobody, on this device. */
export function createSessions(store: DocumentStore, guestStore: DocumentStore = store): Sessions {
  const storeOf = (childId: string) => (childId === GUEST_CHILD_ID ? guestStore : store)
  return {
    save: (session) =>
      storeOf(session.childId).transact(async (transaction) => {
        const path = `children/${session.childId}/sessions/${session.id}`
        if ((await transaction.get(path)) === null) transaction.set(path, writeSession(session))
      }),

    watch: (childId, onList, onError, ranBy) =>
      storeOf(childId).watchQuery(
        { collection: `children/${childId}/sessions`, ...(ranBy === undefined ? {} : { where: [['ranBy', '==', ranBy]] as const }), orderBy: ['startedAt', 'desc'] },
        (documents) => {
          const { readable, unreadable } = readAll(readSession, documents)
          onList({ sessions: readable, unreadable })
        },
        onError,
      ),
  }
}
