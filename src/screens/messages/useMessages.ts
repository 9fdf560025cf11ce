import { isFamily, readsAsParent } from '#domain/people/guardians'
import type { Message, MessageRequest, MessageSide } from '#domain/people/messages'
import type { Child } from '#domain/people/people'
import type { Helper } from '#domain/people/sharing'
import { nameOfMember } from '#domain/people/team'
import { useTherapist } from '#app/services/actors'
import { useChildren } from '#app/play/children'
import { type Loaded, loadedOr, useWatched } from '#app/services/loaded'
import { nowAtPress } from '#app/services/now'
import { useMe } from '#app/services/useMe'
import { useServices } from '#app/services/services'

interface Found {
  readonly messages: readonly Message[]
  readonly unreadable: number
}

export interface MessagesState {
  readonly found: Loaded<Found>
  readonly side: MessageSide
  /** The side whose ready-made sentences and questions suit this person. Another parent or a grandparent writes to the family, but not as a team. */
  readonly voice: MessageSide
  /** The readers of this person's messages. */
  readonly readers: MessageSide | 'helper'
  readonly uid: string
  /** Whether there is anyone on the other side. */
  readonly hasOther: boolean
  /** The teams to which a family may write, if there is more than one. */
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  /** Sends a message. `to` is one of the family's teams. Without it, all teams get the message. */
  send(text: string, to?: string): Promise<void>
  /** Sends a request. Only a team may do this. */
  ask(text: string, request: MessageRequest): Promise<void>
  takeBack(id: string): Promise<void>
}

/** Returns the notes about a child, or null for people who may not read them: guests and visitors. */
export function useMessages(child: Child): MessagesState | null {
  const { messages, grants, sharing } = useServices()
  const { mayPlan, teamOf } = useChildren()
  const { therapistAccounts } = useTherapist().snapshot.context
  const me = useMe()
  const mayRead = me !== null && mayPlan(child)
  const side = isFamily(child, me?.uid ?? null) ? 'family' : 'team'
  const team = side === 'team' ? teamOf(child.id) : null
  const found = useWatched<Found>(mayRead ? `${child.id} ${team}` : null, (tell, fail) => messages.watch(child.id, team, tell, fail))
  const shares = useWatched<readonly string[]>(mayRead && side === 'family' ? child.id : null, (tell, fail) =>
    grants.watch(child.id, (list) => tell(list.map(({ accountId }) => accountId)), fail),
  )
  const helping = useWatched<readonly Helper[]>(mayRead && side === 'family' ? child.id : null, (tell, fail) =>
    sharing.watchHelpers(child.id, (list) => tell(list.filter(({ step, until }) => step !== 'look' && until > nowAtPress())), fail),
  )
  if (!mayRead) return null
  // A team member writes under the name that the team uses.
  const writer =
    team === null || team === me.uid ? me : { ...me, displayName: therapistAccounts.find(({ id }) => id === team)?.team[me.uid]?.displayName ?? '' }
  const helpers = loadedOr(helping, [])
  const shared: readonly string[] = [...loadedOr(shares, []), ...helpers.map((helper) => helper.uid)]
  const known = [
    ...therapistAccounts.filter(({ id }) => shared.includes(id)).map(({ id, name }) => ({ id, name })),
    ...helpers.map((helper) => ({ id: helper.uid, name: nameOfMember(helper) })),
  ]
  return {
    found,
    side,
    voice: readsAsParent(child, me.uid) ? 'family' : side,
    readers: side === 'family' ? 'family' : team === me.uid ? 'helper' : 'team',
    uid: me.uid,
    hasOther: side === 'team' || shared.length > 0,
    teams: shared.length > 1 ? known : [],
    send: (text, to) => messages.send(child.id, { text, side, account: team ?? to ?? (shared.length === 1 ? (shared[0] ?? null) : null) }, writer),
    ask: (text, request) => messages.send(child.id, { text, side, account: team, request }, writer),
    takeBack: (id) => messages.remove(child.id, id),
  }
}
