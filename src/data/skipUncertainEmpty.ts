import type { StoredDocument } from '#ports/documents'

/**
 * Passes on a list of documents, except an empty one that comes only from this device: it would tell a person who has just
 * signed in offline that there is nothing.
 */
export const skipUncertainEmpty =
  (onDocuments: (documents: readonly StoredDocument[]) => void) =>
  (documents: readonly StoredDocument[], isCertain: boolean): void => {
    if (documents.length > 0 || isCertain) onDocuments(documents)
  }
