import { isOwner } from '#domain/people/guardians'
import type { Child } from '#domain/people/people'
import { nameOfMember } from '#domain/people/team'
import { useAuth, useTherapist } from '#app/services/actors'
import { useText } from '#text/i18n'

/** Returns a function that names the person who set a value for this child, if the reader may know. It returns null if nobody is recorded. */
export function useSayWho(child: Child): (uid: string | undefined) => string | null {
  const text = useText()
  const me = useAuth().snapshot.context.user?.uid ?? null
  const { therapistAccounts } = useTherapist().snapshot.context
  return (uid) => {
    if (uid === undefined) return null
    if (uid === me) return text('screens.profile.sources.you')
    const guardian = child.guardians.find((one) => one.uid === uid)
    // A therapist must not learn the names of the child's family.
    if (guardian !== undefined && nameOfMember(guardian) === '') return text('screens.profile.sources.family')
    if (guardian !== undefined) return text('screens.profile.sources.by', { name: nameOfMember(guardian) })
    // Guardians and therapists must not learn the owner's name.
    if (isOwner(child, uid)) return text('screens.profile.sources.family')
    const member = therapistAccounts.map(({ team }) => team[uid]).find((one) => one !== undefined)
    return member === undefined ? text('screens.profile.sources.lock') : text('screens.profile.sources.held', { name: nameOfMember(member) })
  }
}
