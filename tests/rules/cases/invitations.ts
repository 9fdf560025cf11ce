import { ada, ann, ben, CLINIC, clinic, eve, family, inDays, invitation, member, nobody, own, person, pia, root, tia, tom, val, vic } from '../world'
import type { RequestSender } from '#adapters/local/rules/accessRequest'
import { type DocumentData, NOW } from '#ports/documents'
import { type Ask, type Case, GONE, LEFT_OUT } from '../kit/case'
import { accepted, clinicAfter, inviting, joiningAsFamily, permanentMembers, nia, notGoverning, outsiders, ZOE, zoe } from './accountWorld'
import { whoMay } from '../kit/whoMay'

const NIA = `${CLINIC}/invitations/nia@x.example`

const joining = (who: RequestSender, role: string, more: DocumentData = {}, invited: DocumentData = invitation(`${who.uid}@x.example`, role)): Ask => ({
  write: {
    [CLINIC]: clinicAfter(who, 'join', who.uid ?? '', member(who.uid ?? '', role, { joinedAt: NOW, displayName: 'New', ...more })),
    [`${CLINIC}/invitations/${invited['email'] as string}`]: accepted(invited, who),
  },
})

const FAMILY_OF_NIA = `${CLINIC}/families/nia`

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

/** Returns a clinic with this number of members, all but one of them therapists. */
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

export const invitationCases: readonly Case[] = [
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
      'on the list of members': { write: { [CLINIC]: { memberIds: [...permanentMembers, 'nia'] } } },
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
