import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { AuthError, AuthMachine, AuthRequest, ProofProgress, ResetProgress } from './auth.machine'

type AuthSnapshot = SnapshotFrom<AuthMachine>

/** Who is at the screen, as the guards ask it: `unknown` until the sign-in service has answered. */
export function selectUser(snapshot: AuthSnapshot): VisitorFacts['user'] {
  return snapshot.matches({ session: 'checking' }) || selectIsUnanswered(snapshot) ? 'unknown' : snapshot.context.user
}

/** The sign-in service takes long for its first answer. */
export const selectIsUnanswered = (snapshot: AuthSnapshot): boolean => snapshot.matches({ session: 'unanswered' })

/** The role for the guards: `unknown` until it was fetched or fetching failed. */
export function selectRole(snapshot: AuthSnapshot): VisitorFacts['role'] {
  return snapshot.context.roleChecked ? snapshot.context.userRole : 'unknown'
}

/** What the probes said: `unknown` until both have answered or failed. */
export const selectStanding = (snapshot: AuthSnapshot): VisitorFacts['standing'] => snapshot.context.standing ?? 'unknown'

/** A request is under way. Another can be made meanwhile by nobody; the first answer of the sign-in service holds none up. */
export const selectIsBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy')

/** Something is under way: the first answer of the sign-in service, or a request. */
export function selectIsLoading(snapshot: AuthSnapshot): boolean {
  return snapshot.matches({ session: 'checking' }) || selectIsBusy(snapshot)
}

/** The sign-in service cannot be asked who is here. It is asked again with the next attempt to get in. */
export const selectIsUnreachable = (snapshot: AuthSnapshot): boolean => snapshot.matches({ watch: 'broken' })

export const selectError = (snapshot: AuthSnapshot): AuthError | null => snapshot.context.error

export const selectReset = (snapshot: AuthSnapshot): ResetProgress => snapshot.context.reset

export const selectProof = (snapshot: AuthSnapshot): ProofProgress => snapshot.context.proof

/** Whether this was the last request, and it was granted. */
export const wasGranted = (snapshot: AuthSnapshot, request: AuthRequest['type']): boolean =>
  snapshot.context.asked === request && !snapshot.hasTag('busy') && snapshot.context.error === null

/** The error of one of these requests, and of no other: each form tells its own. */
export function selectErrorOf(snapshot: AuthSnapshot, requests: readonly AuthRequest['type'][]): AuthError | null {
  const { asked, error } = snapshot.context
  return asked !== null && requests.includes(asked) ? error : null
}
