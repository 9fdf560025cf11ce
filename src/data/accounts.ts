import type { DocumentQuery, DocumentStore, StoredDocument } from '#ports/documents'
import { followDocuments } from './followDocuments'
import { isMap } from './parsing'
import { proven } from './proven'
import { nullWhenRefused } from './refused'
import { watchTogether } from './watchTogether'

// The ones that were answered last: what ended years ago is not asked for at every start.
const MAX_VISITS = 30

/** Where this person is in the team for good. */
const lastingly = (uid: string): DocumentQuery => ({ collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', uid]] })

/** No list names a visitor, because a query cannot ask whether the visit has ended: the own answers say where to look. */
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

/** Every account in whose team this person is; one where a visit has ended is refused, and left out. */
export async function findAccountsOf(store: DocumentStore, uid: string): Promise<readonly StoredDocument[]> {
  const lasting = await store.find(lastingly(uid))
  const visited = visitedBeside(lasting, await store.find(acceptedBy(uid)))
  const found = await Promise.all([...visited.keys()].map((path) => store.get(path).catch(nullWhenRefused)))
  return [...lasting, ...found.flatMap((account) => (account !== null && isIn(account, uid) ? [account] : []))]
}

/** The same, as it changes: told once everything has answered. */
export function watchAccountsOf(
  store: DocumentStore,
  uid: string,
  onAccounts: (accounts: readonly StoredDocument[]) => void,
  onError: (error: Error) => void,
): () => void {
  let lasting: readonly StoredDocument[] = []
  let visited: ReadonlyMap<string, string> = new Map()
  const visits = followDocuments({
    store,
    read: (account) => (isIn(account, uid) ? account : null),
    onChange: (found) => onAccounts([...lasting, ...[...visited.keys()].flatMap((path) => found(path) ?? [])]),
    onError: fail,
  })
  const lists = watchTogether(
    store,
    [lastingly(uid), acceptedBy(uid)],
    proven((documents) => {
      lasting = documents.filter(isAccount)
      visited = visitedBeside(
        lasting,
        documents.filter((document) => !isAccount(document)),
      )
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

const accountPathOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const isAccount = ({ path }: StoredDocument): boolean => path === accountPathOf(path)

/** The accounts of these answers, without those that are known; with when the person came in, so that who comes again is found again. */
function visitedBeside(known: readonly StoredDocument[], answers: readonly StoredDocument[]): ReadonlyMap<string, string> {
  const visited = new Map<string, string>()
  for (const { path, data } of answers) {
    const account = accountPathOf(path)
    if (!visited.has(account) && known.every((one) => one.path !== account)) visited.set(account, `${Number(data['respondedAt'])}`)
  }
  return visited
}

// An administrator may also read where the person is no longer.
const isIn = ({ data: { team } }: StoredDocument, uid: string): boolean => isMap(team) && Object.hasOwn(team, uid)
