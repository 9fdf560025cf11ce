import { readFileSync } from 'node:fs'

/** Collections that only functions and extensions write, so the rules do not mention them. */
const OF_FUNCTIONS = ['erasures', 'receipts', 'keptPapers', 'closedAccounts', 'dayCounts', 'mail', 'mailTokens']

/** Returns every collection that the product uses, at any depth. */
export function collectionsIn(rules) {
  const named = [...rules.matchAll(/^ *match (?:\/[A-Za-z{}]+)*?\/([A-Za-z_]+)\/[{A-Za-z]+}? \{/gm)].map(([, name]) => name)
  return [...new Set([...named, ...OF_FUNCTIONS])].filter((name) => name !== 'databases').toSorted()
}

export const productCollections = () => collectionsIn(readFileSync('src/adapters/firebase/firestore.rules', 'utf8'))

/** Counts the documents of each collection, at any depth, without reading them. */
export async function countDocuments({ host, token, project, collections = productCollections() }) {
  const counts = {}
  for (const collectionId of collections) {
    const query = { structuredQuery: { from: [{ collectionId, allDescendants: true }] }, aggregations: [{ alias: 'documents', count: {} }] }
    const answer = await fetch(`${host}/v1/projects/${project}/databases/(default)/documents:runAggregationQuery`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ structuredAggregationQuery: query }),
    })
    if (!answer.ok) throw new Error(`Counting ${collectionId}: ${answer.status} ${await answer.text()}`)
    const [{ result }] = await answer.json()
    counts[collectionId] = Number(result.aggregateFields.documents.integerValue)
  }
  return counts
}

/** Returns the collections whose counts differ. A missing count is 0. */
export const differences = (expected, found) =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .map((name) => ({ name, expected: expected[name] ?? 0, found: found[name] ?? 0 }))
    .filter((one) => one.expected !== one.found)
