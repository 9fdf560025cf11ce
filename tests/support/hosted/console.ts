import { emulatorAddresses } from './services'

const { project, auth, firestore } = emulatorAddresses
const DATABASE = `projects/${project}/databases/(default)/documents`

/** Acts with a person's token through the database's own interface, without the app. Anyone can do this from the console of a page. */
export interface DatabaseConsole {
  readonly uid: string
  /** Reads a document, and returns the status code of the answer. */
  get(path: string): Promise<number>
  list(collection: string, options?: { readonly group?: true; readonly where?: readonly [field: string, value: string] }): Promise<number>
  /** Changes these fields, and sets `updatedAt` to the server's time. */
  change(path: string, fields: Readonly<Record<string, string>>): Promise<number>
  create(path: string, fields: Readonly<Record<string, unknown>>): Promise<number>
  remove(path: string): Promise<number>
}

/** Signs in without the app. */
export async function openConsole(email: string, password: string): Promise<DatabaseConsole> {
  const answer = await fetch(`http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  })
  const { idToken, localId: uid } = (await answer.json()) as { idToken: string; localId: string }
  const ask = async (method: string, rest: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' }
    const { status } = await fetch(`http://${firestore}/v1/${DATABASE}${rest}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return status
  }
  const commit = (write: unknown) => ask('POST', ':commit', { writes: [write] })
  return {
    uid,
    get: (path) => ask('GET', `/${path}`),
    list: (collection, { group, where } = {}) => {
      const parts = collection.split('/')
      const from = [{ collectionId: parts.pop(), ...(group ? { allDescendants: true } : {}) }]
      const filter =
        where === undefined ? {} : { where: { fieldFilter: { field: { fieldPath: where[0] }, op: 'ARRAY_CONTAINS', value: { stringValue: where[1] } } } }
      return ask('POST', `${parts.length === 0 ? '' : `/${parts.join('/')}`}:runQuery`, { structuredQuery: { from, ...filter } })
    },
    change: (path, fields) =>
      commit({
        update: { name: `${DATABASE}/${path}`, fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { stringValue: value }])) },
        updateMask: { fieldPaths: Object.keys(fields) },
        updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
      }),
    create: (path, fields) => commit({ update: { name: `${DATABASE}/${path}`, fields } }),
    remove: (path) => commit({ delete: `${DATABASE}/${path}` }),
  }
}
