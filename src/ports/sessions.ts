import type { Session } from '#domain/activities/session'
import type { Digest } from '#domain/measures/digest'

/** Past sessions of a child. Made in src/data; errors are StoreErrors. */
export interface Sessions {
  /** Idempotent: the same session may be delivered twice. The summary of the child takes it up in the same write. */
  save(session: Session): Promise<void>
  /** What an adult said of a session that is kept already; without a mood it is taken back. Without a network it is kept, and sent later. */
  tellMood(session: Session): Promise<void>
  /** Newest first; with `ranBy` those that this person ran, all that a visitor may see. Unreadable documents are left out and counted. */
  watch(
    childId: string,
    onList: (list: { sessions: readonly Session[]; unreadable: number }) => void,
    onError: (error: Error) => void,
    ranBy?: string,
  ): () => void
  /** Puts into the summary of a child what it lacks of these: of play from before there were summaries, or that could not be added. */
  summarise(childId: string, sessions: readonly Session[]): Promise<void>
  /** The summaries of these children, the newest session first; without those that are not there, or may not be read. */
  watchSummaries(
    childIds: readonly string[],
    onSummaries: (summaries: ReadonlyMap<string, readonly Digest[]>) => void,
    onError: (error: Error) => void,
  ): () => void
}
