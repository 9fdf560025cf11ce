import { useEffect, useState } from 'react'
import type { GuardianInvitation } from '#domain/people/people'
import { useMe } from './me'
import { useNow } from './now'
import { useServices } from './services'

/** Who is asked to look after this child, the newest end first; nobody until it is known, and for whoever may not see it. */
export function useInvitationsTo(childId: string, isOwner: boolean): readonly GuardianInvitation[] | 'failed' {
  const { guardians } = useServices()
  const [found, setFound] = useState<readonly GuardianInvitation[] | 'failed'>([])
  useEffect(() => {
    if (!isOwner) return
    return guardians.watchInvitations(childId, setFound, () => setFound('failed'))
  }, [guardians, childId, isOwner])
  if (!isOwner) return []
  return found === 'failed' ? found : found.toSorted((one, other) => other.expiresAt - one.expiresAt)
}

/** The children that the person at the screen is asked to look after, as long as it is open. An address that is not proven is asked nothing. */
export function useInvitationsForMe(): readonly GuardianInvitation[] {
  const { guardians } = useServices()
  const me = useMe()
  const now = useNow()
  const email = me?.isProven ? me.email : null
  const [found, setFound] = useState<{ of: string; list: readonly GuardianInvitation[] } | null>(null)
  useEffect(() => {
    if (email === null) return
    return guardians.invitationsFor(
      email,
      (list) => setFound({ of: email, list }),
      () => setFound(null),
    )
  }, [guardians, email])
  return found !== null && found.of === email ? found.list.filter(({ expiresAt }) => expiresAt > now) : []
}
