import { isFamily } from '#domain/people/guardians'
import type { Message, MessageRequest, MessageSide } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { useChildren } from '#app/children'
import { type Loaded, loadedOr, useWatched } from '#app/loaded'
import { useMe } from '#app/me'
import { useServices } from '#app/services'

interface Found {
  readonly messages: readonly Message[]
  readonly unreadable: number
}

export interface MessagesState {
  readonly found: Loaded<Found>
  readonly side: MessageSide
  readonly uid: string
  /** Whether anybody stands on the other side. */
  readonly hasOther: boolean
  /** A team may also ask for something in so many words. */
  send(text: string, request?: MessageRequest): Promise<void>
  takeBack(id: string): Promise<void>
}

/** The notes about a child; null for whoever may not read them: a guest, and a visitor. */
export function useMessages(child: Child): MessagesState | null {
  const { messages, grants } = useServices()
  const { mayChange } = useChildren()
  const me = useMe()
  const mayRead = me !== null && mayChange(child)
  const side = isFamily(child, me?.uid ?? null) ? 'family' : 'team'
  const found = useWatched<Found>(mayRead ? child.id : null, (tell, fail) => messages.watch(child.id, tell, fail))
  const shares = useWatched<boolean>(mayRead && side === 'family' ? child.id : null, (tell, fail) =>
    grants.watch(child.id, (list) => tell(list.length > 0), fail),
  )
  if (!mayRead) return null
  return {
    found,
    side,
    uid: me.uid,
    hasOther: side === 'team' || loadedOr(shares, false),
    send: (text, request) => messages.send(child.id, { text, side, ...(request === undefined ? {} : { request }) }, me),
    takeBack: (id) => messages.remove(child.id, id),
  }
}
