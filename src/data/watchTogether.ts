import type { DocumentQuery, DocumentStore, StoredDocument } from '#ports/documents'

/** Watches several queries as one list: told once each has answered, and failed as soon as one has. No document may be in two of them. */
export function watchTogether(
  store: DocumentStore,
  queries: readonly DocumentQuery[],
  onDocuments: (documents: readonly StoredDocument[]) => void,
  onError: (error: Error) => void,
): () => void {
  const found = queries.map((): readonly StoredDocument[] | null => null)
  const stops: (() => void)[] = []
  let isOver = false
  const stop = () => {
    isOver = true
    for (const each of stops.splice(0)) each()
  }
  const fail = (error: Error) => {
    if (isOver) return
    stop()
    onError(error)
  }
  for (const [at, query] of queries.entries()) {
    const know = (documents: readonly StoredDocument[]) => {
      found[at] = documents
      const known = found.filter((one) => one !== null)
      if (!isOver && known.length === queries.length) onDocuments(known.flat())
    }
    stops.push(store.watchQuery(query, know, fail))
  }
  return stop
}
