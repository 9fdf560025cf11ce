import type { Message, MessageRequest, MessageSide } from '#domain/people/messages'
import type { Actor } from './actor'

/** Notes between a child's family and its therapists. Implemented in src/data; errors are StoreErrors. */
export interface Messages {
  /**
   * Watches the notes, newest first. Unreadable ones are left out and counted. A team gets those to or from its account; the
   * family (null) gets all.
   */
  watch(
    childId: string,
    team: string | null,
    onList: (list: { readonly messages: readonly Message[]; readonly unreadable: number }) => void,
    onError: (error: Error) => void,
  ): () => void
  /** Watches the newest note about each of these children. Children without a readable note are missing from the map. */
  watchNewest(childIds: readonly string[], team: string, onNewest: (newest: ReadonlyMap<string, Message>) => void, onError: (error: Error) => void): () => void
  /**
   * Sends a note. `account` is the team's own account or, if the family writes, the team that may read the note; null means all
   * teams. Offline, the note is stored and sent later.
   */
  send(
    childId: string,
    message: { readonly text: string; readonly side: MessageSide; readonly account?: string | null; readonly request?: MessageRequest },
    by: Pick<Actor, 'uid' | 'displayName'>,
  ): Promise<void>
  /** Removes a note. Only its author may do this. */
  remove(childId: string, id: string): Promise<void>
}
