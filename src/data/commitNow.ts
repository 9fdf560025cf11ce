import type { DocumentStore, Writes } from '#ports/documents'

/**
 * Commits online or not at all. Used for changes between people: a change that waits offline would be shown as done, and might
 * be refused later when nobody notices.
 */
export const commitNow = (store: DocumentStore, fill: (writes: Writes) => void): Promise<void> => store.transact(async (transaction) => fill(transaction))
