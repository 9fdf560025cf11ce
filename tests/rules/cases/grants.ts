import {
  ada,
  ann,
  ben,
  CHILD,
  CLINIC,
  clinic,
  eve,
  FAMILY,
  family,
  GRANT,
  inDays,
  member,
  membership,
  newChild,
  nobody,
  own,
  pia,
  root,
  shared,
  SHARED,
  tom,
  vic,
} from '../world'
import { type DocumentData, NOW } from '#ports/documents'
import { type Ask, type Case, type Changes, GONE, LEFT_OUT } from '../kit/case'
import { granted, others, twoMore } from './familyWorld'
import { whoMay } from '../kit/whoMay'

/** The query for a list of shared children, which includes those whose sharing ended recently. */
const listedStill = ['endsAt', '>', inDays(-13)] as const

export const SHARE: DocumentData = { ...shared, sharedAt: NOW, caseload: [] }

const ungranted: Changes = { [CHILD]: { grants: {} }, [SHARED]: null }

const granting = (more: DocumentData = {}): Ask => ({
  write: { [CHILD]: { ...granted, updatedAt: NOW, ...more }, [SHARED]: SHARE },
})

export const grantCases: readonly Case[] = [
  {
    name: 'granting a child to a clinic',
    who: ada,
    world: ungranted,
    control: granting(),
    attacks: {
      'for more than two years': { write: { [CHILD]: { 'grants.own_0.endsAt': inDays(740) }, [SHARED]: { endsAt: inDays(740) } } },
      'for good': { write: { [CHILD]: { 'grants.own_0.endsAt': null }, [SHARED]: { endsAt: null } } },
      'without a purpose': { write: { [SHARED]: { purpose: '' } } },
      'for a purpose of 201 letters': { write: { [SHARED]: { purpose: 'x'.repeat(201) } } },
      'since a word': { write: { [CHILD]: { 'grants.own_0.since': 'x' } } },
      'with an unknown field': { write: { [CHILD]: { 'grants.own_0.isSecret': true } } },
      'without saying since when': { write: { [CHILD]: { 'grants.own_0.since': GONE } } },
      'that one has left': { world: { [FAMILY]: null } },
      'when one’s access has ended': { world: { [FAMILY]: null, [CLINIC]: { 'team.ada': member('ada', 'visitor', { until: inDays(-1) }) } } },
      'that there is not': { world: { [CLINIC]: null } },
      'with a time that the clinic sees otherwise': { write: { [SHARED]: { endsAt: inDays(101) } } },
      'showing the purpose to every clinic': { write: { [CHILD]: { 'grants.own_0.purpose': 'Practice at home' } } },
      'telling that a stranger shall see it': { write: { [SHARED]: { caseload: [membership('zoe')] } } },
      'without granting it': { write: { [CHILD]: LEFT_OUT } },
      'in the name of another': { write: { [SHARED]: { ownerUid: 'ben' } } },
      'shared in the past': { write: { [SHARED]: { sharedAt: inDays(-1) } } },
      'without an alias': { write: { [SHARED]: { alias: '' } } },
      'under an alias of 41 letters': { write: { [SHARED]: { alias: 'x'.repeat(41) } } },
      'sharing more': { write: { [SHARED]: { surname: 'x' } } },
      'sharing less': { write: { [SHARED]: { purpose: GONE } } },
      'as made up': { write: { [SHARED]: { demo: true } } },
      'by the clinic itself': { who: own },
      'by another family': { who: ben },
    },
  },
  {
    name: 'granting a child again after revoking, with the former caseload',
    who: ada,
    world: ungranted,
    control: {
      write: {
        [CHILD]: { ...granted, updatedAt: NOW },
        [SHARED]: { ...SHARE, caseload: shared['caseload'] },
      },
    },
    attacks: {
      'and to a stranger': { write: { [SHARED]: { caseload: [membership('tom'), membership('zoe')] } } },
      'and to a stranger before them': { write: { [SHARED]: { caseload: [membership('zoe'), membership('tom')] } } },
      'with a removed member in the caseload': { world: { [CLINIC]: { 'team.vic': GONE } } },
      'to one without saying since when': { write: { [SHARED]: { caseload: ['tom'] } } },
      'to two in one name': { write: { [SHARED]: { caseload: [`${membership('tom')},${membership('vic')}`] } } },
      'to 21': { write: { [SHARED]: { caseload: Array.from({ length: 21 }, (_, at) => `tom_${at}`) } } },
      'to a book': { write: { [SHARED]: { caseload: [`tom_${'1'.repeat(3200)}`] } } },
      'to a text': { write: { [SHARED]: { caseload: membership('tom') } } },
      'to a number': { write: { [SHARED]: { caseload: [membership('tom'), 7] } } },
      'without granting it': { write: { [CHILD]: LEFT_OUT } },
      'by the clinic itself': { who: own },
      'by another parent of the clinic': { who: pia },
      'by another family': { who: ben },
    },
  },
  {
    name: 'granting a child to three clinics',
    who: ada,
    world: {
      ...twoMore,
      'TherapistAccounts/pia_0/families/ada': family('ada'),
      'TherapistAccounts/own_1': clinic,
    },
    control: { write: { [CHILD]: { ...granted, grants: { own_0: GRANT, pia_0: GRANT, zoe_0: GRANT }, updatedAt: NOW } } },
    attacks: {
      'and a fourth': { write: { [CHILD]: { 'grants.own_1': GRANT } } },
      'when the second account does not list the family': { world: { 'TherapistAccounts/pia_0/families/ada': null } },
      'when the third account does not list the family': { world: { 'TherapistAccounts/zoe_0/families/ada': null } },
      'the second for good': { write: { [CHILD]: { 'grants.pia_0.endsAt': null } } },
      'the third for a word': { write: { [CHILD]: { 'grants.zoe_0.endsAt': 'soon' } } },
    },
  },
  {
    name: 'making a child that is granted',
    who: ada,
    control: { write: { 'children/ada_1': newChild('ada', { grants: { own_0: GRANT } }) } },
    attacks: {
      'to a clinic that does not know the family': { world: { [FAMILY]: null } },
      'with a list for its grants': { write: { 'children/ada_1': { grants: [] } } },
    },
  },
  {
    name: 'granting again with the same caseload',
    who: ada,
    control: {
      write: {
        [CHILD]: { ...granted, grants: { own_0: { ...GRANT, endsAt: inDays(200) } }, updatedAt: NOW },
        [SHARED]: { ...SHARE, caseload: shared['caseload'], endsAt: inDays(200) },
      },
    },
    attacks: {
      'adding to them': { write: { [SHARED]: { caseload: [membership('tom'), membership('vic'), membership('eve'), membership('zoe')] } } },
      'taking one out': { write: { [SHARED]: { caseload: [membership('tom')] } } },
    },
  },
  {
    name: 'granting again with an empty caseload',
    who: ada,
    control: {
      write: { [CHILD]: { ...granted, grants: { own_0: { ...GRANT, endsAt: inDays(200) } }, updatedAt: NOW }, [SHARED]: { ...SHARE, endsAt: inDays(200) } },
    },
    attacks: { 'without granting it': { write: { [CHILD]: LEFT_OUT } } },
  },
  {
    name: 'taking a grant back',
    who: ada,
    control: { write: { [CHILD]: { ...granted, grants: {}, updatedAt: NOW }, [SHARED]: null } },
    attacks: { 'by the clinic': { who: own }, 'by the therapist': { who: tom } },
  },
  {
    name: 'taking a grant back that is over with a clinic one left',
    who: ada,
    world: { [FAMILY]: null },
    control: { write: { [CHILD]: { ...granted, grants: {}, updatedAt: NOW } } },
    attacks: { 'making it longer': { write: { [CHILD]: { grants: { own_0: { ...GRANT, endsAt: inDays(300) } } } } } },
  },
  {
    name: 'renaming the child while a grant of a clinic one left still runs',
    who: ada,
    world: { [FAMILY]: null },
    control: { write: { [CHILD]: { ...granted, alias: 'Otter', updatedAt: NOW } } },
    attacks: { 'and another purpose': { write: { [CHILD]: { 'grants.own_0.purpose': 'More' } } } },
  },
  ...whoMay('assigning a child', {
    permission: 'staff and roles',
    ask: () => ({ write: { [SHARED]: { ...shared, caseload: [membership('tia'), membership('val')] } } }),
    may: [own, ann],
    mayNot: [tom, vic, ada, ...others],
  }),
  {
    name: 'assigning a child, and nothing else',
    who: ann,
    control: { write: { [SHARED]: { ...shared, caseload: [membership('tia'), membership('val')] } } },
    attacks: {
      'and until when': { write: { [SHARED]: { endsAt: inDays(300) } } },
      'and changing the purpose': { write: { [SHARED]: { purpose: 'Anything' } } },
      'and its alias': { write: { [SHARED]: { alias: 'Otter' } } },
      'as 21': { write: { [SHARED]: { caseload: Array.from({ length: 21 }, (_, at) => `u${at}`) } } },
      'as a text': { write: { [SHARED]: { caseload: 'tia' } } },
      'as a number': { write: { [SHARED]: { caseload: [membership('tia'), 7] } } },
      'as a book': { write: { [SHARED]: { caseload: ['x'.repeat(3201)] } } },
      'and whose it is': { write: { [SHARED]: { ownerUid: 'ann', sharedAt: NOW, caseload: shared['caseload'] } } },
      'when nothing is shared': { world: { [SHARED]: null } },
    },
  },
  ...whoMay('getting the sharing of a child', { ask: () => ({ get: SHARED }), may: [ada, own, ann, tom, vic], mayNot: others }),
  {
    name: 'a clinic sees the name of a child whose sharing has just ended',
    who: ann,
    world: { [SHARED]: { endsAt: inDays(-13) } },
    control: { get: SHARED },
    attacks: {
      'two weeks later': { world: { [SHARED]: { endsAt: inDays(-14.1) } } },
      'two weeks later, by the therapist': { who: tom, world: { [SHARED]: { endsAt: inDays(-14.1) } } },
    },
  },
  {
    name: 'a family reads an expired sharing',
    who: ada,
    world: { [SHARED]: { endsAt: inDays(-400) } },
    control: { get: SHARED },
    attacks: { 'by the clinic': { who: ann } },
  },
  {
    name: 'a clinic lists the sharing of families',
    who: ann,
    control: { list: { collection: `${CLINIC}/sharedChildren`, where: [listedStill] } },
    attacks: {
      'and ever shared': { ask: { list: { collection: `${CLINIC}/sharedChildren` } } },
      'and shared until three weeks ago': { ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['endsAt', '>', inDays(-21)]] } } },
    },
  },
  ...whoMay('listing all that families shared', {
    ask: () => ({ list: { collection: `${CLINIC}/sharedChildren`, where: [listedStill] } }),
    may: [own, ann],
    mayNot: [ada, ben, root, nobody, pia],
  }),
  ...whoMay('listing one’s own caseload', {
    ask: (me) => ({ list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership(me.uid ?? 'x')], listedStill] } }),
    may: [tom, vic, own],
    mayNot: [eve],
  }),
  {
    name: 'a therapist lists their own caseload',
    who: tom,
    control: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tom')], listedStill] } },
    attacks: {
      'when out of the team': { world: { [CLINIC]: { 'team.tom': GONE } } },
      'after removal from the team and return to it': { world: { [CLINIC]: { 'team.tom.joinedAt': inDays(-1) } } },
      'when the account is suspended': { world: { [CLINIC]: { status: 'suspended' } } },
      'of another': {
        ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tia')], listedStill] } },
      },
      'and listing expired sharing': {
        ask: { list: { collection: `${CLINIC}/sharedChildren`, where: [['caseload', 'array-contains', membership('tom')]] } },
      },
    },
  },
  ...whoMay('giving a shared child up', { ask: () => ({ write: { [SHARED]: null } }), may: [ada, own, ann], mayNot: [tom, vic, ...others] }),
]
