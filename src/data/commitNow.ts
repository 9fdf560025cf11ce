import type { DocumentStore, Writes } from '#ports/documents'

/** Commits with a network or not at all, for changes between people: a change that waits would be shown as done, and might be refused when nobody looks. */
export const commitNow = (store: DocumentStore, fill: (writes: Writes) => void): Promise<void> => store.transact(async (transaction) => fill(transaction))
