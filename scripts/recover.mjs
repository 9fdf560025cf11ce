import { restSender } from './migrations/migrate.mjs'

// Usage: FIRESTORE_TOKEN=$(gcloud auth print-access-token) node scripts/node.mjs scripts/recover.mjs --project <id> --at <minute> <document path> [--write]
// Lists the documents at and below this path that existed at that minute (such as 2026-11-30T09:15:00Z) and are missing now. With --write it restores
// them, without changing any existing document. Needs point-in-time recovery, which covers seven days. With FIRESTORE_EMULATOR_HOST it uses that emulator.

/** Number of documents read or written at once. */
const PAGE = 100

const args = process.argv.slice(2)
const valueOf = (name) => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined)
const [project, at] = [valueOf('--project'), valueOf('--at')]
const path = args.find((each, index) => !each.startsWith('--') && !['--project', '--at'].includes(args[index - 1]))
const { FIRESTORE_EMULATOR_HOST: emulator, FIRESTORE_TOKEN } = process.env
const token = emulator === undefined ? FIRESTORE_TOKEN : 'owner'

/** Returns the document and everything below it, now or at an earlier time, in pages. */
async function* documentsAt({ send, root }, readTime) {
  const time = readTime === undefined ? {} : { readTime }
  const [first] = await send(`${root.slice(0, root.indexOf('/documents') + '/documents'.length)}:batchGet`, { documents: [root], ...time })
  if (first.found !== undefined) yield [first.found]
  let after = null
  for (;;) {
    const structuredQuery = {
      // A selector without the name of a collection selects all collections below the document.
      from: [{ allDescendants: true }],
      orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
      limit: PAGE,
      ...(after === null ? {} : { startAt: { values: [{ referenceValue: after }], before: false } }),
    }
    const found = (await send(`${root}:runQuery`, { structuredQuery, ...time })).flatMap(({ document }) => document ?? [])
    yield found
    if (found.length < PAGE) return
    after = found.at(-1).name
  }
}

async function recover({ database, send }) {
  const where = { send, root: `${database}/${path}` }
  const present = new Set()
  let createdAt = null
  for await (const page of documentsAt(where)) {
    for (const { name, fields } of page) {
      if (name === where.root) createdAt = JSON.stringify(fields?.createdAt ?? null)
      present.add(name)
    }
  }
  const isWritten = args.includes('--write')
  let missing = 0
  for await (const page of documentsAt(where, new Date(at).toISOString())) {
    // A child's id is used again after its deletion, and old sessions must not become those of another child.
    const root = createdAt === null ? undefined : page.find(({ name }) => name === where.root)
    if (root !== undefined && JSON.stringify(root.fields?.createdAt ?? null) !== createdAt) throw new Error(`${path} is another document now.`)
    const lost = page.filter(({ name }) => !present.has(name))
    for (const { name } of lost) console.log(`  ${name.slice(database.length + 1)}`)
    missing += lost.length
    if (!isWritten || lost.length === 0) continue
    // If somebody has created the document in the meantime, the newer one stays.
    const writes = lost.map(({ name, fields = {} }) => ({ update: { name, fields }, currentDocument: { exists: false } }))
    const { status } = await send(`${database}:batchWrite`, { writes })
    const failed = status.filter(({ code = 0 }) => code !== 0)
    if (failed.length > 0) throw new Error(`${failed.length} could not be written: ${failed[0].message}. Run it again.`)
  }
  console.log(`${missing} documents ${isWritten ? 'written back' : 'are missing; --write writes them back'}.`)
}

try {
  const isDocument = path !== undefined && path.split('/').length % 2 === 0
  if (!project || Number.isNaN(Date.parse(at ?? '')) || !isDocument || token === undefined) {
    throw new Error('Give --project, --at with a time, the path of a document, and an access token in FIRESTORE_TOKEN.')
  }
  await recover({
    database: `projects/${project}/databases/(default)/documents`,
    send: restSender({ host: emulator === undefined ? 'https://firestore.googleapis.com' : `http://${emulator}`, token }),
  })
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
