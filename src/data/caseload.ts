import * as z from 'zod/mini'
import type { Child, SharedChild } from '#domain/people/people'
import { LISTED_AFTER_END_DAYS, NO_END } from '#domain/people/grants'
import { DAY_MS, type Instant } from '#domain/time'
import type { Caseload, OpenCaseload } from '#ports/children'
import type { DocumentQuery, DocumentStore, StoredDocument } from '#ports/documents'
import { readRow, rowPath, sharedPath } from './caseRowDocument'
import { createCaseRows, type CaseRows } from './caseRows'
import { isArchived, readChild } from './childDocument'
import { commitNow } from './commitNow'
import { followDocuments } from './followDocuments'
import { readAll, type Reader } from './parsing'
import { isRefused } from './refused'

const document = z.object({
  ownerUid: z.string(),
  alias: z.string(),
  sharedAt: z.date(),
  endsAt: z.date(),
  purpose: z._default(z.string(), ''),
  caseload: z._default(z.array(z.string()), []),
})

type Shared = Omit<SharedChild, 'child' | 'row'>

const readShared: Reader<Shared> = ({ id, path, data }) => {
  const { data: found } = document.safeParse(data)
  const accountId = path.split('/')[1]
  if (found === undefined || accountId === undefined) return null
  return { id, accountId, ...found, sharedAt: found.sharedAt.getTime(), endsAt: found.endsAt.getTime() < NO_END ? found.endsAt.getTime() : null }
}

const readListed = (found: StoredDocument): Child | null => (isArchived(found.data) ? null : readChild(found))

/**
 * Returns a filter for the children that families share with an account, or shared until recently. It reaches one day less than
 * the rules allow, so that a slow clock does not lose the list.
 */
export const listedSince = (now: Instant): readonly [string, '>', Date] => ['endsAt', '>', new Date(now - (LISTED_AFTER_END_DAYS - 1) * DAY_MS)]

// The backend checks a query by its filters. Shares that end within a day are therefore requested one by one, so that a slow
// clock does not lose the list.
const LASTING_MS = DAY_MS
/** Maximum number of missing rows that are recreated, one after another. Viewing the list takes precedence. */
const MENDED_AT_ONCE = 25

/**
 * Creates access to the children that families shared with a therapist account, on any document store. `forgetCopies` deletes
 * this device's copies of the backend's documents and returns whether it succeeded: once a family ends sharing, nobody may read
 * them any more.
 */
export function createCaseload(store: DocumentStore, clock: () => Instant = Date.now, forgetCopies: () => Promise<boolean> = async () => true): Caseload {
  const caseRows = createCaseRows(store, clock)
  return {
    watch: (account, onList, onError) => watchCaseload({ store, caseRows, clock, forgetCopies, account, onList, onError }),

    watchChild: (childId, onChild, onError) =>
      store.watch(
        `children/${childId}`,
        (found) => onChild(found === null ? 'unknown' : readListed(found)),
        (error) => (isRefused(error) ? onChild(null) : onError(error)),
      ),

    async assign(accountId, childId, caseload) {
      await commitNow(store, (writes) => {
        writes.update(sharedPath(accountId, childId), { caseload })
        writes.delete(rowPath(accountId, childId))
      })
      await caseRows.refresh(childId, 'nothing')
    },

    giveUp: (accountId, childId) =>
      commitNow(store, (writes) => {
        writes.delete(sharedPath(accountId, childId))
        writes.delete(rowPath(accountId, childId))
      }),
  }
}

interface Watched {
  readonly store: DocumentStore
  readonly caseRows: CaseRows
  readonly clock: () => Instant
  readonly forgetCopies: () => Promise<boolean>
  readonly account: OpenCaseload
  readonly onList: (list: readonly SharedChild[]) => void
  readonly onError: (error: Error) => void
}

/** Replaces the nickname from the time of sharing with the current one, if the child can be read. */
const withName = (one: SharedChild): SharedChild => ({ ...one, alias: one.child?.alias ?? one.alias })

/** Watches two queries, one for the shares and one for the rows. Only children without a row are read separately. */
function watchCaseload({ store, caseRows, clock, forgetCopies, account, onList, onError }: Watched): () => void {
  const { id: accountId, named, seesResults } = account
  let shared: readonly Shared[] | null = null
  let rows: ReadonlyMap<string, StoredDocument> | null = seesResults ? null : new Map()
  // Ids of children that were found without a row. They are always read separately, because switching to a new row would only
  // restart the list.
  const alone = new Set<string>()
  const mend = mendingWith(caseRows)
  const drop = droppingBy(forgetCopies)
  let isSure = false
  /** Whether the backend has answered with the rows since the last comparison. This answer may come before the one with the shares. */
  let isDue = false

  const rowOf = ({ id, ownerUid }: Shared) => {
    const row = alone.has(id) ? undefined : rows?.get(id)
    return row === undefined ? null : readRow(row, ownerUid)
  }
  const children = followDocuments<Child>({
    store,
    read: readListed,
    onChange(childAt) {
      const list = (shared ?? []).map((one): SharedChild => withName({ ...one, ...(rowOf(one) ?? { child: childAt(`children/${one.id}`) }) }))
      onList(list)
      if (isSure) drop.compare(list.flatMap(({ id, child }) => (child === null ? [] : [id])))
      else drop.know(list.flatMap(({ id, child }) => (child === null ? [] : [id])))
      mend.take(list.filter(({ id, child }) => child !== null && alone.has(id)))
    },
    onError,
  })
  const renew = (areRowsCertain: boolean) => {
    isDue ||= areRowsCertain
    if (shared === null || rows === null) return
    const without = shared.filter((one) => rowOf(one) === null)
    if (isDue && seesResults) for (const { id } of without) alone.add(id)
    isDue = false
    // A refused child is requested again if the family has changed the permission.
    children.follow(new Map(without.map(({ id, sharedAt, endsAt }) => [`children/${id}`, `${sharedAt} ${endsAt}`])))
  }

  const ofMine: DocumentQuery['where'] = named === null ? [] : [['caseload', 'array-contains', named]]
  const below = (name: string) => `TherapistAccounts/${accountId}/${name}`
  let stopList = () => {}
  const startList = () => {
    const startedAt = clock()
    stopList = store.watchQuery(
      { collection: below('sharedChildren'), where: [...ofMine, listedSince(startedAt)] },
      (documents, isCertain) => {
        isSure = isCertain
        shared = readAll(readShared, documents).readable
        renew(false)
      },
      (error) => {
        // After a day the query reaches further back than the rules allow, so it is restarted.
        if (isRefused(error) && clock() - startedAt >= DAY_MS) startList()
        else onError(error)
      },
    )
  }
  startList()
  const stopRows = !seesResults
    ? () => {}
    : store.watchQuery(
        { collection: below('caseRows'), where: [...ofMine, ['endsAt', '>', new Date(clock() + LASTING_MS)]] },
        (documents, isCertain) => {
          rows = new Map(documents.map((one) => [one.id, one]))
          renew(isCertain)
        },
        // If the rows cannot be watched, children are read separately. This is slower, but the list stays complete.
        () => {
          rows = new Map()
          renew(true)
        },
      )
  return () => {
    stopList()
    stopRows()
    children.stop()
    mend.stop()
  }
}

/** Deletes this device's copies when a child can no longer be read. A failed deletion is repeated with the next list. */
function droppingBy(forgetCopies: () => Promise<boolean>): { know(ids: readonly string[]): void; compare(ids: readonly string[]): void } {
  const known = new Set<string>()
  let isBusy = false
  const know = (ids: readonly string[]) => ids.forEach((id) => known.add(id))
  const drop = async (lost: readonly string[]) => {
    isBusy = true
    const isDone = await forgetCopies().catch(() => false)
    isBusy = false
    if (isDone) lost.forEach((id) => known.delete(id))
  }
  return {
    know,
    compare(ids) {
      know(ids)
      const lost = [...known].filter((id) => !ids.includes(id))
      if (lost.length === 0 || isBusy) return
      void drop(lost)
    },
  }
}

/** Recreates missing rows slowly, one after another. */
function mendingWith(caseRows: CaseRows): { take(found: readonly SharedChild[]): void; stop(): void } {
  const taken = new Set<string>()
  let isOver = false
  let last = Promise.resolve()
  return {
    take(found) {
      for (const { id } of found) {
        if (taken.has(id) || taken.size >= MENDED_AT_ONCE) continue
        taken.add(id)
        last = last.then(() => (isOver ? undefined : caseRows.refresh(id, 'nothing')))
      }
    },
    stop() {
      isOver = true
    },
  }
}
