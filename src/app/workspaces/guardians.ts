import type { GuardianInvitation } from '#domain/people/people'
import { type Loaded, loadedOr, useWatched } from '../services/loaded'
import { useMe } from './useMe'
import { useNow } from '../services/now'
import { useServices } from '../services/services'

type Invitations = readonly GuardianInvitation[]

/** Who is asked to look after this child, the newest end first. Only its owner may see them. */
export function useInvitationsTo(childId: string, isOwner: boolean): Loaded<Invitations> {
  const { guardians } = useServices()
  return useWatched<Invitations>(isOwner ? childId : null, (tell, fail) =>
    guardians.watchInvitations(childId, (list) => tell(list.toSorted((one, other) => other.expiresAt - one.expiresAt)), fail),
  )
}

/** The children that the person at the screen is asked to look after, as long as it is open. An address that is not proven is asked nothing. */
export function useInvitationsForMe(): Invitations {
  const { guardians } = useServices()
  const me = useMe()
  const now = useNow()
  const found = useWatched<Invitations>(me?.isProven ? me.email : null, (tell, fail) => guardians.invitationsFor(me?.email ?? '', tell, fail))
  return loadedOr(found, []).filter(({ expiresAt }) => expiresAt > now)
}
