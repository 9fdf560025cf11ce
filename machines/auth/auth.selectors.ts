import type { SnapshotFrom } from 'xstate'
import type { VisitorFacts } from '#domain/access/decide'
import type { AuthError, AuthMachine, AuthRequest, ProofProgress, ResetProgress } from './auth.machine'

type AuthSnapshot = SnapshotFrom<AuthMachine>

/** Selects the current person for the guards: `unknown` until the sign-in service has answered. */
export function selectUser(snapshot: AuthSnapshot): VisitorFacts['user'] {
  return snapshot.matches({ session: 'checking' }) || selectIsUnanswered(snapshot) ? 'unknown' : snapshot.context.user
}

/** Whether the sign-in service is slow with its first answer. */
export const selectIsUnanswered = (snapshot: AuthSnapshot): boolean => snapshot.matches({ session: 'unanswered' })

/** Selects the role for the guards: `unknown` until it has been read or could not be read. */
export function selectRole(snapshot: AuthSnapshot): VisitorFacts['role'] {
  return snapshot.context.roleChecked ? snapshot.context.userRole : 'unknown'
}

/** Selects the result of the probes: `unknown` until both have answered or failed. */
export const selectStanding = (snapshot: AuthSnapshot): VisitorFacts['standing'] => snapshot.context.standing ?? 'unknown'

/** Whether a request is under way, which blocks all others. Waiting for the sign-in service's first answer does not count. */
export const selectIsBusy = (snapshot: AuthSnapshot): boolean => snapshot.hasTag('busy')

/** Whether the app is waiting for the sign-in service's first answer or for a request. */
export function selectIsLoading(snapshot: AuthSnapshot): boolean {
  return snapshot.matches({ session: 'checking' }) || selectIsBusy(snapshot)
}

/** Whether the sign-in service cannot be reached. The next sign-in tries to reach it again. */
export const selectIsUnreachable = (snapshot: AuthSnapshot): boolean => snapshot.matches({ watch: 'broken' })

export const selectError = (snapshot: AuthSnapshot): AuthError | null => snapshot.context.error

export const selectReset = (snapshot: AuthSnapshot): ResetProgress => snapshot.context.reset

export const selectProof = (snapshot: AuthSnapshot): ProofProgress => snapshot.context.proof

/** Whether this was the last request and it was granted. */
export const wasGranted = (snapshot: AuthSnapshot, request: AuthRequest['type']): boolean =>
  snapshot.context.asked === request && !snapshot.hasTag('busy') && snapshot.context.error === null

/** Selects an error only if one of these requests caused it, so that each form shows its own errors. */
export function selectErrorOf(snapshot: AuthSnapshot, requests: readonly AuthRequest['type'][]): AuthError | null {
  const { asked, error } = snapshot.context
  return asked !== null && requests.includes(asked) ? error : null
}
