import type { Invitation, TeamMember, TeamRole, TherapistAccount } from '#domain/people/people'
import { liveRoleIn, mayDo } from '#domain/people/team'
import { selectOpenAccount } from '#machines/therapist/therapist.selectors'
import type { Actor } from '#ports/actor'
import { useAuth, useTherapist } from '#app/services/actors'
import { loadedOr, useWatched } from '#app/services/loaded'
import { useNow } from '#app/services/now'
import { useServices } from '#app/services/services'

/** The accounts of the current person, and the open account. */
export interface TeamState {
  readonly isLoading: boolean
  readonly accounts: readonly TherapistAccount[]
  readonly account: TherapistAccount | null
  readonly role: TeamRole | null
  readonly me: Actor
  readonly isProven: boolean
  choose(id: string): void
}

export function useTeam(): TeamState {
  const { snapshot, send } = useTherapist()
  const { user } = useAuth().snapshot.context
  const now = useNow()
  const { therapistAccounts, accountsChecked } = snapshot.context
  const uid = user?.uid ?? ''
  const open = selectOpenAccount(snapshot)
  const role = open === null ? null : liveRoleIn(open, uid, now)
  const families = useFamilies(mayDo(role, 'invite-staff') ? open : null)
  const account = open === null ? null : { ...open, team: { ...families, ...open.team } }
  return {
    isLoading: !accountsChecked,
    accounts: therapistAccounts,
    account,
    role,
    me: { uid, email: user?.email ?? '', displayName: user?.displayName ?? '' },
    isProven: user?.emailVerified === true,
    choose: (id) => send({ type: 'THERAPIST.OPEN', id }),
  }
}

/** Returns an account's families for people who manage the account. They see the families next to the team. */
function useFamilies(account: TherapistAccount | null): Readonly<Record<string, TeamMember>> {
  const { teams } = useServices()
  const found = useWatched<Readonly<Record<string, TeamMember>>>(account?.id ?? null, (tell, fail) => teams.watchFamilies(account?.id ?? '', tell, fail))
  return account === null ? NO_FAMILIES : loadedOr(found, NO_FAMILIES)
}

const NO_FAMILIES: Readonly<Record<string, TeamMember>> = {}

/** Watches an account's open invitations, latest end first. Returns null until they have been read, and for people who may not see them. */
export function useInvitations(accountId: string, sees: 'all' | 'families' | 'none'): readonly Invitation[] | null {
  const { teams } = useServices()
  const found = useWatched<readonly Invitation[]>(sees === 'none' ? null : `${accountId} ${sees}`, (tell, fail) =>
    teams.watchInvitations({ id: accountId, onlyFamilies: sees === 'families' }, tell, fail),
  )
  return loadedOr(found, null)?.toSorted((one, other) => other.expiresAt - one.expiresAt) ?? null
}
