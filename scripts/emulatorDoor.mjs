/** Returns direct access to the emulators that bypasses every rule, as a console and a backend have in production. */
export function emulatorDoor({ project, env }) {
  const send = async (address, body) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const accounts = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`
  const database = `projects/${project}/databases/(default)/documents`
  return {
    /** Adds a person with a confirmed address. */
    addPerson: ({ uid, email, password, displayName }) => send(accounts, { localId: uid, email, password, displayName, emailVerified: true }),
    /** Returns every document of the collections with this name, at any depth. */
    async find(collectionId) {
      const query = { structuredQuery: { from: [{ collectionId, allDescendants: true }] } }
      const rows = await send(`http://${env.FIRESTORE_EMULATOR_HOST}/v1/${database}:runQuery`, query)
      return rows.flatMap(({ document }) => (document === undefined ? [] : [{ path: document.name.slice(database.length + 1), data: dataOf(document.fields) }]))
    },
    /** Returns one document. Its fields are undefined if it does not exist. */
    async read(path) {
      const [{ found }] = await send(`http://${env.FIRESTORE_EMULATOR_HOST}/v1/${database}:batchGet`, { documents: [`${database}/${path}`] })
      return dataOf(found?.fields)
    },
    /** Writes documents by path. Dates become timestamps. */
    async put(documents) {
      const writes = Object.entries(documents).map(([path, data]) => ({ update: { name: `${database}/${path}`, fields: fieldsOf(data) } }))
      // The service accepts at most 500 writes at once.
      for (let from = 0; from < writes.length; from += 400) {
        await send(`http://${env.FIRESTORE_EMULATOR_HOST}/v1/${database}:commit`, { writes: writes.slice(from, from + 400) })
      }
    },
  }
}

const fieldsOf = (data) => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, valueOf(value)]))

function valueOf(value) {
  if (value === null) return { nullValue: null }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } }
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value }
    case 'number':
      return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value }
    case 'object':
      return { mapValue: { fields: fieldsOf(value) } }
    default:
      return { stringValue: String(value) }
  }
}

const dataOf = (fields = {}) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plainOf(value)]))

function plainOf(value) {
  const [kind, inner] = Object.entries(value)[0]
  switch (kind) {
    case 'nullValue':
      return null
    case 'timestampValue':
      return new Date(inner)
    case 'integerValue':
      return Number(inner)
    case 'arrayValue':
      return (inner.values ?? []).map(plainOf)
    case 'mapValue':
      return dataOf(inner.fields)
    default:
      return inner
  }
}
