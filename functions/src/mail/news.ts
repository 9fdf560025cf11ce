/** The part of a caseload row that an email needs. */
interface Row {
  /** Memberships in the form `uid_joinedAt`. */
  readonly caseload: readonly string[]
  /** Start times of sessions (ms since 1970). */
  readonly played: readonly number[]
}

/** Whether a child in this person's caseload has played since then. Owners and administrators have every child of the account. */
export function hasPlayedSince(
  { caseload, played }: Row,
  { uid, role, since }: { readonly uid: string; readonly role: string; readonly since: number },
): boolean {
  const isListed = role === 'owner' || role === 'admin' || (role === 'therapist' && caseload.some((name) => name.slice(0, name.lastIndexOf('_')) === uid))
  return isListed && played.some((startedAt) => startedAt > since)
}
