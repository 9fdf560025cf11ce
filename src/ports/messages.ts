import type { Message, MessageRequest, MessageSide } from '#domain/people/messages'
import type { Actor } from './actor'

/** Notes between a child's family and its therapists. Made in src/data; errors are StoreErrors. */
export interface Messages {
  /** Newest first; unreadable ones are left out and counted. For a team those from and to its account, for the family (null) all. */
  watch(
    childId: string,
    team: string | null,
    onList: (list: { readonly messages: readonly Message[]; readonly unreadable: number }) => void,
    onError: (error: Error) => void,
  ): () => void
  /** The newest note about each of these children; children without one, or with unreadable ones only, are missing. */
  watchNewest(childIds: readonly string[], team: string, onNewest: (newest: ReadonlyMap<string, Message>) => void, onError: (error: Error) => void): () => void
  /** `account`: for a team its own; for the family the team that may read it, or null for all. Offline it is stored and sent later. */
  send(
    childId: string,
    message: { readonly text: string; readonly side: MessageSide; readonly account?: string | null; readonly request?: MessageRequest },
    by: Pick<Actor, 'uid' | 'displayName'>,
  ): Promise<void>
  /** Removes a message; only its writer may. */
  remove(childId: string, id: string): Promise<void>
}
