import type { Caller } from '#adapters/local/rules/question'
import { NOW, type DocumentData } from '#ports/documents'
import { GONE, LEFT_OUT, type Ask, type Case, type Changes } from '../kit/case'
import { whoMay } from '../kit/whoMay'
import {
  ada,
  ann,
  ben,
  CLINIC,
  clinic,
  eve,
  FAMILY,
  family,
  inDays,
  invitation,
  lastingIn,
  member,
  nobody,
  own,
  person,
  pia,
  ray,
  record,
  root,
  tia,
  tom,
  val,
  vic,
} from '../world'

const [nia, zoe] = [person('nia'), person('zoe')]
const NIA = `${CLINIC}/invitations/nia@x.example`
const ZOE = `${CLINIC}/invitations/zoe@x.example`

type Team = Readonly<Record<string, DocumentData>>

/** The clinic after this change of one member; null removes the member. */
function clinicAfter(by: Caller, action: string, target: string, to: DocumentData | null, from: DocumentData = clinic): DocumentData {
  const { [target]: _gone, ...others } = from['team'] as Team
  const team: Team = to === null ? others : { ...others, [target]: to }
  return {
    ...from,
    team,
    memberIds: lastingIn(team),
    ownerIds: Object.keys(team).filter((uid) => team[uid]?.['role'] === 'owner'),
    lastChange: { action, target, by: by.uid, at: NOW },
    updatedAt: NOW,
  }
}

const removal = (by: Caller, target: string): Ask => ({ write: { [CLINIC]: clinicAfter(by, 'remove', target, null) } })

const roleChange = (by: Caller, target: string, role: string): Ask => ({
  write: { [CLINIC]: clinicAfter(by, 'role', target, member(target, role, role === 'visitor' ? { until: inDays(14) } : {})) },
})

const leaving = (who: Caller, from: DocumentData = clinic): Ask => ({ write: { [CLINIC]: clinicAfter(who, 'leave', who.uid ?? '', null, from) } })

const accepted = (from: DocumentData, by: Caller): DocumentData => ({ ...from, status: 'accepted', respondedAt: NOW, respondedBy: by.uid, updatedAt: NOW })

const joining = (who: Caller, role: string, more: DocumentData = {}, invited: DocumentData = invitation(`${who.uid}@x.example`, role)): Ask => ({
  write: {
    [CLINIC]: clinicAfter(who, 'join', who.uid ?? '', member(who.uid ?? '', role, { joinedAt: NOW, displayName: 'New', ...more })),
    [`${CLINIC}/invitations/${invited['email'] as string}`]: accepted(invited, who),
  },
})

const FAMILY_OF_NIA = `${CLINIC}/families/nia`

const joiningAsFamily = (who: Caller, more: DocumentData = {}): Ask => ({
  write: {
    [`${CLINIC}/families/${who.uid}`]: family(who.uid ?? '', { joinedAt: NOW, displayName: 'New' }),
    [`${CLINIC}/invitations/${who.email}`]: accepted(invitation(who.email ?? '', 'parent', more), who),
  },
})

const inviting = (by: Caller, role: string, more: DocumentData = {}): Ask => ({
  write: { [ZOE]: invitation('zoe@x.example', role, { invitedBy: by.uid, createdAt: NOW, updatedAt: NOW, ...more }) },
})

const answer = (uid: string): DocumentData => invitation(`${uid}@x.example`, 'visitor', { status: 'accepted', respondedAt: inDays(-1), respondedBy: uid })

const accountsOf = (uid: string, as = 'accepted'): Ask => ({
  list: {
    collection: 'invitations',
    group: true,
    where: [
      ['respondedBy', '==', uid],
      ['status', '==', as],
    ],
    orderBy: ['respondedAt', 'desc'],
    limit: 30,
  },
})

const twoOwners: Changes = {
  [CLINIC]: { 'team.ida': member('ida', 'owner'), memberIds: [...(clinic['memberIds'] as string[]), 'ida'], ownerIds: ['own', 'ida'] },
}
const twoOwnersClinic: DocumentData = {
  ...clinic,
  team: { ...(clinic['team'] as Team), ida: member('ida', 'owner') },
  memberIds: [...(clinic['memberIds'] as string[]), 'ida'],
  ownerIds: ['own', 'ida'],
}

const ida = person('ida')
const lasting = clinic['memberIds'] as readonly string[]
/** A clinic whose founder handed it on, left, and was invited as a visitor. */
const founderBackClinic: DocumentData = {
  ...clinic,
  team: { ...(clinic['team'] as Team), own: member('own', 'visitor', { until: inDays(7) }), ida: member('ida', 'owner') },
  memberIds: [...lasting.filter((uid) => uid !== 'own'), 'ida'],
  ownerIds: ['ida'],
}
const founderBack: Changes = { [CLINIC]: founderBackClinic }

const ofBen: DocumentData = {
  name: 'New clinic',
  status: 'inactive',
  subscriptionEndDate: null,
  team: { ben: member('ben', 'owner', { joinedAt: NOW }) },
  memberIds: ['ben'],
  ownerIds: ['ben'],
  createdBy: 'ben',
  createdAt: NOW,
  updatedAt: NOW,
}

const status = (by: Caller, change: DocumentData = { status: 'active', subscriptionEndDate: inDays(300) }): Readonly<Record<string, DocumentData>> => ({
  [CLINIC]: { ...clinic, ...change, lastAuditId: 's', updatedAt: NOW },
  'auditLog/s': record(by, 'account', CLINIC),
})

const alone: Changes = {
  [CLINIC]: { team: { own: member('own', 'owner') }, memberIds: ['own'], ownerIds: ['own'], status: 'inactive' },
}
const CLOSED = 'closedAccounts/own_0'
const closed: DocumentData = { at: NOW }
const givingUp: Ask = { write: { [CLINIC]: null, [CLOSED]: closed } }
const deletion = (by: Caller): Ask => ({ write: { [CLINIC]: null, [CLOSED]: { ...closed, lastAuditId: 'd' }, 'auditLog/d': record(by, 'account', CLINIC) } })

/** A clinic of this size, all but one of them therapists. */
function crowd(size: number): DocumentData {
  const uids = Array.from({ length: size - 1 }, (_, at) => `p${at}`)
  const team = { own: member('own', 'owner'), ...Object.fromEntries(uids.map((uid) => [uid, member(uid, 'therapist')])) }
  return { ...clinic, team, memberIds: Object.keys(team) }
}

const joiningCrowd = (size: number): Ask => ({
  write: {
    [CLINIC]: clinicAfter(nia, 'join', 'nia', member('nia', 'therapist', { joinedAt: NOW }), crowd(size)),
    [NIA]: accepted(invitation('nia@x.example', 'therapist'), nia),
  },
})

const outsiders = [ben, nobody, nia] as const
const notGoverning = [tom, tia, vic, val, eve, ada, pia, root, ...outsiders] as const

const accountCases: readonly Case[] = [
  ...whoMay('reading an account', { ask: () => ({ get: CLINIC }), may: [own, ann, tom, vic, ada, root, ray], mayNot: [eve, ...outsiders] }),
  {
    name: 'listing the accounts one works in',
    who: tom,
    control: { list: { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'tom']] } },
    attacks: {
      'for the accounts of another member': { ask: { list: { collection: 'TherapistAccounts', where: [['memberIds', 'array-contains', 'ann']] } }, who: ben },
      'all of them': { who: ben, ask: { list: { collection: 'TherapistAccounts' } } },
      'as a visitor whose access has ended, for the accounts of others': { who: eve },
      'as a visitor whose access has ended, for all accounts': { who: eve, ask: { list: { collection: 'TherapistAccounts' } } },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'a visitor reads the account',
    who: vic,
    control: { get: CLINIC },
    attacks: { 'at the end of the visit': { world: { [CLINIC]: { 'team.vic.until': inDays(-0.01) } } } },
  },
  ...whoMay('listing all accounts', { ask: () => ({ list: { collection: 'TherapistAccounts' } }), may: [root, ray], mayNot: [ben, nobody] }),
  {
    name: 'opening an account',
    who: ben,
    control: { write: { 'TherapistAccounts/ben_0': ofBen } },
    attacks: {
      'with an unconfirmed address': { who: person('ben', false) },
      'for another': { who: ada },
      'signed out': { who: nobody },
      'an eleventh': { ask: { write: { 'TherapistAccounts/ben_10': ofBen } } },
      'with the id of a deleted account, whose grants it would take over': { world: { 'closedAccounts/ben_0': { at: inDays(-1) } } },
      'at a place of another': { ask: { write: { 'TherapistAccounts/own_1': ofBen } } },
      'under any name': { ask: { write: { 'TherapistAccounts/best': ofBen } } },
      'that is paid for': { write: { 'TherapistAccounts/ben_0': { status: 'active' } } },
      'that runs already': { write: { 'TherapistAccounts/ben_0': { subscriptionEndDate: inDays(900) } } },
      'with a team': { write: { 'TherapistAccounts/ben_0': { 'team.ada': member('ada', 'parent') } } },
      'with another in the lists': { write: { 'TherapistAccounts/ben_0': { memberIds: ['ben', 'ada'] } } },
      'owned by another': { write: { 'TherapistAccounts/ben_0': { ownerIds: ['ada'] } } },
      'without owning it': { write: { 'TherapistAccounts/ben_0': { 'team.ben.role': 'admin' } } },
      'for a time': { write: { 'TherapistAccounts/ben_0': { 'team.ben.until': inDays(3) } } },
      'with the address of another': { write: { 'TherapistAccounts/ben_0': { 'team.ben.email': 'ada@x.example' } } },
      'as if one had long been there': { write: { 'TherapistAccounts/ben_0': { 'team.ben.joinedAt': inDays(-9) } } },
      'with a long name of the own': { write: { 'TherapistAccounts/ben_0': { 'team.ben.displayName': 'x'.repeat(81) } } },
      'with more about oneself': { write: { 'TherapistAccounts/ben_0': { 'team.ben.phone': '1' } } },
      'in the name of another': { write: { 'TherapistAccounts/ben_0': { createdBy: 'ada' } } },
      'dated back': { write: { 'TherapistAccounts/ben_0': { createdAt: inDays(-1) } } },
      'changed in the past': { write: { 'TherapistAccounts/ben_0': { updatedAt: inDays(-1) } } },
      'called by one letter': { write: { 'TherapistAccounts/ben_0': { name: 'x' } } },
      'called by 81': { write: { 'TherapistAccounts/ben_0': { name: 'x'.repeat(81) } } },
      'with an unknown field': { write: { 'TherapistAccounts/ben_0': { seats: 9 } } },
      'without a status': { write: { 'TherapistAccounts/ben_0': { status: GONE } } },
      'as made up': { write: { 'TherapistAccounts/ben_0': { demo: true } } },
    },
  },
  ...whoMay('renaming an account', {
    ask: () => ({ write: { [CLINIC]: { ...clinic, name: 'New name', updatedAt: NOW } } }),
    may: [own, ann],
    mayNot: notGoverning,
  }),
  {
    name: 'renaming an account, and nothing else',
    who: ann,
    control: { write: { [CLINIC]: { ...clinic, name: 'New name', updatedAt: NOW } } },
    attacks: {
      'and making it last': { write: { [CLINIC]: { subscriptionEndDate: inDays(900) } } },
      'and making it active': { write: { [CLINIC]: { status: 'trialing' } } },
      'and becoming an owner': { write: { [CLINIC]: { ownerIds: ['own', 'ann'] } } },
      'and changing who opened it': { write: { [CLINIC]: { createdBy: 'ann' } } },
      'without saying when': { write: { [CLINIC]: { updatedAt: inDays(-1) } } },
      'to one letter': { write: { [CLINIC]: { name: 'x' } } },
    },
  },
  ...whoMay('setting the status of an account, on record', {
    permission: 'billing, deletion and ownership of an account',
    ask: (me) => ({ write: status(me) }),
    may: [root, ray],
    mayNot: [own, ann, tom, vic, ada, ben],
  }),
  {
    name: 'setting the status of an account, with its reason',
    who: root,
    control: { write: status(root, { status: 'suspended', subscriptionEndDate: null }) },
    attacks: {
      'off the record': { write: { 'auditLog/s': LEFT_OUT } },
      'with a record about another': { write: { 'auditLog/s': { target: 'TherapistAccounts/ben_0' } } },
      'with a record of another act': { write: { 'auditLog/s': { action: 'flags' } } },
      'with an older record': { write: { [CLINIC]: { lastAuditId: 'old' } } },
      'to nothing that there is': { write: { [CLINIC]: { status: 'gold' } } },
      'until a word': { write: { [CLINIC]: { subscriptionEndDate: 'soon' } } },
      'and the team': { write: { [CLINIC]: { ownerIds: ['root'] } } },
      'without saying when': { write: { [CLINIC]: { updatedAt: inDays(-1) } } },
      'as made up': { write: { [CLINIC]: { demo: true } } },
    },
  },
  ...whoMay('deleting an account without other members', {
    permission: 'billing, deletion and ownership of an account',
    world: alone,
    ask: () => givingUp,
    may: [own],
    mayNot: [ann, tom, vic, ada, ben, nobody],
  }),
  {
    name: 'opening an account at the next number',
    who: ben,
    world: { 'closedAccounts/ben_0': { at: inDays(-1) } },
    control: { write: { 'TherapistAccounts/ben_1': ofBen } },
    attacks: {
      'at the one that an administrator closed': { world: { 'closedAccounts/ben_1': { at: inDays(-1), lastAuditId: 'old' } } },
      'taking the mark away first': { ask: { write: { 'closedAccounts/ben_0': null } } },
      'with the mark gone in the same commit': {
        write: { 'closedAccounts/ben_0': null, 'TherapistAccounts/ben_1': LEFT_OUT, 'TherapistAccounts/ben_0': ofBen },
      },
    },
  },
  {
    name: 'retiring the id of an account that is deleted',
    who: own,
    world: alone,
    control: givingUp,
    attacks: {
      'that stays': { write: { [CLINIC]: LEFT_OUT } },
      'that never was': { ask: { write: { 'closedAccounts/ben_0': closed } } },
      'that was closed before': { world: { [CLOSED]: { at: inDays(-1) } } },
      earlier: { write: { [CLOSED]: { at: inDays(-1) } } },
      'saying more': { write: { [CLOSED]: { why: 'x' } } },
      'without saying when': { write: { [CLOSED]: { at: GONE } } },
      'on a record with a long name': { write: { [CLOSED]: { lastAuditId: 'x'.repeat(141) } } },
      'on a record that is a number': { write: { [CLOSED]: { lastAuditId: 7 } } },
    },
  },
  {
    name: 'deleting an account that is over',
    who: own,
    world: alone,
    control: givingUp,
    attacks: {
      'leaving the number free': { write: { [CLOSED]: LEFT_OUT } },
      'that is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'that is active': { world: { [CLINIC]: { status: 'active' } } },
      'with other members': { world: { [CLINIC]: { 'team.tom': member('tom', 'therapist'), memberIds: ['own', 'tom'] } } },
      'as an administrator of it': { world: { [CLINIC]: { team: { own: member('own', 'admin') } } } },
    },
  },
  ...whoMay('deleting an account, on record', {
    ask: deletion,
    may: [root, ray],
    mayNot: [own, ann, ada, ben],
    permission: 'billing, deletion and ownership of an account',
  }),
  {
    name: 'deleting an account, with its reason',
    who: root,
    control: deletion(root),
    attacks: {
      'off the record': { write: { 'auditLog/d': LEFT_OUT } },
      'with a record about another': { write: { 'auditLog/d': { target: 'TherapistAccounts/ben_0' } } },
      'with a record of another act': { write: { 'auditLog/d': { action: 'flags' } } },
      'with an older record': { world: { 'auditLog/e': record(root, 'account', CLINIC, { at: inDays(-1) }) }, write: { [CLOSED]: { lastAuditId: 'e' } } },
      'with a record elsewhere': { write: { [CLOSED]: { lastAuditId: 'a/b' } } },
      'with a record that is not named': { write: { [CLOSED]: { lastAuditId: GONE } } },
      'leaving the number free': { write: { [CLOSED]: LEFT_OUT } },
    },
  },
  {
    name: 'deleting an account that already has a record of its deletion',
    who: ray,
    world: { [`auditLog/deleted_own_0_${(clinic['createdAt'] as Date).getTime()}`]: record(root, 'account', CLINIC, { at: inDays(-1) }) },
    control: deletion(ray),
    attacks: { 'by a member': { who: ann, ask: deletion(ann) } },
  },
  {
    name: 'a therapist leaves a suspended account',
    who: tom,
    world: { [CLINIC]: { status: 'suspended' } },
    control: leaving(tom, { ...clinic, status: 'suspended' }),
    attacks: { 'inviting a family': { ask: inviting(tom, 'parent') }, 'reading whether a person is invited': { ask: { get: ZOE } } },
  },
  {
    name: 'the owner reads a suspended account',
    who: own,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { get: CLINIC },
    attacks: {
      'inviting a therapist': { ask: inviting(own, 'therapist') },
      'listing the invitations': { ask: { list: { collection: `${CLINIC}/invitations` } } },
      'lifting it': { ask: { write: { [CLINIC]: { ...clinic, status: 'active', updatedAt: NOW } } } },
      'renaming it': { ask: { write: { [CLINIC]: { ...clinic, status: 'suspended', name: 'New name', updatedAt: NOW } } } },
      'making a therapist an admin': {
        ask: { write: { [CLINIC]: clinicAfter(own, 'role', 'tom', member('tom', 'admin'), { ...clinic, status: 'suspended' }) } },
      },
    },
  },
  {
    name: 'the owner removes a therapist from a suspended account',
    who: own,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { write: { [CLINIC]: clinicAfter(own, 'remove', 'tom', null, { ...clinic, status: 'suspended' }) } },
    attacks: {
      'making another an admin': { ask: { write: { [CLINIC]: clinicAfter(own, 'role', 'tia', member('tia', 'admin'), { ...clinic, status: 'suspended' }) } } },
    },
  },
]

const ofFamilies = (uid: string): Ask => ({ list: { collection: 'families', group: true, where: [['uid', '==', uid]] } })

// Anyone who reads an account reads its whole team. Only the managers may know that a family has a child in care there.
const familyCases: readonly Case[] = [
  ...whoMay('reading the document of a family', { ask: () => ({ get: FAMILY }), may: [ada, own, ann], mayNot: [pia, tom, vic, eve, root, ...outsiders] }),
  ...whoMay('listing the families of an account', {
    ask: () => ({ list: { collection: `${CLINIC}/families` } }),
    may: [own, ann],
    mayNot: [ada, pia, tom, vic, eve, root, ...outsiders],
  }),
  {
    name: 'finding the accounts that one belongs to as a family',
    who: ada,
    control: ofFamilies('ada'),
    attacks: {
      'those of another': { who: pia },
      'those of everybody': { ask: { list: { collection: 'families', group: true } } },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding the accounts that one belongs to as a family, with an address',
    who: ada,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    control: ofFamilies('ada'),
    attacks: { 'without one': { who: { uid: 'ada', email: null, emailVerified: false } } },
  },
  {
    name: 'a family reads the account',
    who: ada,
    control: { get: CLINIC },
    attacks: { 'that it left': { world: { [FAMILY]: null } }, 'of an account with another family': { who: ben } },
  },
  ...whoMay('taking a family out', { ask: () => ({ write: { [FAMILY]: null } }), may: [ada, own, ann], mayNot: [pia, tom, vic, eve, root, ...outsiders] }),
  {
    name: 'a suspended account may still shrink by a family',
    who: ann,
    world: { [CLINIC]: { status: 'suspended' } },
    control: { write: { [FAMILY]: null } },
    attacks: { 'by a therapist': { who: tom } },
  },
  {
    name: 'a family leaves, and does not write its own entry',
    who: ada,
    control: { write: { [FAMILY]: null } },
    attacks: {
      'with another address': { ask: { write: { [FAMILY]: family('ada', { email: 'pia@x.example' }) } } },
      'without an invitation': { world: { [FAMILY]: null }, ask: joiningAsFamily(ada) },
    },
  },
  {
    name: 'removing a former parent member from the team',
    who: ann,
    world: { [CLINIC]: { 'team.old': member('old', 'parent'), memberIds: [...lasting, 'old'] } },
    control: {
      write: {
        [CLINIC]: clinicAfter(ann, 'remove', 'old', null, {
          ...clinic,
          team: { ...(clinic['team'] as Team), old: member('old', 'parent') },
          memberIds: [...lasting, 'old'],
        }),
      },
    },
    attacks: { 'by a therapist': { who: tom, write: { [CLINIC]: { 'lastChange.by': 'tom' } } } },
  },
]

const teamCases: readonly Case[] = [
  ...whoMay('removing a therapist from the team', {
    ask: (me) => removal(me, 'tia'),
    may: [own, ann],
    mayNot: notGoverning.filter((one) => one !== tia),
    permission: 'staff and roles',
  }),
  ...whoMay('removing an admin from the team', { ask: (me) => removal(me, 'ann'), may: [own], mayNot: notGoverning }),
  {
    name: 'an owner leaves when another stays',
    who: own,
    world: twoOwners,
    control: leaving(own, twoOwnersClinic),
    attacks: {
      'removing the other owner too': { write: { [CLINIC]: { ownerIds: [] } } },
      'staying in the list of owners': { write: { [CLINIC]: { ownerIds: ['own', 'ida'] } } },
      'staying in the list of members': { write: { [CLINIC]: { memberIds: twoOwnersClinic['memberIds'] } } },
      'naming another': { write: { [CLINIC]: { 'lastChange.target': 'ida' } } },
      'by another hand': { write: { [CLINIC]: { 'lastChange.by': 'ida' } } },
    },
  },
  ...[ann, tom, vic].map((who): Case => ({
    name: `leaving, as ${who.uid}`,
    who,
    control: leaving(who),
    attacks: {
      'removing another instead': { write: { [CLINIC]: clinicAfter(who, 'leave', 'tia', null) } },
      'in the past': { write: { [CLINIC]: { 'lastChange.at': inDays(-1) } } },
      'and staying, in a better role, off the list': {
        write: {
          [CLINIC]: {
            ...clinicAfter(who, 'leave', who.uid ?? '', member(who.uid ?? '', who === ann ? 'therapist' : 'admin')),
            memberIds: lasting.filter((uid) => uid !== who.uid),
          },
        },
      },
    },
  })),
  { name: 'leaving when the time is over', who: eve, control: leaving(eve), attacks: { 'removing another': { ask: removal(eve, 'val') } } },
  {
    name: 'the last owner does not leave, an admin does',
    who: ann,
    control: leaving(ann),
    attacks: {
      'the last owner': { who: own, ask: leaving(own) },
      'as someone who is not a member': { who: ben, ask: leaving(ben) },
      'as someone who is not a member, on behalf of a member': { who: ben, ask: { write: { [CLINIC]: clinicAfter(ben, 'leave', 'tia', null) } } },
    },
  },
  {
    name: 'removing a visitor, by an admin',
    who: ann,
    control: removal(ann, 'vic'),
    attacks: {
      'the owner': { ask: removal(ann, 'own') },
      'oneself by that name': { ask: removal(ann, 'ann') },
      'and another with it': { write: { [CLINIC]: { 'team.val': GONE } } },
      'and changing another': { write: { [CLINIC]: { 'team.tom.role': 'visitor' } } },
      'leaving the visitor on the list of members': { write: { [CLINIC]: { memberIds: [...lasting, 'vic'] } } },
      'and another off that list': { write: { [CLINIC]: { memberIds: lasting.filter((uid) => uid !== 'tia') } } },
      'becoming an owner on the way': { write: { [CLINIC]: { ownerIds: ['own', 'ann'] } } },
      'with an owner twice': { write: { [CLINIC]: { ownerIds: ['own', 'own'] } } },
      'in the name of another': { write: { [CLINIC]: { 'lastChange.by': 'own' } } },
      'in the past': { write: { [CLINIC]: { 'lastChange.at': inDays(-1) } } },
      'saying more': { write: { [CLINIC]: { 'lastChange.why': 'x' } } },
      'with an unknown action': { write: { [CLINIC]: { 'lastChange.action': 'banish' } } },
      'who stays with a higher role but is off the list': {
        write: { [CLINIC]: { ...clinicAfter(ann, 'remove', 'vic', member('vic', 'admin')), memberIds: lasting } },
      },
      'as a change of role': { write: { [CLINIC]: { 'lastChange.action': 'role' } } },
      'as leaving': { write: { [CLINIC]: { 'lastChange.action': 'leave' } } },
      'as joining': { write: { [CLINIC]: { 'lastChange.action': 'join' } } },
      'and making the account last': { write: { [CLINIC]: { subscriptionEndDate: inDays(900) } } },
      'and its name': { write: { [CLINIC]: { name: 'New name' } } },
      'whose target is no name': { write: { [CLINIC]: { 'lastChange.target': 7 } } },
      'who is not a member': { write: { [CLINIC]: { ...clinicAfter(ann, 'remove', 'zoe', null), memberIds: clinic['memberIds'] } } },
      'without removing anyone': { ask: { write: { [CLINIC]: clinicAfter(ann, 'role', 'vic', member('vic', 'visitor', { until: inDays(7) })) } } },
    },
  },
  {
    name: 'removing a therapist, by an admin',
    who: ann,
    control: removal(ann, 'tia'),
    attacks: {
      'leaving the list as it was': { write: { [CLINIC]: { memberIds: lasting } } },
      'with a list of the right length': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'zoe'] } } },
      'with a list that says one twice': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'tom', 'tom'] } } },
      'with a visitor on the list': { write: { [CLINIC]: { memberIds: ['own', 'ann', 'tom', 'eve'] } } },
    },
  },
  ...whoMay('making a therapist an admin', {
    ask: (me) => roleChange(me, 'tia', 'admin'),
    may: [own, ann],
    mayNot: notGoverning,
    permission: 'staff and roles',
  }),
  ...whoMay('making an admin an owner', {
    ask: (me) => roleChange(me, 'ann', 'owner'),
    may: [own],
    mayNot: [...notGoverning, ann],
    permission: 'billing, deletion and ownership of an account',
  }),
  {
    name: 'a change of role, by an admin',
    who: ann,
    control: roleChange(ann, 'vic', 'therapist'),
    attacks: {
      'to owner': { ask: roleChange(ann, 'vic', 'owner') },
      'under another act': { write: { [CLINIC]: { 'lastChange.action': 'remove' } } },
      'with an unknown action': { write: { [CLINIC]: { 'lastChange.action': 'promote' } } },
      'of an owner, when there is another': {
        world: twoOwners,
        ask: { write: { [CLINIC]: clinicAfter(ann, 'role', 'ida', member('ida', 'admin'), twoOwnersClinic) } },
      },
      'of the owner': { ask: roleChange(ann, 'own', 'admin') },
      'to owner of oneself': { ask: roleChange(ann, 'ann', 'owner') },
      'but not on the list of members': { write: { [CLINIC]: { memberIds: lasting } } },
      'keeping the end': { write: { [CLINIC]: { 'team.vic.until': inDays(7) } } },
      'and the address': { write: { [CLINIC]: { 'team.vic.email': 'ann@x.example' } } },
      'and the day of joining': { write: { [CLINIC]: { 'team.vic.joinedAt': inDays(-9) } } },
      'to an unknown role': { write: { [CLINIC]: { 'team.vic.role': 'king', memberIds: lasting } } },
      'to a parent in the team': { ask: roleChange(ann, 'vic', 'parent') },
      'under the name of another': { write: { [CLINIC]: { 'lastChange.target': 'val' } } },
      'of someone who is not a member': { ask: roleChange(ann, 'zoe', 'therapist') },
      'of another as well': { write: { [CLINIC]: { 'team.val.role': 'therapist' } } },
    },
  },
  {
    name: 'a therapist becomes a visitor, for a time',
    who: own,
    control: roleChange(own, 'tia', 'visitor'),
    attacks: {
      'without an end': { write: { [CLINIC]: { 'team.tia.until': GONE } } },
      'for a season': { write: { [CLINIC]: { 'team.tia.until': inDays(94) } } },
      'until yesterday': { write: { [CLINIC]: { 'team.tia.until': inDays(-1) } } },
      'until a word': { write: { [CLINIC]: { 'team.tia.until': 'soon' } } },
      'staying on the list of members': { write: { [CLINIC]: { memberIds: lasting } } },
    },
  },
  {
    name: 'an invited owner becomes a visitor',
    who: own,
    world: twoOwners,
    control: { write: { [CLINIC]: clinicAfter(own, 'role', 'ida', member('ida', 'visitor', { until: inDays(14) }), twoOwnersClinic) } },
    attacks: {
      'who opened the account without an invitation': {
        who: ida,
        ask: { write: { [CLINIC]: clinicAfter(ida, 'role', 'own', member('own', 'visitor', { until: inDays(14) }), twoOwnersClinic) } },
      },
    },
  },
  {
    name: 'a founder who returned as a visitor gets more days',
    who: ida,
    world: founderBack,
    control: { write: { [CLINIC]: clinicAfter(ida, 'role', 'own', member('own', 'visitor', { until: inDays(14) }), founderBackClinic) } },
    attacks: {
      'who returned as a therapist': {
        world: { [CLINIC]: { 'team.own': member('own', 'therapist'), memberIds: ['own', ...(founderBackClinic['memberIds'] as string[])] } },
      },
    },
  },
  ...whoMay('letting a visitor stay longer', { ask: (me) => roleChange(me, 'eve', 'visitor'), may: [own, ann], mayNot: notGoverning }),
  {
    name: 'an owner steps down when another stays',
    who: own,
    world: twoOwners,
    control: { write: { [CLINIC]: clinicAfter(own, 'role', 'own', member('own', 'admin'), twoOwnersClinic) } },
    attacks: {
      'staying in the list': { write: { [CLINIC]: { ownerIds: ['own', 'ida'] } } },
      'removing the other from the list of owners': { write: { [CLINIC]: { ownerIds: [] } } },
    },
  },
  {
    name: 'the last owner stays, another is made',
    who: own,
    control: roleChange(own, 'ann', 'owner'),
    attacks: {
      'but not listed': { write: { [CLINIC]: { ownerIds: ['own'] } } },
      'instead of oneself': { write: { [CLINIC]: { ownerIds: ['ann'] } } },
      'and a stranger listed': { write: { [CLINIC]: { ownerIds: ['own', 'ann', 'ben'] } } },
      'while one steps down alone': { ask: roleChange(own, 'own', 'admin') },
    },
  },
]

const invitationCases: readonly Case[] = [
  ...whoMay('inviting an admin', { ask: (me) => inviting(me, 'admin'), may: [own, ann], mayNot: notGoverning, permission: 'staff and roles' }),
  ...whoMay('inviting a visitor', { ask: (me) => inviting(me, 'visitor'), may: [own, ann], mayNot: notGoverning }),
  ...whoMay('inviting a parent', {
    ask: (me) => inviting(me, 'parent'),
    may: [own, ann, tom, tia],
    mayNot: [vic, val, eve, ada, pia, root, ...outsiders],
    permission: 'inviting parents',
  }),
  {
    name: 'inviting with valid fields',
    who: ann,
    control: inviting(ann, 'visitor'),
    attacks: {
      'as an owner': { write: { [ZOE]: { role: 'owner', accessDays: GONE } } },
      'in the name of the owner': { write: { [ZOE]: { invitedBy: 'own' } } },
      'for a month': { write: { [ZOE]: { expiresAt: inDays(16) } } },
      'until yesterday': { write: { [ZOE]: { expiresAt: inDays(-1) } } },
      'for good': { write: { [ZOE]: { expiresAt: null } } },
      'to visit for a season': { write: { [ZOE]: { accessDays: 93 } } },
      'to visit for no day': { write: { [ZOE]: { accessDays: 0 } } },
      'to visit without an end': { write: { [ZOE]: { accessDays: GONE } } },
      'to visit for half a day': { write: { [ZOE]: { accessDays: 0.5 } } },
      'with an unconfirmed address': { who: person('ann', false) },
      'already accepted': { write: { [ZOE]: { status: 'accepted' } } },
      'already answered': { write: { [ZOE]: { respondedBy: 'zoe' } } },
      'into a clinic of another name': { write: { [ZOE]: { accountName: 'Bank' } } },
      'at the place of another address': { write: { [ZOE]: { email: 'ben@x.example' } } },
      'dated back': { write: { [ZOE]: { createdAt: inDays(-1) } } },
      'changed in the past': { write: { [ZOE]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [ZOE]: { letter: 'x' } } },
      'without a role': { write: { [ZOE]: { role: GONE } } },
      'as made up': { write: { [ZOE]: { demo: true } } },
      'in capitals': {
        ask: {
          write: { [`${CLINIC}/invitations/Zoe@x.example`]: invitation('Zoe@x.example', 'visitor', { invitedBy: 'ann', createdAt: NOW, updatedAt: NOW }) },
        },
      },
      'no address': { ask: { write: { [`${CLINIC}/invitations/zoe`]: invitation('zoe', 'visitor', { invitedBy: 'ann', createdAt: NOW, updatedAt: NOW }) } } },
      'a very long address': {
        ask: {
          write: {
            [`${CLINIC}/invitations/zoe@${'x'.repeat(250)}.example`]: invitation(`zoe@${'x'.repeat(250)}.example`, 'visitor', {
              invitedBy: 'ann',
              createdAt: NOW,
              updatedAt: NOW,
            }),
          },
        },
      },
    },
  },
  {
    name: 'inviting a therapist without an end',
    who: ann,
    control: inviting(ann, 'therapist'),
    attacks: { 'for some days': { write: { [ZOE]: { accessDays: 14 } } } },
  },
  {
    name: 'sending an invitation again',
    who: ann,
    world: { [ZOE]: invitation('zoe@x.example', 'visitor', { status: 'declined', respondedAt: inDays(-1), respondedBy: 'zoe', expiresAt: inDays(-1) }) },
    control: inviting(ann, 'therapist'),
    attacks: {
      'that was accepted': { world: { [ZOE]: { status: 'accepted' } } },
      'keeping the answer': { write: { [ZOE]: { respondedBy: 'zoe' } } },
      'keeping the old date': { write: { [ZOE]: { createdAt: inDays(-1) } } },
      'in the name of the first': { write: { [ZOE]: { invitedBy: 'own' } } },
      'by a parent': { who: ada, ask: inviting(ada, 'therapist') },
    },
  },
  {
    name: 'a therapist sends an invitation to a family again',
    who: tom,
    world: { [ZOE]: invitation('zoe@x.example', 'parent') },
    control: inviting(tom, 'parent'),
    attacks: { 'that was to a therapist': { world: { [ZOE]: { role: 'therapist' } } } },
  },
  ...whoMay('reading an invitation', { ask: () => ({ get: NIA }), may: [nia, own, ann], mayNot: [tom, vic, ada, ben, root, nobody] }),
  ...whoMay('reading the invitation of a family', {
    world: { [ZOE]: invitation('zoe@x.example', 'parent') },
    ask: () => ({ get: ZOE }),
    may: [zoe, own, tom],
    mayNot: [vic, eve, ada, nia, nobody],
  }),
  ...whoMay('reading whether a person is already invited', { ask: () => ({ get: ZOE }), may: [zoe, own, ann, tom], mayNot: [vic, eve, ada, nia, nobody] }),
  {
    name: 'the invitee reads it',
    who: nia,
    control: { get: NIA },
    attacks: { 'with an unconfirmed address': { who: person('nia', false) } },
  },
  ...whoMay('listing the invitations of an account', {
    ask: () => ({ list: { collection: `${CLINIC}/invitations` } }),
    may: [own, ann],
    mayNot: [tom, vic, ada, ben, root, nobody],
  }),
  ...whoMay('listing the invitations of families', {
    world: { [ZOE]: invitation('zoe@x.example', 'parent') },
    ask: () => ({ list: { collection: `${CLINIC}/invitations`, where: [['role', '==', 'parent']] } }),
    may: [tom, own],
    mayNot: [vic, eve, ada, ben, nobody],
  }),
  {
    name: 'a therapist lists the invitations of families',
    who: tom,
    world: { [ZOE]: invitation('zoe@x.example', 'parent') },
    control: { list: { collection: `${CLINIC}/invitations`, where: [['role', '==', 'parent']] } },
    attacks: { 'and of therapists': { ask: { list: { collection: `${CLINIC}/invitations`, where: [['role', '==', 'therapist']] } } } },
  },
  {
    name: 'finding one’s own invitations in all accounts',
    who: nia,
    control: { list: { collection: 'invitations', group: true, where: [['email', '==', 'nia@x.example']] } },
    attacks: {
      'with an unconfirmed address': { who: person('nia', false) },
      'those of another': { who: zoe },
      'all of them': { ask: { list: { collection: 'invitations', group: true } }, who: zoe },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding the accounts that one joined, as a visitor',
    who: vic,
    world: { [`${CLINIC}/invitations/vic@x.example`]: answer('vic') },
    control: accountsOf('vic'),
    attacks: {
      'those of another': { who: val },
      'those of another person, after one’s access has ended': { who: eve },
      'of everybody': { ask: { list: { collection: 'invitations', group: true, where: [['status', '==', 'accepted']] } } },
      'with declined invitations': { ask: { list: { collection: 'invitations', group: true, where: [['respondedBy', '==', 'vic']] } } },
      'only declined invitations': { ask: accountsOf('vic', 'declined') },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding the accounts that one joined, with an address',
    who: vic,
    only: { backend: 'cloud', because: 'nobody is signed in anonymously on a device' },
    world: { [`${CLINIC}/invitations/vic@x.example`]: answer('vic') },
    control: accountsOf('vic'),
    attacks: { 'without one': { who: { uid: 'vic', email: null, emailVerified: false } } },
  },
  {
    name: 'a visitor whose access has ended finds their own answer',
    who: eve,
    world: { [`${CLINIC}/invitations/eve@x.example`]: answer('eve') },
    control: accountsOf('eve'),
    attacks: { 'the account that it leads to': { ask: { get: CLINIC } } },
  },
  {
    name: 'finding one’s own answer in one account',
    who: vic,
    world: { [`${CLINIC}/invitations/vic@x.example`]: answer('vic') },
    control: {
      list: {
        collection: `${CLINIC}/invitations`,
        where: [
          ['respondedBy', '==', 'vic'],
          ['status', '==', 'accepted'],
        ],
      },
    },
    attacks: { 'with those of other people': { ask: { list: { collection: `${CLINIC}/invitations`, where: [['status', '==', 'accepted']] } } } },
  },
  {
    name: 'joining as a therapist',
    who: nia,
    control: joining(nia, 'therapist'),
    attacks: {
      'with an unconfirmed address': { who: person('nia', false) },
      'as an admin': { ask: joining(nia, 'admin', {}, invitation('nia@x.example', 'therapist')) },
      'as an owner': { write: { [CLINIC]: { 'team.nia.role': 'owner', ownerIds: ['own', 'nia'] } } },
      'and owning on the list': { write: { [CLINIC]: { ownerIds: ['own', 'nia'] } } },
      'by the invitation of another': { who: zoe, ask: joining(zoe, 'therapist', {}, invitation('nia@x.example', 'therapist')) },
      'without an invitation': { who: zoe, ask: joining(zoe, 'therapist') },
      'for another': { who: zoe },
      'that has expired': { world: { [NIA]: { expiresAt: inDays(-1) } }, write: { [NIA]: { expiresAt: inDays(-1) } } },
      'that was revoked': { world: { [NIA]: { status: 'revoked' } } },
      'that was declined': { world: { [NIA]: { status: 'declined' } } },
      'that was accepted before': { world: { [NIA]: { status: 'accepted' } }, write: { [NIA]: LEFT_OUT } },
      'by a former member': { world: { [NIA]: { invitedBy: 'gone' } }, write: { [NIA]: { invitedBy: 'gone' } } },
      'by a member who is no longer allowed to invite therapists': { world: { [NIA]: { invitedBy: 'tom' } }, write: { [NIA]: { invitedBy: 'tom' } } },
      'by a visitor whose access has ended': { world: { [NIA]: { invitedBy: 'eve' } }, write: { [NIA]: { invitedBy: 'eve' } } },
      'under another act': { write: { [CLINIC]: { 'lastChange.action': 'role' } } },
      'in another role than was offered': { write: { [CLINIC]: { 'team.nia.role': 'parent' } } },
      'without answering it': { write: { [NIA]: LEFT_OUT } },
      'while declining it': { write: { [NIA]: { status: 'declined' } } },
      'without saying when': { write: { [NIA]: { respondedAt: inDays(-1) } } },
      'answered by another': { write: { [NIA]: { respondedBy: 'zoe' } } },
      'and changing the invitation': { write: { [NIA]: { role: 'admin' } } },
      'as if one had long been there': { write: { [CLINIC]: { 'team.nia.joinedAt': inDays(-9) } } },
      'with another address': { write: { [CLINIC]: { 'team.nia.email': 'ada@x.example' } } },
      'with an end': { write: { [CLINIC]: { 'team.nia.until': inDays(3) } } },
      'with a long name': { write: { [CLINIC]: { 'team.nia.displayName': 'x'.repeat(81) } } },
      'with more about oneself': { write: { [CLINIC]: { 'team.nia.phone': '1' } } },
      'bringing a friend': { write: { [CLINIC]: { 'team.zoe': member('zoe', 'therapist') } } },
      'not in the list': { write: { [CLINIC]: { memberIds: clinic['memberIds'] } } },
      'by the hand of another': { write: { [CLINIC]: { 'lastChange.by': 'own' } } },
    },
  },
  {
    name: 'joining an account that works',
    who: nia,
    control: joining(nia, 'therapist'),
    attacks: { 'that is suspended': { world: { [CLINIC]: { status: 'suspended' } }, write: { [CLINIC]: { status: 'suspended' } } } },
  },
  {
    name: 'joining as a visitor',
    who: nia,
    world: { [NIA]: { role: 'visitor', accessDays: 14 } },
    control: joining(nia, 'visitor', { until: inDays(14) }),
    attacks: {
      'for longer': { ask: joining(nia, 'visitor', { until: inDays(16) }) },
      'on the list of members': { write: { [CLINIC]: { memberIds: [...lasting, 'nia'] } } },
      'without an end': { ask: joining(nia, 'visitor') },
      'until yesterday': { ask: joining(nia, 'visitor', { until: inDays(-1) }) },
    },
  },
  {
    name: 'a family joins, invited by a therapist',
    who: nia,
    world: { [NIA]: { role: 'parent', invitedBy: 'tom' } },
    control: joiningAsFamily(nia, { invitedBy: 'tom' }),
    attacks: {
      'who has become a visitor': { world: { [CLINIC]: { 'team.tom': member('tom', 'visitor', { until: inDays(7) }) } } },
      'with a higher role': {
        world: { [NIA]: { role: 'admin' } },
        ask: joining(nia, 'admin', {}, invitation('nia@x.example', 'admin', { invitedBy: 'tom' })),
      },
      'as a parent member of the team, visible to the whole team': {
        ask: joining(nia, 'parent', {}, invitation('nia@x.example', 'parent', { invitedBy: 'tom' })),
      },
      'as a therapist': { ask: joining(nia, 'therapist', {}, invitation('nia@x.example', 'parent', { invitedBy: 'tom' })) },
      'with an unconfirmed address': { who: person('nia', false) },
      'that is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'that has expired': { world: { [NIA]: { expiresAt: inDays(-1) } }, write: { [NIA]: { expiresAt: inDays(-1) } } },
      'that was revoked': { world: { [NIA]: { status: 'revoked' } } },
      'by an invitation to the team': { world: { [NIA]: { role: 'therapist', invitedBy: 'own' } }, write: { [NIA]: { role: 'therapist', invitedBy: 'own' } } },
      'without answering the invitation': { write: { [NIA]: LEFT_OUT } },
      'while declining it': { write: { [NIA]: { status: 'declined' } } },
      'answering it without coming': { write: { [FAMILY_OF_NIA]: LEFT_OUT } },
      'a second time': { world: { [FAMILY_OF_NIA]: family('nia') } },
      'in the place of another': { write: { [FAMILY_OF_NIA]: LEFT_OUT, [`${CLINIC}/families/zoe`]: family('zoe', { joinedAt: NOW }) } },
      'with the id of another family': { write: { [FAMILY_OF_NIA]: { uid: 'ada' } } },
      'with the address of another': { write: { [FAMILY_OF_NIA]: { email: 'ada@x.example' } } },
      'as if one had long been there': { write: { [FAMILY_OF_NIA]: { joinedAt: inDays(-9) } } },
      'with a long name': { write: { [FAMILY_OF_NIA]: { displayName: 'x'.repeat(81) } } },
      'with a role': { write: { [FAMILY_OF_NIA]: { role: 'owner' } } },
      'as made up': { write: { [FAMILY_OF_NIA]: { demo: true } } },
    },
  },
  {
    name: 'a therapist with a child of their own declines an invitation as a family',
    who: tom,
    world: { [`${CLINIC}/invitations/tom@x.example`]: invitation('tom@x.example', 'parent') },
    control: { write: { [`${CLINIC}/invitations/tom@x.example`]: { ...accepted(invitation('tom@x.example', 'parent'), tom), status: 'declined' } } },
    attacks: { 'and comes': { ask: joiningAsFamily(tom) } },
  },
  {
    name: 'returning after one’s access has ended',
    who: eve,
    world: { [`${CLINIC}/invitations/eve@x.example`]: invitation('eve@x.example', 'visitor') },
    control: joining(eve, 'visitor', { until: inDays(14) }),
    attacks: {
      'while it still runs': { world: { [CLINIC]: { 'team.eve.until': inDays(1) } } },
      'with another person as the target': { write: { [CLINIC]: { 'lastChange.target': 'vic' } } },
      'without having been asked': { world: { [`${CLINIC}/invitations/eve@x.example`]: null } },
    },
  },
  {
    name: 'declining',
    who: nia,
    control: { write: { [NIA]: { ...invitation('nia@x.example', 'therapist'), status: 'declined', respondedAt: NOW, respondedBy: 'nia', updatedAt: NOW } } },
    attacks: {
      'for another': { who: zoe },
      'by the owner': { who: own },
      'with an unconfirmed address': { who: person('nia', false) },
      'in the past': { write: { [NIA]: { respondedAt: inDays(-1) } } },
      'changed in the past': { write: { [NIA]: { updatedAt: inDays(-1) } } },
      'in the name of another': { write: { [NIA]: { respondedBy: 'own' } } },
      'and making it a better one': { write: { [NIA]: { role: 'admin' } } },
      'a revoked invitation': { world: { [NIA]: { status: 'revoked' } } },
      'by accepting without joining': { write: { [NIA]: { status: 'accepted' } } },
      'with an unknown answer': { write: { [NIA]: { status: 'perhaps' } } },
    },
  },
  {
    name: 'declining as an existing member',
    who: tom,
    world: { [`${CLINIC}/invitations/tom@x.example`]: invitation('tom@x.example', 'therapist') },
    control: {
      write: {
        [`${CLINIC}/invitations/tom@x.example`]: {
          ...invitation('tom@x.example', 'therapist'),
          status: 'declined',
          respondedAt: NOW,
          respondedBy: 'tom',
          updatedAt: NOW,
        },
      },
    },
    attacks: { accepting: { write: { [`${CLINIC}/invitations/tom@x.example`]: { status: 'accepted' } } } },
  },
  {
    name: 'joining a team of 199',
    who: nia,
    world: { [CLINIC]: crowd(199) },
    control: joiningCrowd(199),
    attacks: { 'of 200': { world: { [CLINIC]: crowd(200) }, ask: joiningCrowd(200) } },
  },
  ...whoMay('revoking an invitation', {
    ask: () => ({ write: { [NIA]: { ...invitation('nia@x.example', 'therapist'), status: 'revoked', updatedAt: NOW } } }),
    may: [own, ann],
    mayNot: [tom, vic, eve, ada, nia, ben, root, nobody],
  }),
  {
    name: 'revoking an invitation, and nothing else',
    who: ann,
    control: { write: { [NIA]: { ...invitation('nia@x.example', 'therapist'), status: 'revoked', updatedAt: NOW } } },
    attacks: {
      'that was accepted': { world: { [NIA]: { status: 'accepted' } } },
      'to something else': { write: { [NIA]: { status: 'perhaps' } } },
      'and changing its role': { write: { [NIA]: { role: 'admin' } } },
      'in the past': { write: { [NIA]: { updatedAt: inDays(-1) } } },
    },
  },
  ...whoMay('deleting an invitation', { ask: () => ({ write: { [NIA]: null } }), may: [own, ann, nia], mayNot: [tom, vic, eve, ada, ben, root, nobody] }),
  {
    name: 'an invitee deletes an invitation that was answered',
    who: nia,
    world: { [NIA]: { status: 'accepted' } },
    control: { write: { [NIA]: null } },
    attacks: { 'with an unconfirmed address': { who: person('nia', false) }, 'of another': { who: zoe } },
  },
  ...whoMay('deleting the invitation of a family', {
    world: { [ZOE]: invitation('zoe@x.example', 'parent') },
    ask: () => ({ write: { [ZOE]: null } }),
    may: [tom, own, zoe],
    mayNot: [vic, eve, ada, nobody],
  }),
  ...whoMay('deleting an invitation that is gone', { ask: () => ({ write: { [ZOE]: null } }), may: [own, tom, zoe], mayNot: [vic, ada] }),
]

/** Therapist accounts, teams and invitations. */
export const teamAndAccountCases: readonly Case[] = [...accountCases, ...familyCases, ...teamCases, ...invitationCases]
