import type { GuardianInvitation } from '#domain/people/people'
import { type Loaded, loadedOr, useWatched } from '../services/loaded'
import { useMe } from '../services/useMe'
import { useNow } from '../services/now'
import { useServices } from '../services/services'

type Invitations = readonly GuardianInvitation[]

/** Watches the open invitations to look after this child, latest end first. Only the child's owner may see them. */
export function useInvitationsTo(childId: string, isOwner: boolean): Loaded<Invitations> {
  const { guardians } = useServices()
  return useWatched<Invitations>(isOwner ? childId : null, (tell, fail) =>
    guardians.watchInvitations(childId, (list) => tell(list.toSorted((one, other) => other.expiresAt - one.expiresAt)), fail),
  )
}

/**
 * Watches the children that the signed-in person is invited to look after, while the
 * invitations are open. There are none for an unverified address.
 */
export function useInvitationsForMe(): Invitations {
  const { guardians } = useServices()
  const me = useMe()
  const now = useNow()
  const found = useWatched<Invitations>(me?.isProven ? me.email : null, (tell, fail) => guardians.invitationsFor(me?.email ?? '', tell, fail))
  return loadedOr(found, []).filter(({ expiresAt }) => expiresAt > now)
}
