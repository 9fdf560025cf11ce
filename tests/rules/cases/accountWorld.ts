import { ada, ben, CLINIC, clinic, eve, family, invitation, permanentMembersIn, nobody, person, pia, root, tia, tom, val, vic } from '../world'
import { type DocumentData, NOW } from '#ports/documents'
import type { RequestSender } from '#adapters/local/rules/accessRequest'
import type { Ask } from '../kit/case'

export const [nia, zoe] = [person('nia'), person('zoe')]

export const ZOE = `${CLINIC}/invitations/zoe@x.example`

export type Team = Readonly<Record<string, DocumentData>>

/** Returns the clinic after one member has changed; null removes the member. */
export function clinicAfter(by: RequestSender, action: string, target: string, to: DocumentData | null, from: DocumentData = clinic): DocumentData {
  const { [target]: _gone, ...others } = from['team'] as Team
  const team: Team = to === null ? others : { ...others, [target]: to }
  return {
    ...from,
    team,
    memberIds: permanentMembersIn(team),
    ownerIds: Object.keys(team).filter((uid) => team[uid]?.['role'] === 'owner'),
    lastChange: { action, target, by: by.uid, at: NOW },
    updatedAt: NOW,
  }
}

export const leaving = (who: RequestSender, from: DocumentData = clinic): Ask => ({ write: { [CLINIC]: clinicAfter(who, 'leave', who.uid ?? '', null, from) } })

export const accepted = (from: DocumentData, by: RequestSender): DocumentData => ({
  ...from,
  status: 'accepted',
  respondedAt: NOW,
  respondedBy: by.uid,
  updatedAt: NOW,
})

export const joiningAsFamily = (who: RequestSender, more: DocumentData = {}): Ask => ({
  write: {
    [`${CLINIC}/families/${who.uid}`]: family(who.uid ?? '', { joinedAt: NOW, displayName: 'New' }),
    [`${CLINIC}/invitations/${who.email}`]: accepted(invitation(who.email ?? '', 'parent', more), who),
  },
})

export const inviting = (by: RequestSender, role: string, more: DocumentData = {}): Ask => ({
  write: { [ZOE]: invitation('zoe@x.example', role, { invitedBy: by.uid, createdAt: NOW, updatedAt: NOW, ...more }) },
})

export const permanentMembers = clinic['memberIds'] as readonly string[]

export const outsiders = [ben, nobody, nia] as const

export const notGoverning = [tom, tia, vic, val, eve, ada, pia, root, ...outsiders] as const
