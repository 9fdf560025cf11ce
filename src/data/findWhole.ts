import { type DocumentQuery, type DocumentStore, StoreError, type StoredDocument } from '#ports/documents'

/**
 * Returns everything that the query finds. Rejects with `offline` if the device cannot reach the backend and may have only part
 * of the documents.
 */
export async function findWhole(store: DocumentStore, query: DocumentQuery): Promise<readonly StoredDocument[]> {
  const found = await store.find(query)
  if (found.length < (await store.count(query))) throw new StoreError('offline', `${query.collection} is not whole on this device`)
  return found
}
