import type { GuardianInvitation } from '#domain/people/people'
import { type Loaded, loadedOr, useWatched } from '../services/loaded'
import { useMe } from '../services/useMe'
import { useNow } from '../services/now'
import { useServices } from '../services/services'

type Invitations = readonly GuardianInvitation[]

/** Open invitations to look after this child, the latest end first. Only its owner may see them. */
export function useInvitationsTo(childId: string, isOwner: boolean): Loaded<Invitations> {
  const { guardians } = useServices()
  return useWatched<Invitations>(isOwner ? childId : null, (tell, fail) =>
    guardians.watchInvitations(childId, (list) => tell(list.toSorted((one, other) => other.expiresAt - one.expiresAt)), fail),
  )
}

/** The children that the signed-in person is invited to look after, while the invitation is open. Nothing for an unverified address. */
export function useInvitationsForMe(): Invitations {
  const { guardians } = useServices()
  const me = useMe()
  const now = useNow()
  const found = useWatched<Invitations>(me?.isProven ? me.email : null, (tell, fail) => guardians.invitationsFor(me?.email ?? '', tell, fail))
  return loadedOr(found, []).filter(({ expiresAt }) => expiresAt > now)
}
