import type { DocumentQuery, DocumentStore, StoredDocument } from '#ports/documents'
import { followDocuments } from './followDocuments'
import { isMap } from './parsing'
import { skipUncertainEmpty } from './skipUncertainEmpty'
import { nullWhenRefused } from './refused'
import { watchTogether } from './watchTogether'

// Only the most recent visits are looked up, because many old ones would slow down every start.
const MAX_VISITS = 30

/** Query for the accounts in which this person is a permanent member. */
const lastingly = (uid: string): DocumentQuery => ({ collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', uid]] })

/**
 * Query for this person's accepted invitations, which show where they are a visitor. No list names visitors, because a query
 * cannot check whether a visit has ended.
 */
const acceptedBy = (uid: string): DocumentQuery => ({
  collection: 'invitations',
  group: true,
  where: [
    ['respondedBy', '==', uid],
    ['status', '==', 'accepted'],
  ],
  orderBy: ['respondedAt', 'desc'],
  limit: MAX_VISITS,
})

/** Query for this person's family documents. Each is stored below a therapist account. */
export const familiesOf = (uid: string): DocumentQuery => ({ collection: 'families', group: true, where: [['uid', '==', uid]] })

/**
 * Finds every account that has this person in its team or among its families. Leaves out accounts that the backend refuses
 * because the visit has ended.
 */
export async function findAccountsOf(store: DocumentStore, uid: string): Promise<readonly StoredDocument[]> {
  const [lasting, answers, families] = [await store.find(lastingly(uid)), await store.find(acceptedBy(uid)), await store.find(familiesOf(uid))]
  const visited = visitedBeside(lasting, [...families, ...answers])
  const found = await Promise.all([...visited.keys()].map((path) => store.get(path).catch(nullWhenRefused)))
  return [...lasting, ...found.flatMap((account) => asKnown(account, uid, families) ?? [])]
}

/** Watches the accounts of this person. Calls back for the first time when every query has answered. */
export function watchAccountsOf(
  store: DocumentStore,
  uid: string,
  onAccounts: (accounts: readonly StoredDocument[]) => void,
  onError: (error: Error) => void,
): () => void {
  let lasting: readonly StoredDocument[] = []
  let families: readonly StoredDocument[] = []
  let visited: ReadonlyMap<string, string> = new Map()
  const visits = followDocuments({
    store,
    read: (account) => asKnown(account, uid, families),
    onChange: (found) => onAccounts([...lasting, ...[...visited.keys()].flatMap((path) => found(path) ?? [])]),
    onError: fail,
  })
  const lists = watchTogether(
    store,
    [lastingly(uid), acceptedBy(uid), familiesOf(uid)],
    skipUncertainEmpty((documents) => {
      lasting = documents.filter(isAccount)
      families = documents.filter(isFamily)
      visited = visitedBeside(lasting, [...families, ...documents.filter((document) => !isAccount(document) && !isFamily(document))])
      visits.follow(visited)
    }),
    fail,
  )
  function fail(error: Error): void {
    stop()
    onError(error)
  }
  function stop(): void {
    lists()
    visits.stop()
  }
  return stop
}

/** Watches one account. If this person is not in the team, they are added from their family document. */
export function watchAccountOf(
  store: DocumentStore,
  { id, uid }: { readonly id: string; readonly uid: string },
  onAccount: (account: StoredDocument | null) => void,
  onError: (error: Error) => void,
): () => void {
  const [account, family] = [`TherapistAccounts/${id}`, `TherapistAccounts/${id}/families/${uid}`]
  const both = followDocuments({
    store,
    read: (document) => document,
    onChange: (found) => {
      const known = found(family)
      onAccount(asKnown(found(account), uid, known === null ? [] : [known]))
    },
    onError: (error) => {
      both.stop()
      onError(error)
    },
  })
  both.follow(new Map([account, family].map((path) => [path, path])))
  return both.stop
}

const accountPathOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const isAccount = ({ path }: StoredDocument): boolean => path === accountPathOf(path)
const isFamily = ({ path }: StoredDocument): boolean => path.split('/')[2] === 'families'

/** Finds visited accounts that are not known yet, each with the date of joining, so that a returning visitor is found again. */
function visitedBeside(known: readonly StoredDocument[], answers: readonly StoredDocument[]): ReadonlyMap<string, string> {
  const visited = new Map<string, string>()
  for (const { path, data } of answers) {
    const account = accountPathOf(path)
    const key = 'joinedAt' in data ? `family ${Number(data['joinedAt'])}` : `${Number(data['respondedAt'])}`
    if (!visited.has(account) && known.every((one) => one.path !== account)) visited.set(account, key)
  }
  return visited
}

/**
 * Adds this person to the account. Returns null if they are in neither its team nor its families (an administrator may still
 * read it).
 */
function asKnown(account: StoredDocument | null, uid: string, families: readonly StoredDocument[]): StoredDocument | null {
  if (account === null) return null
  const family = families.find(({ path }) => accountPathOf(path) === account.path)
  const team = isMap(account.data['team']) ? account.data['team'] : {}
  if (Object.hasOwn(team, uid)) return account
  return family === undefined ? null : { ...account, data: { ...account.data, team: { ...team, [uid]: { ...family.data, role: 'parent' } } } }
}
