import {
  ben,
  child,
  CHILD,
  CLINIC,
  clinic,
  eve,
  family,
  GRANT,
  inDays,
  member,
  membership,
  nobody,
  person,
  pia,
  root,
  SHARED,
  shared,
  tia,
  val,
} from '../world'
import { type Changes, GONE } from '../kit/case'
import type { RequestSender } from '#adapters/local/rules/accessRequest'

export const others = [tia, val, eve, pia, root, ben, nobody] as const

export const granted = child('ada', { grants: { own_0: GRANT } })

/** All ways in which an account's access to a child ends. Each of them must end everything. */
export const ends: Readonly<Record<string, { readonly world: Changes }>> = {
  'when the grant is over': { world: { [CHILD]: { 'grants.own_0.endsAt': inDays(-0.01) } } },
  'when the family took the grant back': { world: { [CHILD]: { grants: {} } } },
  'when the child is gone': { world: { [CHILD]: null } },
  'when the account is gone': { world: { [CLINIC]: null } },
  'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
}

export const endsForNamed = (who: RequestSender): Readonly<Record<string, { readonly world: Changes }>> => ({
  ...ends,
  'when the child is assigned to others': { world: { [SHARED]: { caseload: [membership('zoe')] } } },
  'when the account gave the child up': { world: { [SHARED]: null } },
  'after removal from the team and return to it': { world: { [CLINIC]: { [`team.${who.uid}.joinedAt`]: inDays(-1) } } },
  'when out of the team': { world: { [CLINIC]: { [`team.${who.uid}`]: GONE } } },
  'when a parent in the team': { world: { [CLINIC]: { [`team.${who.uid}`]: member(who.uid ?? '', 'parent') } } },
  'when the time is over': { world: { [CLINIC]: { [`team.${who.uid}.until`]: inDays(-0.01) } } },
})

/** Two more accounts. The caller belongs only to the second one. */
export const twoMore: Changes = {
  'TherapistAccounts/pia_0': { ...clinic, team: { pia: member('pia', 'owner') }, memberIds: ['pia'], ownerIds: ['pia'] },
  'TherapistAccounts/zoe_0': {
    ...clinic,
    team: { zoe: member('zoe', 'therapist'), zed: member('zed', 'visitor', { until: inDays(3) }) },
    memberIds: ['zoe'],
    ownerIds: [],
  },
  'TherapistAccounts/zoe_0/families/ada': family('ada'),
  'TherapistAccounts/zoe_0/sharedChildren/ada_0': { ...shared, caseload: [membership('zoe'), membership('zed')] },
}

export const threeGrants: Changes = { ...twoMore, [CHILD]: { grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT } } }

export const [zoe, zed] = [person('zoe'), person('zed')]

export const SUMMARY = `${CHILD}/summaries/recent`
