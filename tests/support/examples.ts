import type { SessionHeader } from '#domain/activities/session'
import { defaultDials } from '#domain/child/dials'
import type { CardSubscription, Invitation, TeamMember, TeamRole, TherapistAccount, UserRecord } from '#domain/people/people'
import type { PlayEvent } from '#domain/trials/engine/events'
import type { IdentityUser } from '#ports/identity'
import type { StageRequest } from '#ports/stage'

/** A signed-in parent. */
export const parent: IdentityUser = { uid: 'p1', email: 'parent@example.org', emailVerified: true, displayName: 'Pat' }

/** A person other than `parent`. */
export const therapist: IdentityUser = { uid: 't1', email: 'therapist@example.org', emailVerified: true, displayName: 'Toni' }

export function userRecord(part: Partial<UserRecord> = {}): UserRecord {
  return { uid: 'p1', email: 'parent@example.org', displayName: 'Pat', role: 'parent', activationCode: null, ...part }
}

export function teamMember(role: TeamRole, part: Partial<TeamMember> = {}): TeamMember {
  return { role, email: 'member@example.org', displayName: 'Member', joinedAt: 0, until: null, ...part }
}

export function therapistAccount(part: Partial<TherapistAccount> = {}): TherapistAccount {
  return { id: 'a1', name: 'Clinic', status: 'active', subscriptionEndDate: 5000, createdBy: 'o1', team: { p1: teamMember('therapist') }, ...part }
}

export function cardSubscription(part: Partial<CardSubscription> = {}): CardSubscription {
  return { id: 'sub', status: 'active', currentPeriodEnd: 3000, endsWithPeriod: false, ...part }
}

export function invitation(part: Partial<Invitation> = {}): Invitation {
  const base = { id: 'parent@example.org', accountId: 'a1', accountName: 'Clinic', email: 'parent@example.org', role: 'therapist' } as const
  return { ...base, status: 'pending', invitedBy: 'o1', expiresAt: 9000, accessDays: null, ...part }
}

export function sessionHeader(id: string): SessionHeader {
  return {
    id,
    childId: 'c1',
    activity: 'match',
    category: null,
    level: '1',
    seed: 7,
    startedAt: 100,
    ranBy: 'p1',
    device: { width: 1024, height: 768, pixelRatio: 1 },
    settings: { support: 'A', dials: defaultDials, strict: false, activity: {} },
  }
}

export function stageRequest(id: string): StageRequest {
  return { header: sessionHeader(id) }
}

/** Returns the events of one trial that starts at `at`. */
export function trialEvents(trial: number, at: number): PlayEvent[] {
  return [
    { kind: 'trial-began', at, trial, warmUp: false, waitMs: null },
    { kind: 'trial-ended', at: at + 1, trial, outcome: 'independent' },
  ]
}
