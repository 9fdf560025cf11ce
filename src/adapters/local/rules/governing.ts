import type { TeamRole } from '#domain/people/people'
import type { DocumentData } from '#ports/documents'
import { DAY_MS } from '#domain/time'
import { momentIn } from './accessRequest'

/** Owners govern everyone; administrators govern everyone but owners. */
export const callerGoverns = (mine: TeamRole | null, role: unknown): boolean =>
  mine === 'owner' || (mine === 'admin' && (role === 'admin' || role === 'therapist' || role === 'visitor' || role === 'parent'))

/** Therapists may invite only the families of their caseload. */
export const mayInvite = (mine: TeamRole | null, role: unknown): boolean =>
  role !== 'owner' && (callerGoverns(mine, role) || (mine === 'therapist' && role === 'parent'))

/** Only a visitor's membership ends. One day of tolerance, because the end is computed with the inviting person's clock. */
export function hasRightEnd(member: DocumentData | null, days: unknown, now: Date): boolean {
  if (member?.['role'] !== 'visitor') return member !== null && !('until' in member)
  const until = momentIn(member, 'until')
  return until > now.getTime() && until <= now.getTime() + (Number(days) + 1) * DAY_MS
}
