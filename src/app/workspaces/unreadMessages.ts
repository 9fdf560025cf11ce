import { isFamily } from '#domain/people/guardians'
import { newestFrom } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import { readKey } from '#ports/deviceSettings'
import { useDevice } from '../page/deviceSettings'
import { useChildren } from '../play/children'
import { loadedOr, useWatched } from '../services/loaded'
import { useServices } from '../services/services'
import { useMe } from '../services/useMe'

/** Whether the other side has written about a child since this person last read the messages on this device. */
export function useHasUnread(child: Child | null): boolean {
  const { messages } = useServices()
  const { mayPlan, teamOf } = useChildren()
  const { choices } = useDevice()
  const me = useMe()
  const mayRead = me !== null && child !== null && mayPlan(child)
  const ofFamily = child !== null && isFamily(child, me?.uid ?? null)
  const team = child === null || ofFamily ? null : teamOf(child.id)
  const key = mayRead ? `${child.id} ${team}` : null
  const newest = useWatched<number>(key, (tell, fail) =>
    messages.watch(child?.id ?? '', team, ({ messages: list }) => tell(newestFrom(list, ofFamily ? 'team' : 'family')?.at ?? 0), fail),
  )
  if (me === null || child === null) return false
  return loadedOr(newest, 0) > (choices.messagesRead[readKey(me.uid, child.id)] ?? 0)
}
