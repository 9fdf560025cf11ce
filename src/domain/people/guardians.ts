import type { Child, Guardian, GuardianInvitation } from './people'
import { isAtHome } from './sharing'
import { nameOfMember } from './team'

/** Maximum number of guardians of a child in addition to its owner. */
export const MAX_GUARDIANS = 3

/** Whether a person is the owner: the one who added the child and may invite, remove, archive and delete. */
export const isOwner = ({ ownerUid }: Pick<Child, 'ownerUid'>, uid: string | null): boolean => ownerUid === uid

export const isGuardian = ({ guardians }: Pick<Child, 'guardians'>, uid: string | null): boolean => guardians.some((guardian) => guardian.uid === uid)

/** Whether a person is the owner or a guardian. */
export const isFamily = (child: Pick<Child, 'ownerUid' | 'guardians'>, uid: string | null): boolean => isOwner(child, uid) || isGuardian(child, uid)

/**
 * Whether this person reads and plays as a parent does. This applies to the family, and to a parent or grandparent with a code.
 * Others work with the child.
 */
export const readsAsParent = (child: Pick<Child, 'ownerUid' | 'guardians' | 'help'>, uid: string | null): boolean =>
  isFamily(child, uid) || isAtHome(child.help?.kind)

/** Returns the names in the order in which people joined, such as `Alex, Kim`. */
export const namesOfGuardians = ({ guardians }: Pick<Child, 'guardians'>): readonly string[] => guardians.map(nameOfMember)

/** Reason why an address cannot be invited as a guardian. */
export type GuardianProblem = 'bad' | 'isYou' | 'isGuardian' | 'isInvited'

/** Checks an address for an invitation. `email` comes from `invitedAddress`; null means that it is not an address. */
export function guardianProblem(
  email: string | null,
  { me, guardians, invitations }: { me: string; guardians: readonly Guardian[]; invitations: readonly GuardianInvitation[] },
): GuardianProblem | null {
  const isSame = (one: { readonly email: string }) => one.email.toLowerCase() === email
  if (email === null) return 'bad'
  if (isSame({ email: me })) return 'isYou'
  if (guardians.some(isSame)) return 'isGuardian'
  return invitations.some(isSame) ? 'isInvited' : null
}
