import type { Session } from '#domain/activities/session'
import type { Digest } from '#domain/measures/digest'

/** Access to a child's past sessions. Implemented in src/data; errors are StoreErrors. */
export interface Sessions {
  /**
   * Saves a session and adds it to the child's summary in the same write. Idempotent, because the same session may be delivered
   * twice.
   */
  save(session: Session): Promise<void>
  /**
   * Saves an adult's mood note about a stored session, or removes it if there is no mood. Offline, the note is stored and sent
   * later.
   */
  tellMood(session: Session): Promise<void>
  /**
   * Watches the sessions, newest first. With `ranBy`, only those that this person ran, because a visitor may see no others.
   * Unreadable documents are left out and counted.
   */
  watch(
    childId: string,
    onList: (list: { sessions: readonly Session[]; unreadable: number }) => void,
    onError: (error: Error) => void,
    ranBy?: string,
  ): () => void
  /**
   * Adds to a child's summary those of these sessions that are missing, because they are older than summaries or could not be
   * added at the time.
   */
  summarise(childId: string, sessions: readonly Session[]): Promise<void>
  /** Watches the summaries of these children, newest session first, without missing or unreadable ones. */
  watchSummaries(
    childIds: readonly string[],
    onSummaries: (summaries: ReadonlyMap<string, readonly Digest[]>) => void,
    onError: (error: Error) => void,
  ): () => void
}
