import { type DocumentQuery, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'

/** Everything that the query finds, or `offline`: without the backend this device may know only part of it and take that for all. */
export async function findWhole(store: DocumentStore, query: DocumentQuery): Promise<readonly StoredDocument[]> {
  const found = await store.find(query)
  if (found.length < (await store.count(query))) throw new StoreError('offline', `${query.collection} is not whole on this device`)
  return found
}
