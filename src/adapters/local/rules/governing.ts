import type { TeamRole } from '#domain/people/people'
import type { DocumentData } from '#ports/documents'
import { DAY_MS } from '#domain/time'
import { momentIn } from './question'

/** Owners govern everybody, administrators everybody but owners. */
export const callerGoverns = (mine: TeamRole | null, role: unknown): boolean =>
  mine === 'owner' || (mine === 'admin' && (role === 'admin' || role === 'therapist' || role === 'visitor' || role === 'parent'))

/** A therapist asks the families of the caseload in, and nobody else. */
export const mayInvite = (mine: TeamRole | null, role: unknown): boolean =>
  role !== 'owner' && (callerGoverns(mine, role) || (mine === 'therapist' && role === 'parent'))

/** A visitor, and nobody else, has an end. A day of tolerance: it is computed with the clock of whoever lets the visitor in. */
export function hasRightEnd(member: DocumentData | null, days: unknown, now: Date): boolean {
  if (member?.['role'] !== 'visitor') return member !== null && !('until' in member)
  const until = momentIn(member, 'until')
  return until > now.getTime() && until <= now.getTime() + (Number(days) + 1) * DAY_MS
}
