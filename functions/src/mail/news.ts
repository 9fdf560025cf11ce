/** What a row of an account's list says, as far as a letter asks. */
interface Row {
  /** Memberships, each as `uid_joinedAt`. */
  readonly caseload: readonly string[]
  /** When sessions began (ms since 1970). */
  readonly played: readonly number[]
}

/** Whether a child on this person's list played since then. Owners and administrators have every child of the account on theirs. */
export function isNewOnList({ caseload, played }: Row, { uid, role, since }: { readonly uid: string; readonly role: string; readonly since: number }): boolean {
  const isListed = role === 'owner' || role === 'admin' || (role === 'therapist' && caseload.some((name) => name.slice(0, name.lastIndexOf('_')) === uid))
  return isListed && played.some((startedAt) => startedAt > since)
}
