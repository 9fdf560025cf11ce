import type { Session } from '#domain/activities/session'
import { SHOWN_CHILD_ID } from '#domain/activities/shown'
import { digestOf, mergeDigests, SUMMARY_SESSIONS, type Digest } from '#domain/measures/digest'
import { writeLine } from '#domain/measures/digestLine'
import type { Instant } from '#domain/time'
import { NOW, StoreError, type DocumentStore, type Transaction } from '#ports/documents'
import { listWith } from '#ports/listWith'
import type { Sessions } from '#ports/sessions'
import { createCaseRows } from './caseRows'
import { followDocuments } from './followDocuments'
import { GUEST_CHILD_ID } from './childDocument'
import { readAll } from './parsing'
import { isRefused } from './refused'
import { readSession, writeSession } from './sessionDocument'
import { readSummary, summaryPath, writeSummary } from './summaryDocument'

/** Creates access to past sessions. Sessions of a person without an account go to `guestStore`, on this device. */
export function createSessions(store: DocumentStore, guestStore: DocumentStore = store, clock: () => Instant = Date.now): Sessions {
  const storeOf = (childId: string) => (childId === GUEST_CHILD_ID ? guestStore : store)
  const rows = createCaseRows(store, clock)

  const save = (session: Session, hasSummary: boolean) =>
    storeOf(session.childId).transact(async (transaction) => {
      const path = `children/${session.childId}/sessions/${session.id}`
      const known = await transaction.get(path)
      if (known !== null) {
        // An adult's answer about the session may arrive after the session was first delivered.
        if (session.mood !== undefined && known.data['mood'] !== session.mood) transaction.update(path, { mood: session.mood })
        return
      }
      const addToSummary = hasSummary ? await summariser(transaction, session) : () => {}
      transaction.set(path, writeSession(session))
      addToSummary()
    })

  /** Reads what the summary needs and returns a function that writes it, because a transaction must read before it writes. */
  async function summariser(transaction: Transaction, session: Session): Promise<() => void> {
    const path = summaryPath(session.childId)
    const digest = digestOf(session)
    try {
      const found = await transaction.get(path)
      const known = found === null ? await digestsOf(session.childId) : readSummary(found)
      return () => transaction.set(path, writeSummary(mergeDigests(known, [digest]), session.demo === true))
    } catch (error) {
      if (!isRefused(error)) throw error
      // A visitor may not see other people's results, so the line is added without reading the summary.
      return () => transaction.update(path, { sessions: listWith(writeLine(digest)), updatedAt: NOW })
    }
  }

  /** Builds digests from the sessions themselves, for a child who played before summaries existed. */
  async function digestsOf(childId: string): Promise<readonly Digest[]> {
    const newest = await store
      .find({ collection: `children/${childId}/sessions`, orderBy: ['startedAt', 'desc'], limit: SUMMARY_SESSIONS })
      .catch((error: unknown) => {
        // An offline device counts as having no sessions. The transaction then checks this.
        if (error instanceof StoreError && error.code === 'offline') return []
        throw error
      })
    return readAll(readSession, newest).readable.map(digestOf)
  }

  async function summarise(childId: string, sessions: readonly Session[]): Promise<void> {
    if (childId === GUEST_CHILD_ID) return
    const told = mergeDigests([], sessions.map(digestOf))
    const isDemo = sessions.some(({ demo }) => demo === true)
    let isNew = false
    await store.transact(async (transaction) => {
      const found = await transaction.get(summaryPath(childId))
      const known = found === null ? [] : readSummary(found)
      const whole = mergeDigests(known, told)
      isNew = whole.map(writeLine).join() !== known.map(writeLine).join()
      if (isNew) transaction.set(summaryPath(childId), writeSummary(whole, isDemo))
    })
    await rows.refresh(childId, isNew ? 'something' : 'nothing')
  }

  return {
    async save(session) {
      // A session played through a shared link belongs to no child.
      if (session.childId === SHOWN_CHILD_ID) return
      // A child who plays without an account is on nobody's caseload.
      const isListed = session.childId !== GUEST_CHILD_ID
      try {
        await save(session, isListed)
      } catch (error) {
        if (!isListed || !isForSummary(error)) throw error
        await save(session, false)
      }
      await rows.refresh(session.childId, digestOf(session))
    },

    async tellMood(session) {
      const { childId, id, mood } = session
      if (childId === SHOWN_CHILD_ID) return
      await storeOf(childId).commit((writes) => writes.update(`children/${childId}/sessions/${id}`, { mood }))
      // The summary is updated if possible. If this device is offline or the person is a visitor, the next page or session updates it.
      await summarise(childId, [session]).catch(() => undefined)
    },

    watch: (childId, onList, onError, ranBy) =>
      storeOf(childId).watchQuery(
        {
          collection: `children/${childId}/sessions`,
          ...(ranBy === undefined ? {} : { where: [['ranBy', '==', ranBy]] as const }),
          orderBy: ['startedAt', 'desc'],
        },
        (documents) => {
          const { readable, unreadable } = readAll(readSession, documents)
          onList({ sessions: readable, unreadable })
        },
        onError,
      ),

    summarise,

    watchSummaries(childIds, onSummaries, onError) {
      const summaries = followDocuments<readonly Digest[]>({
        store,
        read: readSummary,
        onChange: (digestsAt) =>
          onSummaries(
            new Map(
              childIds.flatMap((id) => {
                const digests = digestsAt(summaryPath(id))
                return digests === null ? [] : [[id, digests] as const]
              }),
            ),
          ),
        onError,
      })
      summaries.follow(new Map(childIds.map((id) => [summaryPath(id), ''])))
      return summaries.stop
    },
  }
}

/** Whether the summary alone may have caused a failure. The session is then saved without it. */
const isForSummary = (error: unknown): boolean => error instanceof StoreError && (error.code === 'permission-denied' || error.code === 'not-found')
