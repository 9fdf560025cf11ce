import type { DocumentQuery, DocumentStore, StoredDocument, StoreError } from '#ports/documents'

/**
 * Watches several queries as one list. It reports once every query has answered, and fails as soon as one fails. No document may
 * be found by two of the queries.
 */
export function watchTogether(
  store: DocumentStore,
  queries: readonly DocumentQuery[],
  onDocuments: (documents: readonly StoredDocument[], isCertain: boolean) => void,
  onError: (error: StoreError) => void,
): () => void {
  const found = queries.map((): { readonly documents: readonly StoredDocument[]; readonly isCertain: boolean } | null => null)
  const stops: (() => void)[] = []
  let isOver = false
  const stop = () => {
    isOver = true
    for (const each of stops.splice(0)) each()
  }
  const fail = (error: StoreError) => {
    if (isOver) return
    stop()
    onError(error)
  }
  for (const [at, query] of queries.entries()) {
    const know = (documents: readonly StoredDocument[], isCertain: boolean) => {
      found[at] = { documents, isCertain }
      const known = found.filter((one) => one !== null)
      if (!isOver && known.length === queries.length)
        onDocuments(
          known.flatMap(({ documents }) => documents),
          known.every((one) => one.isCertain),
        )
    }
    stops.push(store.watchQuery(query, know, fail))
  }
  return stop
}
