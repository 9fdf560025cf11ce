import type { StoredDocument } from '#ports/documents'

/**
 * Passes on a list of documents, but not an empty one that only this device knows: a person who has just signed in without a network would be told that
 * there is nothing.
 */
export const skipUncertainEmpty =
  (onDocuments: (documents: readonly StoredDocument[]) => void) =>
  (documents: readonly StoredDocument[], isCertain: boolean): void => {
    if (documents.length > 0 || isCertain) onDocuments(documents)
  }
