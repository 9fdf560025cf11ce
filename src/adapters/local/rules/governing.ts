import type { TeamRole } from '#domain/people/people'
import type { DocumentData } from '#ports/documents'
import { DAY_MS } from '#domain/time'
import { momentIn } from './accessRequest'

/** Whether the caller may manage members in this role. Owners manage everyone; administrators manage everyone except owners. */
export const callerGoverns = (mine: TeamRole | null, role: unknown): boolean =>
  mine === 'owner' || (mine === 'admin' && (role === 'admin' || role === 'therapist' || role === 'visitor' || role === 'parent'))

/** Whether the caller may invite somebody in this role. Therapists may invite only the families of their caseload. */
export const mayInvite = (mine: TeamRole | null, role: unknown): boolean =>
  role !== 'owner' && (callerGoverns(mine, role) || (mine === 'therapist' && role === 'parent'))

/**
 * Whether the membership ends when it should: only a visitor's has an end. There is one day of tolerance, because the inviting person's clock
 * determines the end.
 */
export function hasRightEnd(member: DocumentData | null, days: unknown, now: Date): boolean {
  if (member?.['role'] !== 'visitor') return member !== null && !('until' in member)
  const until = momentIn(member, 'until')
  return until > now.getTime() && until <= now.getTime() + (Number(days) + 1) * DAY_MS
}
