import { type DocumentData, NOW } from '#ports/documents'
import { type Ask, type Case, GONE } from '../kit/case'
import { both, guarded, INVITED, invited, listed, strangers, team } from './guardianWorld'
import { ada, ben, CHILD, gia, gus, ina, inDays, nobody, own, person, root, tom } from '../world'
import { whoMay } from '../kit/whoMay'

const inviting = (more: DocumentData = {}): Ask => ({ write: { [INVITED]: { ...invited, createdAt: NOW, updatedAt: NOW, ...more } } })

export const invitingCases: readonly Case[] = [
  {
    name: 'inviting a guardian',
    who: ada,
    world: { [CHILD]: listed(both) },
    control: inviting({ expiresAt: inDays(14.9) }),
    attacks: {
      'as a guardian': { who: gia },
      'as a guardian, in their own name': { who: gia, ask: inviting({ invitedBy: 'gia' }) },
      'as another family': { who: ben, ask: inviting({ invitedBy: 'ben' }) },
      'as the clinic': { who: own, ask: inviting({ invitedBy: 'own' }) },
      'as the therapist': { who: tom, ask: inviting({ invitedBy: 'tom' }) },
      'as an administrator': { who: root, ask: inviting({ invitedBy: 'root' }) },
      'signed out': { who: nobody },
      oneself: { who: ina, ask: inviting({ invitedBy: 'ina' }) },
      'in the name of another': { write: { [INVITED]: { invitedBy: 'gia' } } },
      'to a child by another alias': { write: { [INVITED]: { alias: 'Otter' } } },
      'to another child': { write: { [INVITED]: { childId: 'ada_1' } } },
      'to a child that is not there': { world: { [CHILD]: null } },
      'for 16 days': { write: { [INVITED]: { expiresAt: inDays(16) } } },
      'that has expired': { write: { [INVITED]: { expiresAt: inDays(-1) } } },
      'without an end': { write: { [INVITED]: { expiresAt: null } } },
      'at the place of another': { write: { [INVITED]: { email: 'zoe@x.example' } } },
      'under capital letters': {
        ask: { write: { [`${CHILD}/guardianInvitations/Ina@x.example`]: { ...invited, email: 'Ina@x.example', createdAt: NOW, updatedAt: NOW } } },
      },
      'under a name that is no address': {
        ask: { write: { [`${CHILD}/guardianInvitations/ina`]: { ...invited, email: 'ina', createdAt: NOW, updatedAt: NOW } } },
      },
      'with a long name of the own': { write: { [INVITED]: { invitedByName: 'x'.repeat(81) } } },
      'with a number for a name': { write: { [INVITED]: { invitedByName: 7 } } },
      'without a name': { write: { [INVITED]: { invitedByName: GONE } } },
      'dated back': { write: { [INVITED]: { createdAt: inDays(-1) } } },
      'changed in the past': { write: { [INVITED]: { updatedAt: inDays(-1) } } },
      'with an unknown field': { write: { [INVITED]: { note: 'x' } } },
      'in a role': { write: { [INVITED]: { role: 'owner' } } },
      'as made up': { write: { [INVITED]: { demo: true } } },
    },
  },
  {
    name: 'sending the invitation of a guardian again',
    who: ada,
    world: { ...guarded, [INVITED]: { ...invited, expiresAt: inDays(-1) } },
    control: inviting({ invitedByName: '' }),
    attacks: {
      'by the invitee': { who: ina },
      'by a guardian': { who: gia, ask: inviting({ invitedBy: 'gia' }) },
      'as of old': { write: { [INVITED]: { createdAt: inDays(-1) } } },
      'for 16 days': { write: { [INVITED]: { expiresAt: inDays(16) } } },
      'after the child was renamed, under the old alias': { world: { [CHILD]: { ...listed(both), alias: 'Otter' } } },
    },
  },
  ...whoMay('taking the invitation of a guardian back', {
    world: guarded,
    ask: () => ({ write: { [INVITED]: null } }),
    may: [ada, ina],
    mayNot: [gia, gus, ...team, ...strangers],
  }),
  ...whoMay('reading the invitation of a guardian', {
    world: guarded,
    ask: () => ({ get: INVITED }),
    may: [ada, ina],
    mayNot: [gia, gus, ...team, ...strangers],
  }),
  {
    name: 'an invited guardian reads the invitation',
    who: ina,
    world: guarded,
    control: { get: INVITED },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'that to another': { ask: { get: `${CHILD}/guardianInvitations/zoe@x.example` } },
    },
  },
  ...whoMay('listing the invitations of guardians', {
    world: guarded,
    ask: () => ({ list: { collection: `${CHILD}/guardianInvitations` } }),
    may: [ada],
    mayNot: [gia, ina, ...team, ...strangers],
  }),
  {
    name: 'finding one’s own invitations to children',
    who: ina,
    world: guarded,
    control: { list: { collection: 'guardianInvitations', group: true, where: [['email', '==', 'ina@x.example']] } },
    attacks: {
      'with an unconfirmed address': { who: person('ina', false) },
      'those of another': { who: ben },
      'those of one child': { ask: { list: { collection: 'guardianInvitations', group: true, where: [['childId', '==', 'ada_0']] } } },
      'all of them': { ask: { list: { collection: 'guardianInvitations', group: true } } },
      'all of them, as their owner': { who: ada, ask: { list: { collection: 'guardianInvitations', group: true, where: [['invitedBy', '==', 'ada']] } } },
      'as an administrator': { who: root },
      'signed out': { who: nobody },
    },
  },
  {
    name: 'finding one’s own invitations to one child',
    who: ina,
    world: guarded,
    control: { list: { collection: `${CHILD}/guardianInvitations`, where: [['email', '==', 'ina@x.example']] } },
    attacks: { 'those of another': { who: ben }, 'with an unconfirmed address': { who: person('ina', false) } },
  },
]
