/** Number of documents per request. */
const PAGE = 200
const TRIES = 5

/**
 * Converts the documents of a hosted database to the format that the rules and the product expect. A migration plans the writes for one document. They
 * are committed together. If the document has changed since it was read, the commit fails and the writes are planned again. A second run changes
 * nothing. Returns, for each migration, what it has written or would write.
 */
export async function migrate({ database, send, migrations, isDryRun, say }) {
  const done = []
  for (const migration of migrations) {
    const paths = []
    for await (const document of documentsOf({ database, send, collection: migration.collection })) {
      paths.push(...(await migrateOne({ database, send, migration, isDryRun }, document)))
    }
    if (!isDryRun) await remember({ database, send, migration, count: paths.length })
    say(`${migration.id}: ${paths.length} documents ${isDryRun ? 'would be written' : 'written'}`)
    done.push({ id: migration.id, paths })
  }
  return done
}

async function migrateOne({ database, send, migration, isDryRun }, document, tries = TRIES) {
  const writes = await migration.plan(document, (path) => readFields(database, send, path))
  if (writes.length === 0 || isDryRun) return writes.map(({ path }) => path)
  const answer = await send(`${database}:commit`, { writes: writes.map((write) => restWrite(database, write, document)) }, [409, 400])
  if (!('refused' in answer)) return writes.map(({ path }) => path)
  if (tries <= 1) throw new Error(`${document.path}: ${answer.refused}`)
  const [{ found }] = await send(`${database}:batchGet`, { documents: [`${database}/${document.path}`] })
  return found === undefined ? [] : migrateOne({ database, send, migration, isDryRun }, readDocument(database, found), tries - 1)
}

function restWrite(database, { path, set, clear = [], create, remove }, document) {
  const name = `${database}/${path}`
  const condition = path === document.path ? { currentDocument: { updateTime: document.updateTime } } : {}
  if (remove === true) return { delete: name, ...condition }
  if (create !== undefined) return { update: { name, fields: create } }
  return { update: { name, fields: set }, updateMask: { fieldPaths: [...Object.keys(set), ...clear] }, ...condition }
}

/** Returns the fields of another document on which a plan depends; null if that document does not exist. */
async function readFields(database, send, path) {
  const [{ found }] = await send(`${database}:batchGet`, { documents: [`${database}/${path}`] })
  return found === undefined ? null : (found.fields ?? {})
}

/** Returns every document of the collections with this name, at any depth. */
async function* documentsOf({ database, send, collection }) {
  let last
  for (;;) {
    const rows = await send(`${database}:runQuery`, {
      structuredQuery: {
        from: [{ collectionId: collection, allDescendants: true }],
        orderBy: [{ field: { fieldPath: '__name__' } }],
        limit: PAGE,
        ...(last === undefined ? {} : { startAt: { values: [{ referenceValue: last }], before: false } }),
      },
    })
    const found = rows.flatMap(({ document }) => document ?? [])
    for (const document of found) yield readDocument(database, document)
    if (found.length < PAGE) return
    last = found.at(-1).name
  }
}

const readDocument = (database, { name, fields = {}, updateTime }) => ({ path: name.slice(database.length + 1), fields, updateTime })

// Records a migration in a collection that only the console can read, because no rule allows access to it.
const remember = ({ database, send, migration, count }) =>
  send(`${database}:commit`, {
    writes: [
      {
        update: { name: `${database}/Migrations/${migration.id}`, fields: { written: { integerValue: String(count) } } },
        updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
  })

/** Sends requests to Firestore's REST interface. A status in `tolerated` resolves to `{ refused }`. */
export function restSender({ host, token }) {
  return async (address, body, tolerated = []) => {
    const answer = await fetch(`${host}/v1/${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (answer.ok) return answer.json()
    const text = await answer.text()
    if (tolerated.includes(answer.status) && /FAILED_PRECONDITION|ABORTED/.test(text)) return { refused: text }
    throw new Error(`${address}: ${answer.status} ${text}`)
  }
}
