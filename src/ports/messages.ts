import type { Message, MessageRequest, MessageSide } from '#domain/people/messages'
import type { Actor } from './actor'

/** Notes between a child's family and its therapists. Made in src/data; errors are StoreErrors. */
export interface Messages {
  /** The newest first; those that cannot be read are left out and counted. Of a team those of and to its account, of the family (null) all. */
  watch(
    childId: string,
    team: string | null,
    onList: (list: { readonly messages: readonly Message[]; readonly unreadable: number }) => void,
    onError: (error: Error) => void,
  ): () => void
  /** The newest note about each of these children; those without one, and those that may not be read, are not there. */
  watchNewest(childIds: readonly string[], team: string, onNewest: (newest: ReadonlyMap<string, Message>) => void, onError: (error: Error) => void): () => void
  /** `account`: of a team its own, of the family the team that may read it, or null for every one. Without a network it is kept, and sent later. */
  send(
    childId: string,
    message: { readonly text: string; readonly side: MessageSide; readonly account?: string | null; readonly request?: MessageRequest },
    by: Pick<Actor, 'uid' | 'displayName'>,
  ): Promise<void>
  /** Only the writer's own. */
  remove(childId: string, id: string): Promise<void>
}
