import type { Session } from '#domain/activities/session'
import type { Digest } from '#domain/measures/digest'

/** A child's past sessions. Made in src/data; errors are StoreErrors. */
export interface Sessions {
  /** Idempotent: the same session may be delivered twice. The child's summary includes it in the same write. */
  save(session: Session): Promise<void>
  /** Stores an adult's note about a stored session; without a mood, removes it. Offline it is stored and sent later. */
  tellMood(session: Session): Promise<void>
  /** Newest first; with `ranBy` only those that this person ran, which is all that a visitor may see. Unreadable documents are left out and counted. */
  watch(
    childId: string,
    onList: (list: { sessions: readonly Session[]; unreadable: number }) => void,
    onError: (error: Error) => void,
    ranBy?: string,
  ): () => void
  /** Adds to a child's summary those of these sessions that it lacks: older than summaries, or impossible to add at the time. */
  summarise(childId: string, sessions: readonly Session[]): Promise<void>
  /** The summaries of these children, newest session first, without missing or unreadable ones. */
  watchSummaries(
    childIds: readonly string[],
    onSummaries: (summaries: ReadonlyMap<string, readonly Digest[]>) => void,
    onError: (error: Error) => void,
  ): () => void
}
