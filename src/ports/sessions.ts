import type { Session } from '#domain/activities/session'

/** Past sessions of a child. Made in src/data; errors are StoreErrors. */
export interface Sessions {
  /** Idempotent: the same session may be delivered twice. */
  save(session: Session): Promise<void>
  /** Newest first; with `ranBy` those that this person ran, all that a visitor may see. Unreadable documents are left out and counted. */
  watch(childId: string, onList: (list: { sessions: readonly Session[]; unreadable: number }) => void, onError: (error: Error) => void, ranBy?: string): () => void
}
