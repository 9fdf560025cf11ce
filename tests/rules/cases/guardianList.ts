import { address, addressOf, both, giaAlone, guarded, guardian, type Guardians, gusAlone, INVITED, invited, listed, strangers, written } from './guardianWorld'
import { type DocumentData, NOW } from '#ports/documents'
import { type Ask, type Case, GONE, LEFT_OUT } from '../kit/case'
import { ada, ben, CHILD, child, gia, GRANT, gus, ina, inDays, nobody, own, person, root, session, tom, vic } from '../world'
import { whoMay } from '../kit/whoMay'

const change = (guardians: Guardians, more: DocumentData = {}): Ask => ({
  write: {
    [CHILD]: written({ ...listed(guardians), ...more }),
    ...Object.fromEntries(['gia', 'gus'].filter((uid) => !(uid in guardians)).map((uid) => [addressOf(uid), null])),
  },
})

export const leavingCases: readonly Case[] = [
  ...whoMay('reading a guardian’s address', {
    world: guarded,
    ask: () => ({ get: addressOf('gia') }),
    may: [gia, gus, ada],
    mayNot: [own, tom, vic, ina, ...strangers],
  }),
  ...whoMay('listing the guardians’ addresses', {
    world: guarded,
    ask: () => ({ list: { collection: `${CHILD}/guardians` } }),
    may: [gia, ada],
    mayNot: [own, tom, vic, ina, ...strangers],
  }),
  {
    name: 'the owner deletes a guardian’s address with the child',
    who: ada,
    world: guarded,
    control: { write: { [addressOf('gia')]: null, [CHILD]: null } },
    attacks: { 'as a guardian': { who: gia }, alone: { write: { [CHILD]: LEFT_OUT } } },
  },
  {
    name: 'the owner takes a guardian out',
    who: ada,
    world: guarded,
    control: change(giaAlone),
    attacks: {
      'by the other guardian': { who: gia },
      'before coming in': { who: ina },
      'by the clinic': { who: own },
      'by the therapist': { who: tom },
      'by an administrator': { who: root },
      'by another family': { who: ben },
      'signed out': { who: nobody },
      'and removing the other as well': { write: { [CHILD]: listed({}) } },
      'and keeping the id on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'and removing the other from the list': { write: { [CHILD]: { guardianIds: [] } } },
      'and lists another instead': { write: { [CHILD]: { guardianIds: ['zoe'] } } },
      'and keeping the map': { write: { [CHILD]: { guardians: both } } },
      'and keeping the guardian’s address': { write: { [addressOf('gus')]: LEFT_OUT } },
      'and deleting the other’s address': { write: { [addressOf('gia')]: null } },
      'and adding another': { write: { [CHILD]: listed({ ...giaAlone, zoe: guardian('zoe', { since: NOW }) }) } },
      'and changing the other’s address': { write: { [CHILD]: { 'guardians.gia.email': 'zoe@x.example' } } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and signs it': { write: { [CHILD]: { updatedBy: 'ada' } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'and takes the list away': { write: { [CHILD]: { guardianIds: GONE } } },
      'and takes the map away': { write: { [CHILD]: { guardians: GONE } } },
      'as made up': { write: { [CHILD]: { demo: true } } },
    },
  },
  {
    name: 'the owner takes the last guardian out',
    who: ada,
    world: { ...guarded, [CHILD]: listed(giaAlone) },
    control: change({}),
    attacks: {
      'and deleting the list': { write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } },
      'and keeping the id on the list': { write: { [CHILD]: { guardianIds: ['gia'] } } },
      'by another family': { who: ben },
    },
  },
  {
    name: 'a guardian leaves',
    who: gia,
    world: guarded,
    control: change(gusAlone),
    attacks: {
      'as the other': { who: gus },
      'before coming in': { who: ina },
      'and removing the other': { write: { [CHILD]: listed({}) } },
      'and stays on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'and stays on the map': { write: { [CHILD]: { guardians: both } } },
      'and keeping their own address': { write: { [addressOf('gia')]: LEFT_OUT } },
      'and changing the other’s name': { write: { [CHILD]: { 'guardians.gus.displayName': 'Zed' } } },
      'and adding another': { write: { [CHILD]: listed({ ...gusAlone, zoe: guardian('zoe', { since: NOW }) }) } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and ends a grant': { write: { [CHILD]: { grants: {} } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      twice: { world: { [CHILD]: listed(gusAlone) } },
    },
  },
  {
    name: 'the last guardian leaves',
    who: gia,
    world: { ...guarded, [CHILD]: listed(giaAlone) },
    control: { write: { [CHILD]: written(listed({})), [addressOf('gia')]: null } },
    attacks: { 'and deleting the list': { write: { [CHILD]: { guardianIds: GONE, guardians: GONE } } }, 'by the therapist': { who: tom } },
  },
  {
    name: 'a guardian leaves, and cannot change a guardian’s entry',
    who: gia,
    world: guarded,
    control: change(gusAlone),
    attacks: {
      'changing their own name instead': { ask: change({ ...both, gia: guardian('gia', { displayName: 'Gia' }) }) },
      'changing their own address instead': { ask: change({ ...both, gia: guardian('gia', { email: 'new@x.example' }) }) },
      'changing their own address document instead': { ask: { write: { [addressOf('gia')]: address('gia', { displayName: 'Gia' }) } } },
      'only deleting their own address': { ask: { write: { [addressOf('gia')]: null } } },
      'changing the name of the other instead': { ask: change({ ...both, gus: guardian('gus') }) },
      'the owner does instead': { who: ada, ask: change({ ...both, gia: guardian('gia', { displayName: 'Gia' }) }) },
    },
  },
]

const inaNow = guardian('ina', { since: NOW })

const INA = addressOf('ina')

/** Returns a request that adds these guardians and uses up the invitation. */
const coming = (others: Guardians): Ask => ({
  write: { [CHILD]: written(listed({ ...others, ina: inaNow })), [INA]: address('ina', { displayName: 'Ina' }), [INVITED]: null },
})

const three: Guardians = { ...both, gil: guardian('gil') }

const firstComing = (uid: string): Readonly<Record<string, DocumentData | null>> => ({
  [CHILD]: child('ada', { grants: { own_0: GRANT }, ...listed({ [uid]: guardian(uid, { since: NOW }) }), updatedAt: NOW }),
  [addressOf(uid)]: address(uid),
  [`${CHILD}/guardianInvitations/${uid}@x.example`]: null,
})

export const comingCases: readonly Case[] = [
  {
    name: 'an invited guardian joins',
    who: ina,
    world: guarded,
    control: coming(both),
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'with another address': { who: { ...ina, email: 'eve@x.example' } },
      'by the invitation of another': {
        who: ben,
        ask: { write: { [CHILD]: written(listed({ ...both, ben: guardian('ben', { since: NOW }) })), [addressOf('ben')]: address('ben'), [INVITED]: null } },
      },
      'without an invitation': { world: { [INVITED]: null } },
      'by an invitation to another child': { world: { [INVITED]: null, 'children/ada_1/guardianInvitations/ina@x.example': { ...invited, childId: 'ada_1' } } },
      'by an invitation that has expired': { world: { [INVITED]: { expiresAt: inDays(-0.01) } } },
      'by an invitation to a child that was here before': { world: { [INVITED]: { createdAt: inDays(-21) } } },
      'without using the invitation up': { write: { [INVITED]: LEFT_OUT } },
      'while keeping the invitation': { write: { [INVITED]: { ...invited, updatedAt: NOW } } },
      'who is already a guardian': { world: { [CHILD]: listed({ ...both, ina: guardian('ina') }) } },
      'as a fourth': { world: { [CHILD]: listed(three) }, write: { [CHILD]: listed({ ...three, ina: inaNow }) } },
      'under the name of another': { write: { [CHILD]: listed({ ...both, zoe: inaNow }) } },
      'with another as well': {
        world: { [CHILD]: listed(gusAlone) },
        write: { [CHILD]: listed({ ...gusAlone, ina: inaNow, gil: guardian('gil', { since: NOW }) }) },
      },
      'in the place of another': { write: { [CHILD]: listed({ ...gusAlone, ina: inaNow }) } },
      'without being on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus'] } } },
      'without being on the map': { write: { [CHILD]: { guardians: both } } },
      'with another on the list': { write: { [CHILD]: { guardianIds: ['gia', 'gus', 'zoe'] } } },
      'and takes another from the list': { write: { [CHILD]: { guardianIds: ['gus', 'ina'] } } },
      'and changing another guardian’s entry': { write: { [CHILD]: { 'guardians.gia.email': 'zoe@x.example' } } },
      'under another address': { write: { [INA]: { email: 'eve@x.example' } } },
      'without an address': { write: { [INA]: { email: GONE } } },
      'without an address document': { write: { [INA]: LEFT_OUT } },
      'showing the address to every team': { write: { [CHILD]: { 'guardians.ina.email': 'ina@x.example' } } },
      'with the address of another person': { write: { [INA]: LEFT_OUT, [addressOf('zoe')]: address('zoe') } },
      'as if one had long been there': { write: { [CHILD]: { 'guardians.ina.since': inDays(-9) } } },
      'without saying since when': { write: { [CHILD]: { 'guardians.ina.since': GONE } } },
      'with a long name': { write: { [INA]: { displayName: 'x'.repeat(81) } } },
      'with a number for a name': { write: { [INA]: { displayName: 7 } } },
      'with more about oneself': { write: { [INA]: { phone: '1' } } },
      'with more about oneself on the map': { write: { [CHILD]: { 'guardians.ina.phone': '1' } } },
      'in the past': { write: { [CHILD]: { updatedAt: inDays(-1) } } },
      'and renames the child': { write: { [CHILD]: { alias: 'Otter' } } },
      'and changes the settings': { write: { [CHILD]: { profileJson: '{"support":"B"}' } } },
      'and signs it': { write: { [CHILD]: { updatedBy: 'ina' } } },
      'and puts the child away': { write: { [CHILD]: { archivedAt: NOW } } },
      'and grants it': { write: { [CHILD]: { grants: {} } } },
      'and owns it': { write: { [CHILD]: { ownerUid: 'ina' } } },
      'as made up': { write: { [CHILD]: { demo: true } } },
      'to a child that is gone': { world: { [CHILD]: null } },
      'and runs a session at once': { write: { [`${CHILD}/sessions/n`]: session('ina') } },
      'for the invitee, as the owner': { who: ada },
    },
  },
  {
    name: 'the first guardian joins, without a name',
    who: ina,
    world: { [INVITED]: invited },
    control: { write: firstComing('ina') },
    attacks: {
      'twice on the list': { write: { [CHILD]: { guardianIds: ['ina', 'ina'] } } },
      'on no list': { write: { [CHILD]: { guardianIds: GONE } } },
      'on a list that is a map': { write: { [CHILD]: { guardianIds: { ina: true } } } },
      'on no map': { write: { [CHILD]: { guardians: GONE } } },
      'the owner of the child': {
        who: ada,
        ask: { write: firstComing('ada') },
        world: { [`${CHILD}/guardianInvitations/ada@x.example`]: { ...invited, email: 'ada@x.example' } },
      },
    },
  },
  {
    name: 'a therapist of the child joins as a guardian',
    who: tom,
    world: { [`${CHILD}/guardianInvitations/tom@x.example`]: { ...invited, email: 'tom@x.example' } },
    control: { write: firstComing('tom') },
    attacks: {
      'without an invitation': { world: { [`${CHILD}/guardianInvitations/tom@x.example`]: null } },
      'before it is used up': { write: { [`${CHILD}/guardianInvitations/tom@x.example`]: LEFT_OUT } },
    },
  },
  {
    name: 'an invited guardian declines',
    who: ina,
    world: guarded,
    control: { write: { [INVITED]: null } },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'for another': { who: ben },
      'as a guardian': { who: gia },
      'as the clinic': { who: own },
      'as an administrator': { who: root },
      'signed out': { who: nobody },
    },
  },
]
